package orrery.games.roll.setup;

import orrery.core.Next;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.roll.BuildFact;
import orrery.games.roll.CourseFact;
import orrery.games.roll.RollFact;
import orrery.games.roll.RollPurpose;
import orrery.games.roll.RollState;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Faction;
import orrery.games.roll.components.Place;
import orrery.games.roll.components.Tables;
import orrery.games.roll.components.Tile;
import orrery.games.roll.phases.Drawing;
import orrery.games.roll.phases.Effects;

/**
 * A faction tile and a home world for everybody, then dice and credits, then two tiles for the construction zone:
 * articles set-up, faction-tile, home-world, start-worlds.
 */
public record DealTiles() implements Segment<RollState, RollFact> {

    @Override
    public Next play(Table<RollState, RollFact> table) {
        int[] factions = table.shuffle(Faction.COUNT, RollPurpose.FACTIONS);
        int[] homes = table.shuffle(Tile.HOME_WORLDS, RollPurpose.HOMES);
        for (Seat seat : Seat.first(table.state().seats())) {
            Faction faction = Faction.at(factions[seat.index()]);
            Tile home = Tile.home(homes[seat.index()]);
            table.record(new CourseFact.TableauDealt(seat, faction, home));
            table.record(new CourseFact.CreditsSet(seat, Tables.START_CREDITS));
            table.record(new BuildFact.DiceGained(seat, DieColor.HOME, Tables.HOME_DICE_IN_CUP, Place.CUP));
            table.record(new BuildFact.DiceGained(seat, DieColor.HOME, Tables.HOME_DICE_IN_CITIZENRY, Place.CITIZENRY));
            Effects.of(table, seat, faction.left());
            Effects.of(table, seat, faction.right());
            Effects.of(table, seat, home);
        }
        for (Seat seat : Seat.first(table.state().seats())) {
            Drawing.draw(table, seat, Tables.START_TILES);
        }
        return new PlaceStartTiles();
    }
}
