package orrery.games.risk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import orrery.core.Article;
import orrery.core.Component;
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
import orrery.testkit.SaidInBothLanguages;
import orrery.words.Language;
import orrery.words.Words;

/** All that the game says, it says in both languages. */
class MessagesTest extends SaidInBothLanguages {

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

    MessagesTest() {
        super(
                new RiskGame(),
                Articles.class,
                Set.of("prompt", "why", "choice", "fact", "path", "standing", "state", "forecast"));
    }

    @Override
    protected Stream<String> furtherKeys() {
        return Stream.of(
                        OF_THE_PAGE.stream(),
                        Arrays.stream(Step.values()).map(step -> "path." + step.id()),
                        EnumSet.complementOf(EnumSet.copyOf(WITHIN_A_STEP)).stream()
                                .map(window -> "prompt.window." + window.id()),
                        Arrays.stream(Faction.values()).map(faction -> "hero." + faction.id()))
                .flatMap(keys -> keys);
    }

    @Override
    protected Stream<Component[]> components() {
        return Stream.of(
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
                RiskPurpose.values());
    }

    @Override
    protected Stream<Article> articlesOfComponents() {
        return Stream.of(
                        Arrays.stream(FactionCard.values()).map(Articles::of),
                        Arrays.stream(Achievement.values()).map(Articles::of),
                        Arrays.stream(Reward.values()).map(Articles::of),
                        Arrays.stream(CardWindow.values()).map(Articles::of))
                .flatMap(articles -> articles);
    }

    @Test
    void countsTakeTheirPlural() {
        Words russian = Words.of(folder, Language.RU);
        Words english = Words.of(folder, Language.EN);

        assertThat(russian.say(new RiskChoice.Units(1).message())).isEqualTo("1 отряд");
        assertThat(russian.say(new RiskChoice.Units(3).message())).isEqualTo("3 отряда");
        assertThat(russian.say(new RiskChoice.Units(11).message())).isEqualTo("11 отрядов");
        assertThat(english.say(new RiskChoice.Units(1).message())).isEqualTo("1 unit");
        assertThat(english.say(new RiskChoice.Units(2).message())).isEqualTo("2 units");
    }

    @Test
    void anInvasionIsToldWithItsTwoTerritories() {
        RiskFact declared = new InvasionFact.InvasionDeclared(Seat.of(0), Territory.AUGUSTGRAD, Territory.URSA);

        assertThat(Words.of(folder, Language.RU).say(declared.message()))
                .isEqualTo("Место 1 вторгается: Аугустград → Урса");
        assertThat(Words.of(folder, Language.EN).say(declared.message()))
                .isEqualTo("Seat 1 invades: Augustgrad → Ursa");
    }
}
