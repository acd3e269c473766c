package orrery.games.stars.setup;

import java.util.ArrayList;
import java.util.List;
import orrery.core.Message;
import orrery.core.Next;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.stars.Articles;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsPurpose;
import orrery.games.stars.StarsQuestion;
import orrery.games.stars.StarsState;
import orrery.games.stars.Step;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.Tables;
import orrery.games.stars.components.Tile;

/**
 * Factions, the first player, tiles in hand and objective tokens. Articles setup, player-counts,
 * choose-factions, starting-forces, first-player-draw, deal-tiles, give-objectives.
 */
public record ChooseFactions() implements Segment<StarsState, StarsFact> {

    /** Tiles without a faction. */
    private static final int NEUTRAL = 8;

    @Override
    public Next play(Table<StarsState, StarsFact> table) {
        StarsState state = table.state();
        for (int seat = 0; seat < state.seats(); seat++) {
            var choice = (StarsChoice.TakeFaction) table.ask(question(state, seat));
            table.record(new StarsFact.FactionTaken(Seat.of(seat), choice.faction()));
        }
        int first = table.draw(state.seats(), StarsPurpose.FIRST_PLAYER);
        table.record(new StarsFact.FirstPlayer(Seat.of(first)));
        dealTiles(table);
        for (int from = 0; from < state.seats(); from++) {
            for (int to = 0; to < state.seats(); to++) {
                if (from != to) {
                    table.record(new StarsFact.ObjectivesGiven(Seat.of(from), Seat.of(to), Tables.OBJECTIVES_GIVEN));
                }
            }
        }
        return state.quickStart() ? new QuickStart() : new BuildBoard(0);
    }

    private static StarsQuestion question(StarsState state, int seat) {
        return StarsQuestion.of(
                state,
                seat,
                Step.CHOOSE_FACTIONS,
                Articles.CHOOSE_FACTIONS,
                () -> Message.of("prompt.faction"),
                offers -> {
                    for (Faction faction : Faction.values()) {
                        if (state.seatOf(faction) < 0) {
                            offers.legal(new StarsChoice.TakeFaction(faction), faction);
                        } else if (offers.explains()) {
                            offers.illegal(
                                    new StarsChoice.TakeFaction(faction),
                                    Articles.CHOOSE_FACTIONS,
                                    Message.of("why.faction-taken", faction),
                                    faction);
                        }
                    }
                });
    }

    private static void dealTiles(Table<StarsState, StarsFact> table) {
        StarsState state = table.state();
        int left = (1 << NEUTRAL) - 1;
        for (int seat = 0; seat < state.seats(); seat++) {
            List<Tile> tiles = new ArrayList<>();
            for (int i = 1; i < Tables.TILES_EACH; i++) {
                int tile = nth(left, table.draw(Integer.bitCount(left), StarsPurpose.TILES));
                left &= ~(1 << tile);
                tiles.add(Tile.at(tile));
            }
            tiles.add(Tile.at(Faction.at(state.faction(seat)).homeTile()));
            table.record(new StarsFact.TilesDealt(Seat.of(seat), tiles));
        }
    }

    /** The place of the nth bit that is set, both counted from 0. */
    static int nth(int mask, int n) {
        int rest = mask;
        for (int i = 0; i < n; i++) {
            rest &= rest - 1;
        }
        return Integer.numberOfTrailingZeros(rest);
    }
}
