package orrery.games.risk;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.core.Seat;
import orrery.core.Viewer;
import orrery.games.risk.board.Achievement;
import orrery.games.risk.board.Faction;
import orrery.games.risk.board.Race;
import orrery.games.risk.board.Reward;
import orrery.games.risk.board.Territory;
import orrery.games.risk.cards.FactionCard;

/** Everything that one viewer may see: article hidden-hands. Cards of others are counts, but for those it has seen. */
public record RiskView(
        List<Player> players,
        List<RiskPosition.Occupied> territories,
        List<Territory> fields,
        List<Achievement> achievementsOnBoard,
        List<Pile> piles,
        RiskPosition.Turn turn,
        RiskMode mode,
        List<Reward> rewardsHidden,
        List<RiskPosition.Tower> towers,
        List<Neutral> neutrals) {

    /**
     * What the viewer sees of a seat.
     *
     * @param cards     number of cards that are not captured
     * @param captured  number of captured cards
     * @param seen      the cards themselves as far as the viewer knows them
     * @param mustering starting units still to be placed
     */
    public record Player(
            Seat seat,
            int place,
            @Nullable Faction faction,
            @Nullable Territory base,
            @Nullable Territory hero,
            boolean eliminated,
            int units,
            int cards,
            int captured,
            List<FactionCard> seen,
            List<FactionCard> seenCaptured,
            List<Achievement> achievements,
            List<Reward> rewards,
            int mustering) {}

    /** A neutral colour, the number under which its territories are held, and its units. */
    public record Neutral(Seat holder, Faction faction, int units) {}

    /** The deck of a race, or of all if it has none: how many cards are left, and the open discard pile. */
    public record Pile(@Nullable Race race, int deck, List<FactionCard> discard) {}

    static RiskView of(RiskState state, Viewer viewer) {
        List<Player> players = new ArrayList<>();
        for (Seat seat : Seat.first(state.seats())) {
            long visible = viewer == seat ? -1L : viewer instanceof Seat other ? state.known(other) : 0L;
            players.add(new Player(
                    seat,
                    state.place(seat),
                    state.faction(seat),
                    state.base(seat),
                    state.hero(seat),
                    state.isEliminated(seat),
                    state.army(seat),
                    Long.bitCount(state.hand(seat)),
                    Long.bitCount(state.captured(seat)),
                    Masks.cards(state.hand(seat) & visible),
                    Masks.cards(state.captured(seat) & visible),
                    Masks.achievements(state.achievements(seat)),
                    Masks.rewards(state.rewards(seat)),
                    state.mustering(seat)));
        }
        RiskPosition position = state.position();
        return new RiskView(
                List.copyOf(players),
                position.occupied(),
                position.fields(),
                position.achievementsOnBoard(),
                piles(state),
                position.turn(),
                state.mode(),
                Masks.rewards(state.rewardsHidden()),
                position.advanced() == null ? List.of() : position.advanced().towers(),
                neutrals(state));
    }

    private static List<Pile> piles(RiskState state) {
        if (state.mode().commonDeck()) {
            return List.of(new Pile(null, Long.bitCount(state.cards.decks()), Masks.cards(state.cards.discards())));
        }
        List<Pile> piles = new ArrayList<>();
        for (Race race : Race.values()) {
            piles.add(new Pile(race, Long.bitCount(state.deck(race)), Masks.cards(state.discard(race))));
        }
        return List.copyOf(piles);
    }

    private static List<Neutral> neutrals(RiskState state) {
        return state.holders().stream()
                .filter(holder -> Neutrals.is(holder) && state.held(holder) != 0)
                .map(holder -> new Neutral(holder, Neutrals.faction(holder), state.army(holder)))
                .toList();
    }
}
