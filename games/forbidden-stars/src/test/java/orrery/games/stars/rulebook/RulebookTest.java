package orrery.games.stars.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import orrery.core.Choice;
import orrery.core.Next;
import orrery.core.Playout;
import orrery.core.Policy;
import orrery.core.Question;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Start;
import orrery.core.scenario.BadLine;
import orrery.games.stars.RandomFights;
import orrery.games.stars.RandomPlay;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsGame;
import orrery.games.stars.StarsState;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.components.CombatIcon;
import orrery.games.stars.components.EventCard;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.OrderUpgrade;
import orrery.games.stars.operations.EndOfTurn;
import orrery.games.stars.planning.BeginRound;
import orrery.games.stars.refresh.EventStep;
import orrery.testkit.fuzz.Check;
import orrery.testkit.fuzz.CheckFailed;
import orrery.testkit.fuzz.Enumerator;

/**
 * Random games and battles offer exactly what a second reading of the rules finds, at every question, forced ones too,
 * and what is left out or added is noticed.
 */
class RulebookTest {

    private static final StarsGame GAME = new StarsGame();
    private static final int SHARE = Boolean.getBoolean("orrery.full") ? 20 : 1;
    private static final boolean FAST = Boolean.getBoolean("orrery.fast");
    private static final int GAMES = FAST ? 3 : 24 * SHARE;
    private static final int RICH_GAMES = FAST ? 3 : 60 * SHARE;
    private static final int FIGHTS = FAST ? 100 : 4_000 * SHARE;

    /** Beyond so many comparisons of a kind only one in ten is made: most kinds are rare, a few fill whole games. */
    private static final int ENOUGH = 200 * SHARE;

    private final Rulebook rulebook = new Rulebook();
    private final SplittableRandom skipping = new SplittableRandom(1);

    // ---- what is played

    private interface Course {
        void play(Playout<StarsState, StarsFact> play, Next first);
    }

    /** Plays on from a start and hands every question with its position to a reader, forced questions too; declining is rarer. */
    private void play(
            String origin,
            SplittableRandom random,
            Start<StarsState, StarsFact> start,
            Enumerator<StarsState> reader,
            Course course) {
        rulebook.newGame();
        Check<StarsState, StarsFact> check = reader.check();
        StarsState state = start.state();
        Policy<StarsState> eager = (position, question, legal) -> {
            int chosen = random.nextInt(legal.size());
            return legal.get(chosen) instanceof StarsChoice.Decline ? random.nextInt(legal.size()) : chosen;
        };
        Playout.Observer<StarsState, StarsFact> watching = new Playout.Observer<>() {
            @Override
            public void happened(StarsState position, StarsFact fact) {
                rulebook.happened(position, fact);
            }

            @Override
            public void answered(Question<?> question, Choice choice, int options) {
                if (isWorthReading(question)) {
                    check.question(state, question, choice);
                }
                rulebook.remember(state, question, choice);
            }
        };
        Playout<StarsState, StarsFact> play =
                new Playout<StarsState, StarsFact>(state, Collections.nCopies(state.seats(), eager), random);
        try {
            course.play(play.observedBy(watching), start.first());
        } catch (CheckFailed failed) {
            throw new CheckFailed(origin + ": " + failed.getMessage());
        }
    }

    private boolean isWorthReading(Question<?> question) {
        String key = question.decision().prompt().key() + " of "
                + question.decision().article().id();
        return rulebook.compared().getOrDefault(key, 0) < ENOUGH || skipping.nextInt(10) == 0;
    }

    private void playGame(long seed, Enumerator<StarsState> reader) {
        play(
                "game " + seed,
                new SplittableRandom(seed),
                GAME.start(RandomPlay.setup(seed)),
                reader,
                (play, first) -> play.play(first));
    }

    /** A game in which schemes and upgrades come into play by themselves, materiel comes and goes and units are routed. */
    private void playRichGame(long seed, Enumerator<StarsState> reader) {
        SplittableRandom random = new SplittableRandom(seed);
        play("rich game " + seed, random, GAME.start(RandomPlay.setup(seed)), reader, (play, first) -> {
            Next next = first;
            while (next instanceof Segment<?, ?> segment) {
                if (segment instanceof BeginRound) {
                    give(play, random);
                } else if (segment instanceof EventStep) {
                    giveMateriel(play, random, 3);
                }
                next = play.step(segment);
            }
        });
    }

    private static void give(Playout<StarsState, StarsFact> play, SplittableRandom random) {
        StarsState state = play.state();
        for (Seat seat : Seat.first(state.seats())) {
            if (!state.isOut(seat.index())) {
                giveCards(play, random, seat);
                rout(play, random, seat);
            }
        }
        giveMateriel(play, random, 5);
    }

    /** Every seat has some materiel now, no more than this. */
    private static void giveMateriel(Playout<StarsState, StarsFact> play, SplittableRandom random, int most) {
        StarsState state = play.state();
        for (Seat seat : Seat.first(state.seats())) {
            int by = random.nextInt(most + 1) - state.materiel(seat.index());
            if (by != 0 && !state.isOut(seat.index())) {
                play.record(new StarsFact.MaterielChanged(seat, by));
            }
        }
    }

    private static void giveCards(Playout<StarsState, StarsFact> play, SplittableRandom random, Seat seat) {
        StarsState state = play.state();
        for (EventCard card : EventCard.values()) {
            if (card.faction().ordinal() == state.faction(seat.index())
                    && card.isScheme()
                    && !state.has(seat.index(), card)
                    && random.nextInt(3) == 0) {
                play.record(new StarsFact.SchemeTaken(seat, card));
            }
        }
        for (OrderUpgrade upgrade : OrderUpgrade.values()) {
            if (upgrade.faction().ordinal() == state.faction(seat.index())
                    && !state.has(seat.index(), upgrade)
                    && random.nextInt(5) == 0) {
                play.record(new StarsFact.UpgradeTaken(seat, upgrade));
            }
        }
    }

    private static void rout(Playout<StarsState, StarsFact> play, SplittableRandom random, Seat seat) {
        StarsState state = play.state();
        for (int area : state.board().areas()) {
            for (int number = 0; number < Faction.UNITS; number++) {
                if (StarsState.standing(state.units(area, seat.index()), number) > 0 && random.nextInt(6) == 0) {
                    play.record(new StarsFact.UnitRouted(seat, state.unit(seat.index(), number), Area.at(area)));
                }
            }
        }
    }

    /** Plays a battle or strike to the end of its order. */
    private void playFight(
            String origin, SplittableRandom random, Start<StarsState, StarsFact> start, Enumerator<StarsState> reader) {
        play(origin, random, start, reader, (play, first) -> {
            Next next = first;
            while (next instanceof Segment<?, ?> segment && !(segment instanceof EndOfTurn)) {
                next = play.step(segment);
            }
        });
    }

    private void playFights(int fights, Enumerator<StarsState> reader) throws BadLine {
        for (long seed = 0; seed < fights; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            playFight("battle " + seed, random, RandomFights.battle(random), reader);
            playFight("strike " + seed, random, RandomFights.strike(random), reader);
        }
    }

    // ---- what must come of it

    @Test
    void randomPositionsOfferWhatTheRulesAllow() throws BadLine, IOException {
        for (long seed = 0; seed < GAMES; seed++) {
            playGame(seed, rulebook);
        }
        for (long seed = 0; seed < RICH_GAMES; seed++) {
            playRichGame(seed, rulebook);
        }
        playFights(FIGHTS, rulebook);
        if (!FAST) {
            assertThat(rulebook.compared().keySet())
                    .as("kinds of questions that were compared: %s", rulebook.compared())
                    .containsAll(everyPrompt())
                    .containsAll(everyCardAndChoice());
        }
    }

    /** All questions that the game has words for. */
    private static Set<String> everyPrompt() throws IOException {
        Properties words = new Properties();
        try (var in = StarsGame.class.getResourceAsStream("messages.en.properties")) {
            words.load(in);
        }
        return words.stringPropertyNames().stream()
                .filter(key -> key.startsWith("prompt."))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** All cards that ask something, all upgrades and schemes that can be used, all kinds of choices. */
    private static Set<String> everyCardAndChoice() {
        Set<String> kinds = new TreeSet<>();
        for (CombatCard card : CombatCard.values()) {
            kinds.add("card-" + card.id());
            Stream.concat(card.general().stream(), card.unit().stream())
                    .filter(ability -> !ability.must())
                    .forEach(ability -> kinds.add("gains of card-" + card.id() + " " + ability.name()));
        }
        for (EventCard card : EventCard.values()) {
            kinds.add("event-" + card.id());
            if (card.isScheme() && card != EventCard.OUTMANOEUVRE && card != EventCard.WARBOSS) {
                kinds.add("event-" + card.id() + " is used");
            }
        }
        for (OrderUpgrade upgrade : OrderUpgrade.values()) {
            if (!USED_BY_ANOTHER_CHOICE.contains(upgrade)) {
                kinds.add("upgrade-" + upgrade.id());
            }
        }
        kinds.addAll(ASKED_ELSEWHERE_TOO);
        for (Class<?> choice : StarsChoice.class.getPermittedSubclasses()) {
            kinds.add("choice " + choice.getSimpleName());
        }
        return kinds;
    }

    /** Questions whose prompts other rules ask as well. */
    private static final Set<String> ASKED_ELSEWHERE_TOO = Set.of(
            "prompt.damage of damage",
            "prompt.damage of strike-damage",
            "prompt.buy-unit of buy-units",
            "prompt.buy-unit of ability-orks",
            "prompt.buy-unit of upgrade-dread-ritual",
            "prompt.face of card-chaos-united",
            "prompt.face of event-vicious-raids",
            "prompt.rally of event-emperors-champion",
            "prompt.rout of event-blight-of-nurgle",
            "prompt.rout of event-seduced-by-chaos");

    /** Upgrades that are used by what is built, rebuilt or sent. */
    private static final Set<OrderUpgrade> USED_BY_ANOTHER_CHOICE = Set.of(
            OrderUpgrade.DIRECT_THE_FAITHFUL, OrderUpgrade.WRAITHBONE_SINGERS, OrderUpgrade.FAVOUR_OF_THE_DARK_GODS);

    @Test
    void aChoiceTooManyOrTooFewIsFound() {
        Enumerator<StarsState> strict = (state, question) -> {
            Optional<Set<? extends Choice>> legal = rulebook.legal(state, question);
            List<Choice> fewer = new ArrayList<>(legal.orElseThrow());
            if (isMove(question)) {
                fewer.removeLast();
            }
            return Optional.of(Set.copyOf(fewer));
        };
        assertThatThrownBy(() -> {
                    for (long seed = 0; seed < 10; seed++) {
                        playGame(seed, strict);
                    }
                })
                .isInstanceOf(CheckFailed.class)
                .hasMessageContaining("prompt.move-ground");
    }

    @Test
    void anAbilityThatIsPassedOverIsFound() throws BadLine {
        SplittableRandom random = new SplittableRandom(0);
        Start<StarsState, StarsFact> start = RandomFights.battle(random);
        Policy<StarsState> uniform = (state, question, legal) -> random.nextInt(legal.size());
        Playout<StarsState, StarsFact> play = new Playout<StarsState, StarsFact>(
                        start.state(), Collections.nCopies(2, uniform), random)
                .observedBy(new Playout.Observer<>() {
                    @Override
                    public void happened(StarsState state, StarsFact fact) {
                        rulebook.happened(state, fact);
                    }

                    @Override
                    public void answered(Question<?> question, Choice choice, int options) {
                        if (!question.decision().prompt().key().startsWith("prompt.ability")) {
                            rulebook.remember(start.state(), question, choice);
                        }
                    }
                });
        assertThatThrownBy(() -> play.play(start.first()))
                .isInstanceOf(CheckFailed.class)
                .hasMessageContaining("about its ability");
    }

    @Test
    void anAbilityThatBringsTooMuchIsFound() {
        assertThatThrownBy(() -> tell(fact -> fact instanceof StarsFact.TokensGained gained
                        ? new StarsFact.TokensGained(gained.seat(), gained.icon(), gained.count() + 1)
                        : fact))
                .isInstanceOf(CheckFailed.class)
                .hasMessageContaining("tokens of");
    }

    @Test
    void anAbilityThatBringsAnotherDieIsFound() {
        assertThatThrownBy(() -> tell(fact -> fact instanceof StarsFact.DieGained gained
                        ? new StarsFact.DieGained(
                                gained.seat(), CombatIcon.at((gained.face().ordinal() + 1) % 3))
                        : fact))
                .isInstanceOf(CheckFailed.class)
                .hasMessageContaining("faces gained");
    }

    /** Plays battles of which the second reading is told something else than what happens. */
    private void tell(UnaryOperator<StarsFact> fault) throws BadLine {
        for (long seed = 0; seed < 100; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Start<StarsState, StarsFact> start = RandomFights.battle(random);
            rulebook.newGame();
            Policy<StarsState> uniform = (state, question, legal) -> random.nextInt(legal.size());
            Playout<StarsState, StarsFact> play = new Playout<StarsState, StarsFact>(
                            start.state(), Collections.nCopies(2, uniform), random)
                    .observedBy(new Playout.Observer<>() {
                        @Override
                        public void happened(StarsState state, StarsFact fact) {
                            rulebook.happened(state, fault.apply(fact));
                        }

                        @Override
                        public void answered(Question<?> question, Choice choice, int options) {
                            rulebook.remember(start.state(), question, choice);
                        }
                    });
            Next next = start.first();
            while (next instanceof Segment<?, ?> segment && !(segment instanceof EndOfTurn)) {
                next = play.step(segment);
            }
        }
    }

    private static boolean isMove(Question<?> question) {
        return question.decision().prompt().key().equals("prompt.move-ground");
    }
}
