package orrery.games.stars.planning;

import orrery.core.Next;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsState;

/** A round begins. Articles round, round-track, prepare-decks. */
public record BeginRound(int round) implements Segment<StarsState, StarsFact> {

    @Override
    public Next play(Table<StarsState, StarsFact> table) {
        table.record(new StarsFact.RoundBegan(round));
        return new PlaceOrders(0);
    }
}
