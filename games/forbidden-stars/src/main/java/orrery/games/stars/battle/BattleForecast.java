package orrery.games.stars.battle;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import orrery.core.Choice;
import orrery.core.Choices;
import orrery.core.Forecast;
import orrery.core.Forecast.Favour;
import orrery.core.Forecast.Outlook;
import orrery.core.Message;
import orrery.core.Next;
import orrery.core.Playout;
import orrery.core.Policy;
import orrery.core.Question;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsQuestion;
import orrery.games.stars.StarsState;
import orrery.games.stars.Step;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Asset;
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.components.CombatIcon;

/**
 * The odds of a battle as the seat that is asked can know them: fought many times, each time with the opponent's cards dealt
 * anew. Both sides lay the cards with the most icons more often, use the abilities they may use, bring all reinforcements
 * and give up what is cheapest. Article battle-odds.
 */
public final class BattleForecast {

    /** Battles that are fought for one forecast. */
    static final int BATTLES = 6_000;

    private static final int NOBODY = 2;

    private BattleForecast() {}

    /** The odds of moving into battle, of beginning it, of reinforcements and of combat cards; empty for other choices. */
    public static Optional<Forecast> of(StarsState state, Question<?> question, Choice choice) {
        if (!(question instanceof StarsQuestion asked)) {
            return Optional.empty();
        }
        StarsState begun = state.copy();
        int seat = asked.seat().index();
        Segment<StarsState, StarsFact> first = begin(begun, seat, asked.step(), (StarsChoice) choice);
        return first == null ? Optional.empty() : Optional.of(forecast(begun, seat, first, BATTLES));
    }

    /** The odds of a battle that is about to begin, for its attacker; empty for every other segment and seat. */
    public static Optional<Forecast> of(StarsState state, Segment<StarsState, StarsFact> next, Seat seat) {
        return next instanceof BeginBattle battle && battle.attacker() == seat.index()
                ? Optional.of(forecast(state, seat.index(), next, BATTLES))
                : Optional.empty();
    }

    /** Carries the choice out and says with which segment its battle goes on; {@code null} if it leads to none. */
    private static @Nullable Segment<StarsState, StarsFact> begin(
            StarsState state, int seat, Step step, StarsChoice choice) {
        return switch (step) {
            case MOVE_SHIPS, MOVE_GROUND -> moving(state, seat, choice);
            case REINFORCEMENTS -> choice instanceof StarsChoice.Number number ? reinforced(state, seat, number) : null;
            case CHOOSE_CARD -> choice instanceof StarsChoice.PickCard card ? laid(state, seat, card) : null;
            default -> null;
        };
    }

    private static @Nullable Segment<StarsState, StarsFact> moving(StarsState state, int seat, StarsChoice choice) {
        if (choice instanceof StarsChoice.MoveUnit move) {
            state.apply(new StarsFact.UnitMoved(
                    Seat.of(seat), move.unit(), move.from(), move.to(), StarsFact.Manner.ADVANCED));
            return battle(state, seat, move.to().ordinal());
        }
        for (int area = 4 * state.activeSystem(); area < 4 * state.activeSystem() + 4; area++) {
            if (state.isPresent(area, seat) && state.holder(area) == StarsState.CONTESTED) {
                return battle(state, seat, area);
            }
        }
        return null;
    }

    private static @Nullable Segment<StarsState, StarsFact> battle(StarsState state, int seat, int area) {
        return state.holder(area) == StarsState.CONTESTED ? new BeginBattle(seat, area, false) : null;
    }

    private static Segment<StarsState, StarsFact> reinforced(StarsState state, int seat, StarsChoice.Number number) {
        bring(state, seat, number.number());
        if (state.sideOf(seat) == 0) {
            int other = state.sideSeat(1);
            bring(state, other, Math.min(state.assets(other, Asset.REINFORCEMENT), StarsState.figures(state.force(1))));
        }
        return new ExecutionRound(1);
    }

    private static void bring(StarsState state, int seat, int tokens) {
        if (tokens > 0) {
            state.apply(new StarsFact.AssetsChanged(Seat.of(seat), Asset.REINFORCEMENT, -tokens));
        }
        for (int i = 0; i < tokens; i++) {
            state.apply(new StarsFact.TokenCame(Seat.of(seat), Area.at(state.battleArea())));
        }
    }

    private static Segment<StarsState, StarsFact> laid(StarsState state, int seat, StarsChoice.PickCard card) {
        state.apply(new StarsFact.CardChosen(Seat.of(seat), card.card()));
        return new ResolveCard(0);
    }

    // ---- fighting

    /** Fights so many battles from a position. */
    static Forecast forecast(StarsState begun, int seat, Segment<StarsState, StarsFact> first, int battles) {
        int[] won = new int[3];
        Samples random = new Samples(1);
        for (int i = 0; i < battles; i++) {
            StarsState state = begun.copy();
            state.redeal(Seat.of(seat), random);
            layOpposing(state, seat, first, random);
            won[winner(state, first, random)]++;
        }
        int own = begun.sideOf(seat) == 1 ? 1 : 0;
        double success = won[own] / (double) battles;
        return new Forecast(
                success,
                List.of(),
                List.of(
                        new Outlook(Message.of("forecast.you-win"), success, Favour.GOOD),
                        new Outlook(Message.of("forecast.nobody-wins"), won[NOBODY] / (double) battles, Favour.EVEN),
                        new Outlook(Message.of("forecast.you-lose"), won[1 - own] / (double) battles, Favour.BAD)),
                false);
    }

    /** While the seat's card is laid already, the opponent lays one of its own. */
    private static void layOpposing(
            StarsState state, int seat, Segment<StarsState, StarsFact> first, RandomGenerator random) {
        int side = 1 - Math.max(0, state.sideOf(seat));
        if (first instanceof ResolveCard && state.faceDown(side) < 0 && state.hand(side) != 0) {
            int hand = state.hand(side);
            int number = StarsState.cardAt(hand, random.nextInt(StarsState.cards(hand)));
            int owner = state.sideSeat(side);
            state.apply(new StarsFact.CardChosen(Seat.of(owner), CombatCard.of(state.faction(owner), number)));
        }
    }

    /** The side that wins, or 2 if nobody does. */
    private static int winner(StarsState state, Segment<StarsState, StarsFact> first, RandomGenerator random) {
        int[] winner = {NOBODY};
        Policy<StarsState> usual = (now, question, legal) -> usual(legal, random);
        Playout<StarsState, StarsFact> playout = new Playout<StarsState, StarsFact>(
                        state, Collections.nCopies(state.seats(), usual), random)
                .observedBy(new Playout.Observer<>() {
                    @Override
                    public void happened(StarsState now, StarsFact fact) {
                        if (fact instanceof StarsFact.BattleWon won) {
                            winner[0] = now.sideOf(won.seat().index());
                        }
                    }
                });
        Next next = first;
        while (next instanceof Segment<?, ?> segment && !(segment instanceof AfterBattle)) {
            next = playout.step(segment);
        }
        return winner[0];
    }

    /** What is done as a rule; equals by chance. */
    private static int usual(Choices<?> legal, RandomGenerator random) {
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < legal.size(); i++) {
            double worth = worth((StarsChoice) legal.get(i)) + random.nextDouble();
            if (worth > most) {
                most = worth;
                best = i;
            }
        }
        return best;
    }

    private static double worth(StarsChoice choice) {
        return switch (choice) {
            case StarsChoice.Decline c -> -1;
            case StarsChoice.Done c -> -1;
            case StarsChoice.Number c -> c.number();
            case StarsChoice.PickCard c -> icons(c.card());
            case StarsChoice.PickBastion c -> 1;
            case StarsChoice.PickUnit c -> -c.unit().cost();
            case StarsChoice.TurnDie c -> c.to() == CombatIcon.ATTACK ? 0.5 : 0;
            default -> 0;
        };
    }

    private static double icons(CombatCard card) {
        return 0.3 * (card.icons(CombatIcon.ATTACK) + card.icons(CombatIcon.DEFENCE) + card.icons(CombatIcon.MORALE));
    }
}
