package orrery.games.stars;

import java.util.ArrayList;
import java.util.List;
import orrery.core.Message;
import orrery.core.Seat;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Asset;
import orrery.games.stars.components.Faction;

/** The position in words: what everybody sees. */
final class PositionInWords {

    private PositionInWords() {}

    static List<Message> of(StarsState state) {
        List<Message> lines = new ArrayList<>();
        for (int seat = 0; seat < state.seats(); seat++) {
            if (state.faction(seat) >= 0) {
                lines.add(player(state, seat));
            }
        }
        for (int area : state.board().areas()) {
            for (int seat = 0; seat < state.seats(); seat++) {
                if (state.isPresent(area, seat)) {
                    lines.add(presence(state, area, seat));
                }
            }
        }
        return lines;
    }

    private static Message player(StarsState state, int seat) {
        return Message.of(
                state.isOut(seat) ? "state.player-out" : "state.player",
                Seat.of(seat),
                Faction.at(state.faction(seat)),
                state.materiel(seat),
                state.collected(seat),
                state.assets(seat, Asset.FORGE),
                state.assets(seat, Asset.CACHE),
                state.assets(seat, Asset.REINFORCEMENT));
    }

    private static Message presence(StarsState state, int area, int seat) {
        List<Object> pieces = new ArrayList<>();
        for (int number = 0; number < Faction.UNITS; number++) {
            int standing = StarsState.standing(state.units(area, seat), number);
            int routed = StarsState.routed(state.units(area, seat), number);
            if (standing > 0) {
                pieces.add(Message.of("state.units", standing, state.unit(seat, number)));
            }
            if (routed > 0) {
                pieces.add(Message.of("state.routed", routed, state.unit(seat, number)));
            }
        }
        for (int place = 0; place < 2; place++) {
            var structure = state.structure(area, place);
            if (structure != null && state.structureOwner(area, place) == seat) {
                pieces.add(structure);
            }
        }
        return Message.of("state.area", Area.at(area), Seat.of(seat), pieces);
    }
}
