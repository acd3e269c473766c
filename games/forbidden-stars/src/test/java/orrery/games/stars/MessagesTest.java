package orrery.games.stars;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import orrery.core.Article;
import orrery.core.Component;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.AreaKind;
import orrery.games.stars.components.Asset;
import orrery.games.stars.components.AssetIcon;
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.components.CombatIcon;
import orrery.games.stars.components.Compass;
import orrery.games.stars.components.Effect;
import orrery.games.stars.components.EventCard;
import orrery.games.stars.components.EventTiming;
import orrery.games.stars.components.EventType;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.Order;
import orrery.games.stars.components.OrderUpgrade;
import orrery.games.stars.components.Phase;
import orrery.games.stars.components.StormMove;
import orrery.games.stars.components.Structure;
import orrery.games.stars.components.SystemSide;
import orrery.games.stars.components.Tile;
import orrery.games.stars.components.Unit;
import orrery.games.stars.components.UnitKind;
import orrery.testkit.MessageKeys;
import orrery.words.Completeness;
import orrery.words.ComponentNames;
import orrery.words.Language;
import orrery.words.TextFolder;

/** All that the game says, it says in both languages. */
class MessagesTest {

    private static final TextFolder FOLDER = TextFolder.beside(StarsGame.class);
    private static final Path SOURCES = Path.of("src", "main", "java");

    /** What keys in the sources begin with; keys put together from an id are listed apart. */
    private static final Set<String> FAMILIES =
            Set.of("prompt", "why", "choice", "fact", "path", "state", "effect", "forecast");

    /** What the page in the browser says of a seat. */
    private static final List<String> OF_THE_PAGE = List.of(
            "seat.materiel",
            "seat.level",
            "seat.forges",
            "seat.caches",
            "seat.reinforcements",
            "seat.objectives",
            "seat.worlds",
            "seat.units");

    @Test
    void everyKeyThatTheGameUsesHasItsWords() throws IOException {
        assertThat(Completeness.ofMessages(FOLDER, used())).isEmpty();
    }

    @Test
    void theArticlesAreTheSameInBothLanguages() {
        assertThat(Completeness.ofArticles(FOLDER)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyArticleThatTheRulesCiteIsWritten(Language language) throws IllegalAccessException {
        orrery.words.Articles written = orrery.words.Articles.of(FOLDER, language);
        assertThat(cited())
                .allSatisfy(article ->
                        assertThat(written.find(article.id())).as(article.id()).isPresent());
    }

    private static Set<String> used() throws IOException {
        Set<String> keys = new TreeSet<>(OF_THE_PAGE);
        keys.addAll(MessageKeys.inSources(SOURCES, FAMILIES));
        for (StarsFact.Manner manner : StarsFact.Manner.values()) {
            keys.add("fact.unit-" + manner.id());
        }
        for (Effect.Flag flag : Effect.Flag.values()) {
            keys.add("fact.flag-" + flag.id());
            keys.add("effect.flag-" + flag.id());
        }
        for (StarsStanding standing : StarsStanding.values()) {
            keys.add(standing.message().key());
        }
        for (Effect.Condition condition : Effect.Condition.values()) {
            keys.add("effect.if-" + condition.id());
        }
        for (CombatCard card : CombatCard.values()) {
            card.general().forEach(ability -> keys.add(ability.message().key()));
            card.unit().forEach(ability -> keys.add(ability.message().key()));
        }
        for (String with : List.of("", "-cache")) {
            for (String forge : List.of("", "-forge")) {
                keys.add("choice.buy" + with + forge);
                keys.add("choice.buy" + with + forge + "-warboss");
            }
        }
        new StarsGame().modes().forEach(mode -> mode.options().forEach(option -> keys.add(ComponentNames.key(option))));
        new StarsGame().modes().forEach(mode -> keys.add("about.mode." + mode.id()));
        Stream.concat(
                        Stream.<Component[]>of(
                                        Area.values(),
                                        Asset.values(),
                                        AssetIcon.values(),
                                        AreaKind.values(),
                                        CombatCard.values(),
                                        CombatIcon.values(),
                                        Compass.values(),
                                        EventCard.values(),
                                        EventTiming.values(),
                                        EventType.values(),
                                        Faction.values(),
                                        Order.values(),
                                        OrderUpgrade.values(),
                                        Phase.values(),
                                        StormMove.values(),
                                        Structure.values(),
                                        SystemSide.values(),
                                        Tile.values(),
                                        Unit.values(),
                                        UnitKind.values(),
                                        Step.values(),
                                        StarsEnd.values(),
                                        StarsPurpose.values())
                                .flatMap(Arrays::stream),
                        new StarsGame().modes().stream())
                .map(ComponentNames::key)
                .forEach(keys::add);
        return keys;
    }

    private static List<Article> cited() throws IllegalAccessException {
        List<Article> cited = new ArrayList<>();
        for (var field : Articles.class.getFields()) {
            if (Modifier.isStatic(field.getModifiers()) && field.get(null) instanceof Article article) {
                cited.add(article);
            }
        }
        Arrays.stream(CombatCard.values()).map(Articles::of).forEach(cited::add);
        Arrays.stream(OrderUpgrade.values()).map(Articles::of).forEach(cited::add);
        Arrays.stream(EventCard.values()).map(Articles::of).forEach(cited::add);
        return cited;
    }
}
