package orrery.games.risk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import orrery.core.Article;
import orrery.core.Component;
import orrery.core.Mode;
import orrery.core.Seat;
import orrery.games.risk.board.Achievement;
import orrery.games.risk.board.Faction;
import orrery.games.risk.board.Planet;
import orrery.games.risk.board.Race;
import orrery.games.risk.board.Reward;
import orrery.games.risk.board.Territory;
import orrery.games.risk.cards.CardKind;
import orrery.games.risk.cards.CardWindow;
import orrery.games.risk.cards.FactionCard;
import orrery.games.risk.setup.Diagram;
import orrery.testkit.MessageKeys;
import orrery.words.Completeness;
import orrery.words.ComponentNames;
import orrery.words.Language;
import orrery.words.TextFolder;
import orrery.words.Words;

/** All that the game says, it says in both languages. */
class MessagesTest {

    private static final TextFolder FOLDER = TextFolder.beside(RiskGame.class);

    private static final Path SOURCES = Path.of("src", "main", "java");

    /** What keys in the sources begin with; keys put together from an id are listed apart. */
    private static final Set<String> FAMILIES =
            Set.of("prompt", "why", "choice", "fact", "path", "standing", "state", "forecast");

    /** What the page in the browser says of a seat. */
    private static final List<String> OF_THE_PAGE = List.of(
            "seat.units",
            "seat.fields",
            "seat.rewards",
            "seat.team",
            "seat.ally",
            "seat.own-team",
            "seat.cards",
            "seat.territories",
            "seat.achievements");

    /** Windows in which the player is asked what to do next, not just for a card. */
    private static final Set<CardWindow> WITHIN_A_STEP =
            EnumSet.of(CardWindow.DEPLOY, CardWindow.ATTACK_STEP_START, CardWindow.ATTACK_STEP, CardWindow.END_OF_TURN);

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

    @Test
    void countsTakeTheirPlural() {
        Words russian = Words.of(FOLDER, Language.RU);
        Words english = Words.of(FOLDER, Language.EN);

        assertThat(russian.say(new RiskChoice.Units(1).message())).isEqualTo("1 отряд");
        assertThat(russian.say(new RiskChoice.Units(3).message())).isEqualTo("3 отряда");
        assertThat(russian.say(new RiskChoice.Units(11).message())).isEqualTo("11 отрядов");
        assertThat(english.say(new RiskChoice.Units(1).message())).isEqualTo("1 unit");
        assertThat(english.say(new RiskChoice.Units(2).message())).isEqualTo("2 units");
    }

    @Test
    void anInvasionIsToldWithItsTwoTerritories() {
        RiskFact declared = new RiskFact.InvasionDeclared(Seat.of(0), Territory.AUGUSTGRAD, Territory.URSA);

        assertThat(Words.of(FOLDER, Language.RU).say(declared.message()))
                .isEqualTo("Место 1 вторгается: Аугустград → Урса");
        assertThat(Words.of(FOLDER, Language.EN).say(declared.message()))
                .isEqualTo("Seat 1 invades: Augustgrad → Ursa");
    }

    private static Set<String> used() throws IOException {
        Set<String> keys = new TreeSet<>(MessageKeys.inSources(SOURCES, FAMILIES));
        keys.addAll(OF_THE_PAGE);
        for (Step step : Step.values()) {
            keys.add("path." + step.id());
        }
        for (CardWindow window : EnumSet.complementOf(EnumSet.copyOf(WITHIN_A_STEP))) {
            keys.add("prompt.window." + window.id());
        }
        for (RiskStanding standing : RiskStanding.values()) {
            keys.add(standing.message().key());
        }
        for (Faction faction : Faction.values()) {
            keys.add("hero." + faction.id());
        }
        for (Mode mode : new RiskGame().modes()) {
            keys.add("about.mode." + mode.id());
        }
        components().map(ComponentNames::key).forEach(keys::add);
        return keys;
    }

    private static Stream<Component> components() {
        Stream<Component> constants = Stream.<Component[]>of(
                        Territory.values(),
                        Planet.values(),
                        Race.values(),
                        Faction.values(),
                        Achievement.values(),
                        FactionCard.values(),
                        CardWindow.values(),
                        CardKind.values(),
                        Diagram.values(),
                        Reward.values(),
                        Step.values(),
                        RiskEnd.values(),
                        RiskPurpose.values())
                .flatMap(Arrays::stream);
        List<Mode> modes = new RiskGame().modes();
        return Stream.of(constants, modes.stream(), modes.stream().flatMap(mode -> mode.options().stream()))
                .flatMap(part -> part);
    }

    private static List<Article> cited() throws IllegalAccessException {
        List<Article> cited = new ArrayList<>();
        for (var field : Articles.class.getFields()) {
            if (Modifier.isStatic(field.getModifiers()) && field.get(null) instanceof Article article) {
                cited.add(article);
            }
        }
        Arrays.stream(FactionCard.values()).map(Articles::of).forEach(cited::add);
        Arrays.stream(Achievement.values()).map(Articles::of).forEach(cited::add);
        Arrays.stream(Reward.values()).map(Articles::of).forEach(cited::add);
        Arrays.stream(CardWindow.values()).map(Articles::of).forEach(cited::add);
        return cited;
    }
}
