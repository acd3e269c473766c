package orrery.games.risk;

import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.core.Seat;
import orrery.games.risk.board.Achievement;
import orrery.games.risk.board.Faction;
import orrery.games.risk.board.Reward;
import orrery.games.risk.board.Territory;
import orrery.games.risk.cards.FactionCard;
import orrery.games.risk.invasion.Invasion;

/**
 * A whole position as it is stored: the state in the words of its components.
 *
 * @param advanced what only modes beyond basic training have; {@code null} in basic training
 */
public record RiskPosition(
        int roundLimit,
        List<Player> players,
        List<Occupied> occupied,
        List<Territory> fields,
        List<Achievement> achievementsOnBoard,
        List<FactionCard> deck,
        List<FactionCard> discard,
        Turn turn,
        @Nullable Advanced advanced) {

    public RiskPosition {
        players = List.copyOf(players);
        occupied = List.copyOf(occupied);
        fields = List.copyOf(fields);
        achievementsOnBoard = List.copyOf(achievementsOnBoard);
        deck = List.copyOf(deck);
        discard = List.copyOf(discard);
    }

    /** What belongs to a seat. {@code place} counts from 1 and is 0 while places are being chosen. */
    public record Player(
            int place,
            @Nullable Faction faction,
            @Nullable Territory base,
            @Nullable Territory hero,
            boolean eliminated,
            List<FactionCard> hand,
            List<FactionCard> captured,
            List<FactionCard> known,
            List<Achievement> achievements) {}

    /** A territory with its holder and units. */
    public record Occupied(Territory territory, Seat seat, int units) {}

    /** What holds for the running turn. */
    public record Turn(
            @Nullable Seat active,
            int round,
            int reinforcements,
            List<Territory> atTurnStart,
            boolean handedIn,
            boolean conquered,
            boolean achievementTaken,
            boolean defenceForbidden,
            List<Invasion> invasions,
            List<Integer> attackDice,
            List<Integer> defenceDice) {}

    /**
     * What modes beyond basic training have.
     *
     * @param hidden     rewards that lie face down
     * @param rewards    rewards of each seat
     * @param manoeuvred whether the first of two normal manoeuvres has been made this turn
     * @param muster     holders with starting units that do not stand on the board yet
     */
    public record Advanced(
            RiskMode mode,
            List<Reward> hidden,
            List<List<Reward>> rewards,
            List<Tower> towers,
            boolean manoeuvred,
            List<Mustering> muster) {

        public Advanced {
            hidden = List.copyOf(hidden);
            rewards = List.copyOf(rewards);
            towers = List.copyOf(towers);
            muster = List.copyOf(muster);
        }
    }

    /** A tower with its territory. */
    public record Tower(Reward reward, Territory territory) {}

    /**
     * Starting units still to be placed.
     *
     * @param pledge  where the next {@code pledged} of them go, one in each turn
     * @param theRest whether the program places them
     */
    public record Mustering(
            Seat holder, int units, @Nullable Territory pledge, int pledged, boolean theRest) {}
}
