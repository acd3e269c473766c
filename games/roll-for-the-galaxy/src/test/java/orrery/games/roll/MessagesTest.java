package orrery.games.roll;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import orrery.core.Article;
import orrery.core.Component;
import orrery.core.Message;
import orrery.core.Seat;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Face;
import orrery.games.roll.components.Faction;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Place;
import orrery.games.roll.components.Stack;
import orrery.games.roll.components.Tile;
import orrery.games.roll.components.WorldColor;
import orrery.testkit.SaidInBothLanguages;
import orrery.words.Language;
import orrery.words.Words;

/** All that the game says, it says in both languages. */
class MessagesTest extends SaidInBothLanguages {

    /** What the page in the browser says of a seat. */
    private static final List<String> OF_THE_PAGE =
            List.of("seat.tiles", "seat.chips", "seat.credits", "seat.cup", "seat.points");

    MessagesTest() {
        super(
                new RollGame(),
                Articles.class,
                Set.of("prompt", "why", "choice", "fact", "part", "path", "standing", "state", "seat"));
    }

    @Override
    protected Stream<String> furtherKeys() {
        return Stream.concat(OF_THE_PAGE.stream(), Arrays.stream(Step.values()).map(step -> "path." + step.id()));
    }

    @Override
    protected Stream<Component[]> components() {
        return Stream.of(
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
                RollPurpose.values());
    }

    @Override
    protected Stream<Article> articlesOfComponents() {
        return Arrays.stream(Tile.values()).map(Articles::tile);
    }

    /** Articles rolled dice and completed tiles are told with their names. */
    @Test
    void aGoodTradedIsToldWithItsWorldAndItsPrice() {
        RollFact traded = new GoodsFact.Traded(Seat.of(0), DieColor.HOME, false, Tile.SPICE_WORLD, DieColor.NOVELTY, 3);

        assertThat(Words.of(folder, Language.EN).say(traded.message()))
                .contains("Seat 1", "Spice World", "3", "Novelty", "Home");
        assertThat(Words.of(folder, Language.RU).say(traded.message())).contains("Место 1", "3 ГК");
    }

    @Test
    void workersThatAreAlikeAreCounted() {
        RollFact recruited = new CourseFact.Recruited(
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

        assertThat(Words.of(folder, Language.RU).say(recruited.message()))
                .isEqualTo("Место 1 вербует: 2 домашних, военный и 5 кубиков Новинок");
        assertThat(Words.of(folder, Language.EN).say(recruited.message()))
                .isEqualTo("Seat 1 recruits: 2 Home, Military, and 5 Novelty");
    }

    /** Article reassign. */
    @Test
    void itIsSaidHowManyWorkersAPowerMayStillMove() {
        assertThat(Words.of(folder, Language.RU).say(Message.of("prompt.reassign-on", Tile.MAD_SCIENTISTS, 1)))
                .isEqualTo("«Безумные учёные»: можно переместить ещё 1 рабочего");
    }

    @Test
    void aHomeWorldChangesTheCreditsItBeginsWith() {
        assertThat(Words.of(folder, Language.EN).say(new CourseFact.CreditsSet(Seat.of(0), 1).message()))
                .isEqualTo("Seat 1 begins with $1");
        assertThat(Words.of(folder, Language.EN).say(new CourseFact.CreditsSet(Seat.of(0), 8).message()))
                .isEqualTo("Seat 1 begins with $8 instead, as the home world says");
    }
}
