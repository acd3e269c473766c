package orrery.games.roll;

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
import orrery.core.Message;
import orrery.core.Mode;
import orrery.core.Seat;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Face;
import orrery.games.roll.components.Faction;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Place;
import orrery.games.roll.components.Stack;
import orrery.games.roll.components.Tile;
import orrery.games.roll.components.WorldColor;
import orrery.testkit.MessageKeys;
import orrery.words.Completeness;
import orrery.words.ComponentNames;
import orrery.words.Language;
import orrery.words.TextFolder;
import orrery.words.Words;

/** All that the game says, it says in both languages. */
class MessagesTest {

    private static final TextFolder FOLDER = TextFolder.beside(RollGame.class);

    private static final Path SOURCES = Path.of("src", "main", "java");

    /** What keys in the sources begin with; keys put together from an id are listed apart. */
    private static final Set<String> FAMILIES =
            Set.of("prompt", "why", "choice", "fact", "part", "path", "standing", "state", "seat");

    /** What the page in the browser says of a seat. */
    private static final List<String> OF_THE_PAGE =
            List.of("seat.tiles", "seat.chips", "seat.credits", "seat.cup", "seat.points");

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

    /** Articles rolled dice and completed tiles are told with their names. */
    @Test
    void aGoodTradedIsToldWithItsWorldAndItsPrice() {
        RollFact traded = new RollFact.Traded(Seat.of(0), DieColor.HOME, false, Tile.SPICE_WORLD, DieColor.NOVELTY, 3);

        assertThat(Words.of(FOLDER, Language.EN).say(traded.message()))
                .contains("Seat 1", "Spice World", "3", "Novelty", "Home");
        assertThat(Words.of(FOLDER, Language.RU).say(traded.message())).contains("Место 1", "3 ГК");
    }

    @Test
    void workersThatAreAlikeAreCounted() {
        RollFact recruited = new RollFact.Recruited(
                Seat.of(0),
                List.of(
                        DieColor.HOME,
                        DieColor.HOME,
                        DieColor.MILITARY,
                        DieColor.NOVELTY,
                        DieColor.NOVELTY,
                        DieColor.NOVELTY,
                        DieColor.NOVELTY,
                        DieColor.NOVELTY));

        assertThat(Words.of(FOLDER, Language.RU).say(recruited.message()))
                .isEqualTo("Место 1 вербует: 2 домашних, военный и 5 кубиков Новинок");
        assertThat(Words.of(FOLDER, Language.EN).say(recruited.message()))
                .isEqualTo("Seat 1 recruits: 2 Home, Military, and 5 Novelty");
    }

    /** Article reassign. */
    @Test
    void itIsSaidHowManyWorkersAPowerMayStillMove() {
        assertThat(Words.of(FOLDER, Language.RU).say(Message.of("prompt.reassign-on", Tile.MAD_SCIENTISTS, 1)))
                .isEqualTo("«Безумные учёные»: можно переместить ещё 1 рабочего");
    }

    @Test
    void aHomeWorldChangesTheCreditsItBeginsWith() {
        assertThat(Words.of(FOLDER, Language.EN).say(new RollFact.CreditsSet(Seat.of(0), 1).message()))
                .isEqualTo("Seat 1 begins with $1");
        assertThat(Words.of(FOLDER, Language.EN).say(new RollFact.CreditsSet(Seat.of(0), 8).message()))
                .isEqualTo("Seat 1 begins with $8 instead, as the home world says");
    }

    private static Set<String> used() throws IOException {
        Set<String> keys = new TreeSet<>(MessageKeys.inSources(SOURCES, FAMILIES));
        keys.addAll(OF_THE_PAGE);
        for (Step step : Step.values()) {
            keys.add("path." + step.id());
        }
        for (RollStanding standing : RollStanding.values()) {
            keys.add(standing.message().key());
        }
        components().map(ComponentNames::key).forEach(keys::add);
        return keys;
    }

    private static Stream<Component> components() {
        Stream<Component> constants = Stream.<Component[]>of(
                        DieColor.values(),
                        Face.values(),
                        Faction.values(),
                        Phase.values(),
                        Place.values(),
                        Stack.values(),
                        Tile.values(),
                        WorldColor.values(),
                        Step.values(),
                        RollEnd.values(),
                        RollPurpose.values())
                .flatMap(Arrays::stream);
        List<Mode> modes = new RollGame().modes();
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
        Arrays.stream(Tile.values()).map(Articles::tile).forEach(cited::add);
        return cited;
    }
}
