package orrery.games.risk.cards;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import orrery.core.Offers;
import orrery.core.Seat;
import orrery.games.risk.Preset;
import orrery.games.risk.RiskChoice;
import orrery.games.risk.RiskState;
import orrery.games.risk.board.Board;
import orrery.games.risk.board.Race;
import orrery.games.risk.board.Territory;
import orrery.games.risk.invasion.Invasion;

/** Which cards can be played when: article playing-a-card and the articles of the windows. */
public final class CardWindows {

    /**
     * What is going on when a window opens, all of it public.
     *
     * @param invasion      the invasion in progress, or {@code null}
     * @param highestWon    whether the highest attack die has beaten the highest defence die
     * @param attackerLoses losses of the attacker as they stand
     * @param defenderLoses losses of the defender as they stand
     * @param moreToLose    whether more losses would cost the defender more units
     * @param manoeuvred    whether a manoeuvre was made this turn
     */
    public record Moment(
            @Nullable Invasion invasion,
            boolean highestWon,
            int attackerLoses,
            int defenderLoses,
            boolean moreToLose,
            boolean manoeuvred) {

        /** Outside any invasion. */
        public static final Moment CALM = of(null);

        /** After the first manoeuvre of the turn. */
        public static final Moment MANOEUVRED = new Moment(null, false, 0, 0, false, true);

        /** The invasion in progress. */
        Invasion fought() {
            return Objects.requireNonNull(invasion);
        }

        /** In an invasion in which no roll is in progress. */
        public static Moment of(@Nullable Invasion invasion) {
            return new Moment(invasion, false, 0, 0, false, false);
        }
    }

    /** The cards that can be played in their window whatever the position, as a bit mask. */
    private static final long ALWAYS_POSSIBLE = alwaysPossible();

    private CardWindows() {}

    private static long alwaysPossible() {
        long cards = 0;
        for (FactionCard card : FactionCard.values()) {
            boolean conditional = card.abilities().stream().anyMatch(Ability.Conditional.class::isInstance);
            cards |= conditional ? 0 : card.bit();
        }
        return cards;
    }

    /** The cards in a seat's hand that it may play in this window now, as a bit mask. */
    public static long playable(RiskState state, Seat seat, CardWindow window, Moment moment) {
        return playable(state, seat, FactionCard.of(window), moment);
    }

    /** The cards in a seat's hand that are among the cards of this moment and may be played, as a bit mask. */
    private static long playable(RiskState state, Seat seat, long ofThisMoment, Moment moment) {
        long held = state.hand(seat) & ofThisMoment;
        return held == 0 || !state.mode().abilities() ? 0 : possible(state, seat, held, moment);
    }

    /**
     * Lays out the cards of a hand: those that may be played, and for people why the others may not.
     *
     * @param ofThisMoment all cards whose windows are open now, as a bit mask
     */
    public static void offer(Offers<RiskChoice> offers, RiskState state, Seat seat, long ofThisMoment, Moment moment) {
        long playable = playable(state, seat, ofThisMoment, moment);
        for (long rest = playable; rest != 0; rest &= rest - 1) {
            FactionCard card = FactionCard.at(Long.numberOfTrailingZeros(rest));
            offers.legal(Preset.play(card), card);
        }
        if (offers.explains()) {
            Obstacles.explain(offers, state, seat, ofThisMoment, playable, moment);
        }
    }

    /**
     * Whether by public knowledge the seat could hold a card to play now: it has cards that are not captured, and its
     * race has such a card that is not discarded. A window opens for all such seats: article windows-opened.
     */
    public static boolean mayHold(RiskState state, Seat seat, CardWindow window, Moment moment) {
        if (state.hand(seat) == 0 || !state.mode().abilities()) {
            return false;
        }
        Race race = state.race(seat);
        long unseen = FactionCard.of(race) & FactionCard.of(window) & ~state.discard(race);
        return unseen != 0 && possible(state, seat, unseen, moment) != 0;
    }

    private static long possible(RiskState state, Seat seat, long cards, Moment moment) {
        long possible = cards & ALWAYS_POSSIBLE;
        for (long rest = cards & ~ALWAYS_POSSIBLE; rest != 0; rest &= rest - 1) {
            FactionCard card = FactionCard.at(Long.numberOfTrailingZeros(rest));
            if (mayBePlayed(state, seat, card, moment)) {
                possible |= card.bit();
            }
        }
        return possible;
    }

    /**
     * Article possible-effects-only: everything that the card's text demands must hold, and at least one part of its effect
     * must be possible. Both look at public things only.
     */
    private static boolean mayBePlayed(RiskState state, Seat seat, FactionCard card, Moment moment) {
        List<Ability> abilities = card.abilities();
        boolean possible = false;
        for (int i = 0; i < abilities.size(); i++) {
            if (!(abilities.get(i) instanceof Ability.Conditional conditional)) {
                possible = true;
            } else if (demandMet(state, seat, conditional, moment)) {
                possible |= isPossible(state, seat, conditional, moment);
            } else {
                return false;
            }
        }
        return possible;
    }

    /**
     * Whether what the text of the card demands before it may be played is there; the last unit of a territory is safe:
     * article last-unit-safe.
     */
    static boolean demandMet(RiskState state, Seat seat, Ability.Conditional ability, Moment moment) {
        return switch (ability) {
            case Ability.Bombard(int upTo, int price) ->
                (upTo == 0 || state.units(moment.fought().to()) >= 2)
                        && (price == 0 || state.units(moment.fought().from()) >= price + 2);
            case Ability.Storm s -> state.units(moment.fought().to()) >= 2;
            case Ability.AttackLimit(int ignored, boolean nearBase) ->
                !nearBase || nearBase(state, seat, moment.fought().to());
            case Ability.ExtraLoss e -> moment.highestWon();
            case Ability.Garrison g -> !moment.manoeuvred();
            case Ability.Prevent p -> true;
            case Ability.Regenerate r -> true;
            case Ability.Flames f -> true;
            case Ability.Nuke n -> true;
            case Ability.FreeManoeuvre m -> true;
            case Ability.Drop d -> true;
            case Ability.Tunnel t -> true;
        };
    }

    /** Whether a part of a card's effect would change anything. */
    static boolean isPossible(RiskState state, Seat seat, Ability.Conditional ability, Moment moment) {
        return switch (ability) {
            case Ability.ExtraLoss e -> moment.moreToLose();
            case Ability.Prevent(boolean attacker, int ignored) ->
                (attacker ? moment.attackerLoses() : moment.defenderLoses()) > 0;
            case Ability.Regenerate r -> moment.fought().lost() > 0;
            case Ability.Flames f -> flamesTargets(state, seat, moment.fought().to()) != 0;
            case Ability.Nuke n -> nukeTargets(state, seat) != 0;
            case Ability.Garrison g -> garrisons(state, seat) != 0;
            case Ability.FreeManoeuvre m -> canMove(state, seat);
            case Ability.Drop(int distance) -> anyInvasion(state, seat, distance);
            case Ability.Tunnel t -> anyInvasion(state, seat, 0);
            case Ability.Bombard b -> true;
            case Ability.Storm s -> true;
            case Ability.AttackLimit l -> true;
        };
    }

    private static boolean nearBase(RiskState state, Seat seat, Territory target) {
        long near = target.bit() | (Board.neighbours(target) & state.held(seat));
        return (state.bases() & near) != 0;
    }

    /** Enemy territories next to one of the player's, with 2 or more units: article card-terran-tactical-nuke. */
    public static long nukeTargets(RiskState state, Seat seat) {
        return withTwoUnits(state, Board.around(state.held(seat)) & ~state.heldByTeam(seat));
    }

    /** Enemy territories next to the conquered one, with 2 or more units: article card-terran-infernal-flames. */
    public static long flamesTargets(RiskState state, Seat seat, Territory conquered) {
        return withTwoUnits(state, Board.neighbours(conquered) & ~state.heldByTeam(seat));
    }

    private static long withTwoUnits(RiskState state, long territories) {
        long fit = 0;
        for (long rest = territories; rest != 0; rest &= rest - 1) {
            Territory territory = Territory.at(Long.numberOfTrailingZeros(rest));
            fit |= state.units(territory) >= 2 ? territory.bit() : 0;
        }
        return fit;
    }

    /** Whether units could travel at all: two on a territory of the player's, and another such territory. */
    private static boolean canMove(RiskState state, Seat seat) {
        long held = state.held(seat);
        return Long.bitCount(held) > 1 && withTwoUnits(state, held) != 0;
    }

    /** Own territories with a base or a mineral field: article card-terran-repair. */
    public static long garrisons(RiskState state, Seat seat) {
        return state.held(seat) & (state.bases() | state.fields());
    }

    /**
     * Where a card may carry an invasion from a territory: exactly so far away, or (0) to any planet with an own
     * territory. Blocked pairs are left out.
     */
    public static long targets(RiskState state, Seat seat, Territory from, int distance) {
        long reach = 0;
        long friendly = state.heldByTeam(seat);
        for (Territory to : Territory.values()) {
            boolean inReach = distance > 0
                    ? Board.distance(from, to) == distance
                    : (Board.territories(Board.planet(to)) & state.held(seat)) != 0;
            if (inReach && (friendly & to.bit()) == 0) {
                Invasion declared = state.invasion(from, to);
                reach |= declared == null || !declared.blocked() ? to.bit() : 0;
            }
        }
        return reach;
    }

    private static boolean anyInvasion(RiskState state, Seat seat, int distance) {
        for (long rest = state.held(seat); rest != 0; rest &= rest - 1) {
            Territory from = Territory.at(Long.numberOfTrailingZeros(rest));
            if (state.units(from) >= 2 && targets(state, seat, from, distance) != 0) {
                return true;
            }
        }
        return false;
    }
}
