package orrery.games.risk;

import java.util.List;
import orrery.core.Message;
import orrery.core.Seat;
import orrery.games.risk.board.Achievement;
import orrery.games.risk.board.Faction;
import orrery.games.risk.board.Territory;
import orrery.games.risk.setup.Diagram;

/** How the board comes to be set up: places, factions, units, bases, fields and achievements. */
public sealed interface SetupFact extends RiskFact {

    /** A seat threw its start die. */
    record StartRolled(Seat seat, int value) implements SetupFact {
        @Override
        public Message message() {
            return Message.of("fact.start-rolled", seat, value);
        }
    }

    /** A seat took a place of the diagram, counted from 1, with a faction. */
    record PlaceTaken(Seat seat, int place, Faction faction) implements SetupFact {
        @Override
        public Message message() {
            return Message.of("fact.place-taken", seat, place, faction);
        }
    }

    /** Units, bases, mineral fields and achievements stand as the diagram shows. */
    record BoardSet(Diagram diagram) implements SetupFact {
        @Override
        public Message message() {
            return Message.of("fact.board-set", diagram);
        }
    }

    /** Mineral fields lie on the territories of cards turned up. */
    record FieldsLaid(List<Territory> territories) implements SetupFact {
        public FieldsLaid {
            territories = List.copyOf(territories);
        }

        @Override
        public Message message() {
            return Message.of("fact.fields-laid", territories);
        }
    }

    /** Achievements lie face up on the board, with a reward face down on each. */
    record AchievementsLaid(List<Achievement> achievements) implements SetupFact {
        public AchievementsLaid {
            achievements = List.copyOf(achievements);
        }

        @Override
        public Message message() {
            return Message.of("fact.achievements-laid", achievements);
        }
    }

    /** Every player takes the starting units, and so does every neutral if there are any. */
    record UnitsSupplied(int units, int neutralUnits) implements SetupFact {
        @Override
        public Message message() {
            return neutralUnits == 0
                    ? Message.of("fact.units-supplied", units)
                    : Message.of("fact.units-supplied-to-all", units, neutralUnits);
        }
    }

    /** A seat took an empty territory with one unit, the first one with its base. */
    record TerritoryClaimed(Seat seat, Territory territory, boolean base) implements SetupFact {
        @Override
        public Message message() {
            return Message.of(base ? "fact.territory-claimed-with-base" : "fact.territory-claimed", seat, territory);
        }
    }

    /** Cards gave territories to a player or a neutral, with one unit on each. */
    record TerritoriesDealt(Seat holder, List<Territory> territories) implements SetupFact {
        public TerritoriesDealt {
            territories = List.copyOf(territories);
        }

        @Override
        public Message message() {
            return Message.of("fact.territories-dealt", Neutrals.spoken(holder), territories);
        }
    }

    record BasePlaced(Seat seat, Territory territory) implements SetupFact {
        @Override
        public Message message() {
            return Message.of("fact.base-placed", seat, territory);
        }
    }

    /** Starting units of a player or a neutral were placed. */
    record Fortified(Seat holder, Territory territory, int units) implements SetupFact {
        @Override
        public Message message() {
            return Message.of("fact.fortified", Neutrals.spoken(holder), territory, units);
        }
    }

    /** A seat has said where its next starting units go, one in each of its turns. */
    record UnitsPledged(Seat seat, Territory territory, int units) implements SetupFact {
        @Override
        public Message message() {
            return Message.of("fact.units-pledged", seat, territory, units);
        }
    }

    /** A seat leaves the placing of its other starting units to the program. */
    record RestLeft(Seat seat) implements SetupFact {
        @Override
        public Message message() {
            return Message.of("fact.rest-left", seat);
        }
    }

    /** The players take their turns in this order. */
    record OrderSettled(List<Seat> order) implements SetupFact {
        public OrderSettled {
            order = List.copyOf(order);
        }

        @Override
        public Message message() {
            return Message.of("fact.order-settled", order.getFirst());
        }
    }

    record HeroPlaced(Seat seat, Territory territory) implements SetupFact {
        @Override
        public Message message() {
            return Message.of("fact.hero-placed", seat, territory);
        }
    }
}
