package orrery.games.risk;

import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.core.Seat;
import orrery.games.risk.board.Achievement;
import orrery.games.risk.board.Faction;
import orrery.games.risk.board.Territory;
import orrery.games.risk.cards.FactionCard;
import orrery.games.risk.invasion.Invasion;

/** A whole position as it is stored: the state in the words of its components. */
public record RiskPosition(
        int roundLimit,
        List<Player> players,
        List<Occupied> occupied,
        List<Territory> fields,
        List<Achievement> achievementsOnBoard,
        List<FactionCard> deck,
        List<FactionCard> discard,
        Turn turn) {

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
}
