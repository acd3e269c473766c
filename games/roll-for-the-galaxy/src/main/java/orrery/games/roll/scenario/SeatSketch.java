package orrery.games.roll.scenario;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.WordReader;
import orrery.games.roll.RollPosition;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Faction;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Place;
import orrery.games.roll.components.Tables;
import orrery.games.roll.components.Tile;

/** What was said about one seat. Factions and home worlds that are not named hold no goods and stay out of most things. */
final class SeatSketch {

    static final List<String> WORDS = List.of(
            "faction",
            "home",
            "tableau",
            "dice",
            "stack",
            "credits",
            "chips",
            "abandoned",
            "drawn",
            "share",
            "selected",
            "used",
            "using",
            "dictates",
            "extra-workers",
            "exploring",
            "explored");

    static final String KNOWN = String.join(", ", WORDS);

    private static final List<Faction> FACTIONS =
            List.of(Faction.FACTION_2, Faction.FACTION_1, Faction.FACTION_8, Faction.FACTION_6, Faction.FACTION_3);

    private static final List<Tile> HOMES =
            List.of(Tile.NEW_SPARTA, Tile.OLD_EARTH, Tile.DOOMED_WORLD, Tile.SEPARATIST_COLONY, Tile.EPSILON_ERIDANI);

    private Faction faction;
    private Tile home;
    private final List<Tile> tableau = new ArrayList<>();
    private final Map<Place, List<DieColor>> dice = new EnumMap<>(Place.class);
    private final List<Tile> developments = new ArrayList<>();
    private final List<Tile> worlds = new ArrayList<>();
    private List<Tile> abandoned = List.of();
    private List<Tile> drawn = List.of();
    private List<Tile> share = List.of();
    private int credits = Tables.START_CREDITS;
    private int chips;
    private @Nullable Phase selected;
    private List<Tile> used = List.of();
    private @Nullable Tile using;
    private boolean dictating;
    private int moved;
    private int dictates;
    private List<DieColor> extra = List.of();
    private int forScout;
    private @Nullable DieColor waiting;
    private List<DieColor> scouts = List.of();
    private boolean explored;

    SeatSketch(int seat) {
        faction = FACTIONS.get(seat);
        home = HOMES.get(seat);
    }

    void read(String first, WordReader words) throws BadLine {
        switch (first) {
            case "faction" -> faction = words.one(Faction.class);
            case "home" -> readHome(words);
            case "tableau" -> tableau.addAll(words.all(Tile.class));
            case "dice" ->
                dice.computeIfAbsent(words.one(Place.class), place -> new ArrayList<>())
                        .addAll(words.all(DieColor.class));
            case "stack" -> readStack(words);
            case "credits" -> credits = words.number(0, Tables.MOST_CREDITS);
            case "chips" -> chips = words.number(0, 999);
            case "abandoned" -> abandoned = words.all(Tile.class);
            case "drawn" -> drawn = words.all(Tile.class);
            case "share" -> share = words.all(Tile.class);
            case "selected" -> selected = words.one(Phase.class);
            case "used" -> used = words.all(Tile.class);
            case "dictates" -> dictates = words.number(0, 99);
            case "extra-workers" -> extra = words.all(DieColor.class);
            case "explored" -> explored = true;
            case "using" -> readUsing(words);
            default -> readExploring(words);
        }
    }

    private void readHome(WordReader words) throws BadLine {
        home = words.one(Tile.class);
        if (!home.isHomeWorld()) {
            throw words.wrong(home.id() + " is no home world");
        }
    }

    /** Sides from the top; developments and worlds each go to their stack. */
    private void readStack(WordReader words) throws BadLine {
        for (Tile side : words.all(Tile.class)) {
            if (!side.isOfGameTile()) {
                throw words.wrong(side.id() + " is no side of a game tile and cannot be in a stack");
            }
            (side.isDevelopment() ? developments : worlds).add(side);
        }
    }

    private void readUsing(WordReader words) throws BadLine {
        String power = words.word("a development or dictate");
        dictating = power.equals("dictate");
        using = dictating
                ? null
                : WordReader.find(Tile.class, power)
                        .orElseThrow(() -> words.wrong("unknown development '" + power + "'"));
        moved = words.number(0, 9);
    }

    /** {@code exploring SEAT abandoned N waiting COLOR scouts COLOR…}, each part if there is something to say. */
    private void readExploring(WordReader words) throws BadLine {
        while (words.more()) {
            String part = words.word("a word");
            switch (part) {
                case "abandoned" -> forScout = words.number(0, 55);
                case "waiting" -> waiting = words.one(DieColor.class);
                case "scouts" -> scouts = words.all(DieColor.class);
                default ->
                    throw words.wrong("unknown word '" + part + "' of exploring; known: abandoned, waiting, scouts");
            }
        }
    }

    int chips() {
        return chips;
    }

    void abandon(List<Tile> tiles) {
        List<Tile> all = new ArrayList<>(abandoned);
        all.addAll(tiles);
        abandoned = all;
    }

    /** All game tiles that the seat was said to have. */
    List<Tile> gameTiles() {
        List<Tile> tiles =
                new ArrayList<>(tableau.stream().filter(Tile::isOfGameTile).toList());
        tiles.addAll(developments);
        tiles.addAll(worlds);
        tiles.addAll(abandoned);
        tiles.addAll(drawn);
        tiles.addAll(share);
        return tiles;
    }

    RollPosition.Player player(Map<Tile, List<DieColor>> goods, WordReader end) throws BadLine {
        List<Tile> all = new ArrayList<>(List.of(faction.left(), faction.right(), home));
        all.addAll(tableau);
        List<RollPosition.Goods> lying = new ArrayList<>();
        for (Tile tile : all) {
            List<DieColor> on = goods.getOrDefault(tile, List.of());
            if (!on.isEmpty() && !tile.holdsGoods()) {
                throw end.wrong(tile.id() + " cannot hold goods");
            }
            if (!on.isEmpty()) {
                lying.add(new RollPosition.Goods(tile, on));
            }
        }
        List<RollPosition.Dice> placed = new ArrayList<>();
        dice.forEach((place, there) ->
                placed.add(new RollPosition.Dice(place, there.stream().sorted().toList())));
        return new RollPosition.Player(
                faction,
                credits,
                chips,
                all,
                placed,
                lying,
                developments,
                worlds,
                drawn,
                abandoned,
                share,
                new RollPosition.Assignment(selected, used, dictates, using, dictating, moved),
                new RollPosition.Exploring(forScout, waiting, scouts, explored),
                extra);
    }
}
