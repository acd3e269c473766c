package orrery.games.risk.scenario;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import orrery.core.Seat;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.WordReader;
import orrery.games.risk.Masks;
import orrery.games.risk.Neutrals;
import orrery.games.risk.RiskMode;
import orrery.games.risk.RiskPosition;
import orrery.games.risk.board.Achievement;
import orrery.games.risk.board.Faction;
import orrery.games.risk.board.Reward;
import orrery.games.risk.board.Territory;
import orrery.games.risk.cards.FactionCard;
import orrery.games.risk.invasion.Invasion;
import orrery.games.risk.setup.Diagrams;

/** A position being described line by line, and what it is when no more is said. */
final class Sketch {

    private static final String KNOWN = "a territory, or hero, base, fields, faction, place, hand, captured, known, "
            + "discard, achievements, board-achievements, eliminated, turn, reinforcements, gained, conquered, handed-in, "
            + "achievement-taken, defence-forbidden, invasion, dice, rewards, tower, lost-rewards";

    private final RiskMode mode;
    private final int seats;
    private final Diagrams.Layout layout;
    private final Map<Territory, RiskPosition.Occupied> occupied = new EnumMap<>(Territory.class);
    private final @Nullable Faction[] factions;
    private final @Nullable Territory[] bases;
    private final @Nullable Territory[] heroes;
    private final boolean[] heroNamed;
    private final int[] places;
    private final List<List<FactionCard>> hands = new ArrayList<>();
    private final List<List<FactionCard>> captured = new ArrayList<>();
    private final List<List<FactionCard>> known = new ArrayList<>();
    private final List<List<Achievement>> achievements = new ArrayList<>();
    private final List<FactionCard> discard = new ArrayList<>();
    private final Set<FactionCard> dealt = EnumSet.noneOf(FactionCard.class);
    private final Set<Achievement> taken = EnumSet.noneOf(Achievement.class);
    private final Set<Seat> eliminated = new TreeSet<>();
    private final Set<Territory> gained = EnumSet.noneOf(Territory.class);
    private final List<Invasion> invasions = new ArrayList<>();
    private final List<List<Reward>> rewards = new ArrayList<>();
    private final Set<Reward> faceUp = EnumSet.noneOf(Reward.class);
    private final List<RiskPosition.Tower> towers = new ArrayList<>();
    private @Nullable List<Territory> fields;
    private @Nullable List<Achievement> board;
    private List<Integer> attackDice = List.of();
    private List<Integer> defenceDice = List.of();
    private boolean conquered;
    private boolean handedIn;
    private boolean achievementTaken;
    private boolean defenceForbidden;
    private @Nullable Integer reinforcements;
    private Seat active = Seat.of(0);
    private String step = "attack";
    private int round = 1;

    Sketch(RiskMode mode, int seats, Diagrams.Layout layout) {
        this.mode = mode;
        this.seats = seats;
        this.layout = layout;
        factions = new Faction[seats];
        bases = new Territory[seats];
        heroes = new Territory[seats];
        heroNamed = new boolean[seats];
        places = new int[seats];
        for (int i = 0; i < seats; i++) {
            bases[i] = layout.places().get(i).base();
            places[i] = i + 1;
            hands.add(new ArrayList<>());
            captured.add(new ArrayList<>());
            known.add(new ArrayList<>());
            rewards.add(new ArrayList<>());
            achievements.add(new ArrayList<>());
        }
    }

    // ---- reading

    void read(WordReader words) throws BadLine {
        String first = words.word("a word");
        var territory = WordReader.find(Territory.class, first);
        if (territory.isPresent()) {
            Seat seat = mode.neutrals(seats) ? Holders.next(words) : words.seat();
            int units = words.more() ? words.number(1, 999) : 1;
            if (occupied.put(territory.get(), new RiskPosition.Occupied(territory.get(), seat, units)) != null) {
                throw words.wrong(first + " is named twice");
            }
        } else {
            readSetting(first, words);
        }
        words.end();
    }

    private void readSetting(String first, WordReader words) throws BadLine {
        switch (first) {
            case "hero" -> readHero(words);
            case "base" -> bases[words.seat().index()] = words.one(Territory.class);
            case "fields" -> fields = words.different(Territory.class);
            case "faction" -> factions[words.seat().index()] = words.one(Faction.class);
            case "place" -> places[words.seat().index()] = words.number(1, seats);
            case "hand" -> deal(words, hands.get(words.seat().index()));
            case "captured" -> deal(words, captured.get(words.seat().index()));
            case "known" -> known.get(words.seat().index()).addAll(words.different(FactionCard.class));
            case "discard" -> deal(words, discard);
            case "achievements" ->
                readAchievements(words, achievements.get(words.seat().index()));
            case "board-achievements" -> {
                board = new ArrayList<>();
                readAchievements(words, board);
            }
            case "eliminated" -> eliminated.addAll(words.seatsLeft());
            case "rewards" -> turnUp(words, rewards.get(words.seat().index()));
            case "lost-rewards" -> turnUp(words, new ArrayList<>());
            case "tower" -> towers.add(new RiskPosition.Tower(words.one(Reward.class), words.one(Territory.class)));
            default -> readTurn(first, words);
        }
    }

    private void readTurn(String first, WordReader words) throws BadLine {
        switch (first) {
            case "turn" -> {
                active = words.seat();
                step = words.more() ? words.word("a step") : "attack";
                if (words.more()) {
                    if (!words.word("round").equals("round")) {
                        throw words.wrong("it is written: turn SEAT STEP round NUMBER");
                    }
                    round = words.number(1, 999);
                }
                if (!FirstStep.STEPS.contains(step)) {
                    throw words.wrong("unknown step '" + step + "'; known: " + String.join(", ", FirstStep.STEPS));
                }
            }
            case "reinforcements" -> reinforcements = words.number(0, 999);
            case "gained" -> gained.addAll(words.different(Territory.class));
            case "conquered" -> conquered = true;
            case "handed-in" -> handedIn = true;
            case "achievement-taken" -> achievementTaken = true;
            case "defence-forbidden" -> defenceForbidden = true;
            case "invasion" -> invasions.add(InvasionWords.read(words));
            case "dice" -> readDice(words);
            default -> throw words.wrong("unknown word '" + first + "'; known: " + KNOWN);
        }
    }

    private void readHero(WordReader words) throws BadLine {
        int seat = words.seat().index();
        String where = words.word("a territory or fallen");
        heroNamed[seat] = true;
        heroes[seat] = where.equals("fallen")
                ? null
                : WordReader.find(Territory.class, where)
                        .orElseThrow(() -> words.wrong("'" + where + "' is no territory; or write fallen"));
    }

    private void deal(WordReader words, List<FactionCard> pile) throws BadLine {
        for (FactionCard card : words.different(FactionCard.class)) {
            if (!dealt.add(card)) {
                throw words.wrong(card.id() + " is in two places; each card exists once");
            }
            pile.add(card);
        }
    }

    private void turnUp(WordReader words, List<Reward> owner) throws BadLine {
        if (!mode.rewards()) {
            throw words.wrong("there are no rewards in " + mode.id());
        }
        for (Reward reward : words.different(Reward.class)) {
            if (!faceUp.add(reward)) {
                throw words.wrong(reward.id() + " is in two places; each reward exists once");
            }
            owner.add(reward);
        }
    }

    private void readAchievements(WordReader words, List<Achievement> where) throws BadLine {
        for (Achievement achievement : words.different(Achievement.class)) {
            if (!taken.add(achievement)) {
                throw words.wrong(achievement.id() + " is in two places; each achievement exists once");
            }
            where.add(achievement);
        }
    }

    private void readDice(WordReader words) throws BadLine {
        List<Integer> attack = new ArrayList<>();
        List<Integer> defence = new ArrayList<>();
        List<Integer> side = attack;
        while (words.more()) {
            String word = words.word("a die");
            if (word.equals("against")) {
                side = defence;
            } else if (word.matches("[0-9]{1,2}")) {
                side.add(Integer.valueOf(word));
            } else {
                throw words.wrong("'" + word + "' is no die; it is written: dice 6 4 3 against 5 4");
            }
        }
        attackDice = List.copyOf(attack);
        defenceDice = List.copyOf(defence);
    }

    // ---- what was said about the turn

    Seat active() {
        return active;
    }

    String step() {
        return step;
    }

    List<Invasion> invasions() {
        return invasions;
    }

    /** Whether the number of reinforcements was named. */
    boolean reinforcementsNamed() {
        return reinforcements != null;
    }

    // ---- what was not said

    /** The whole position. @param end to be blamed for what contradicts itself */
    RiskPosition position(int roundLimit, WordReader end) throws BadLine {
        settleTerritories(end);
        settleFactions(end);
        check(end);
        List<RiskPosition.Player> players = new ArrayList<>();
        for (Seat seat : Seat.first(seats)) {
            players.add(player(seat));
        }
        List<FactionCard> deck = new ArrayList<>(EnumSet.allOf(FactionCard.class));
        deck.removeAll(dealt);
        return new RiskPosition(
                roundLimit,
                players,
                List.copyOf(occupied.values()),
                fields == null ? Masks.territories(layout.mineralFields()) : fields,
                board == null ? leftOnBoard() : board,
                deck,
                discard,
                turn(),
                mode.diagram() ? null : advanced());
    }

    private RiskPosition.Advanced advanced() {
        Set<Reward> hidden = mode.rewards() ? EnumSet.allOf(Reward.class) : EnumSet.noneOf(Reward.class);
        hidden.removeAll(faceUp);
        return new RiskPosition.Advanced(mode, List.copyOf(hidden), rewards, towers, false, List.of());
    }

    private RiskPosition.Player player(Seat seat) {
        int i = seat.index();
        Territory hero = !mode.heroes() ? null : heroNamed[i] ? heroes[i] : holds(seat, bases[i]) ? bases[i] : null;
        return new RiskPosition.Player(
                places[i],
                factions[i],
                bases[i],
                hero,
                eliminated.contains(seat),
                hands.get(i),
                captured.get(i),
                known.get(i),
                achievements.get(i));
    }

    private RiskPosition.Turn turn() {
        List<Territory> atStart = occupied.values().stream()
                .filter(at -> at.seat() == active && !gained.contains(at.territory()))
                .map(RiskPosition.Occupied::territory)
                .toList();
        return new RiskPosition.Turn(
                active,
                round,
                reinforcements == null ? 0 : reinforcements,
                atStart,
                handedIn,
                conquered || !gained.isEmpty(),
                achievementTaken,
                defenceForbidden,
                invasions,
                attackDice,
                defenceDice);
    }

    private boolean holds(Seat seat, @Nullable Territory territory) {
        RiskPosition.Occupied at = territory == null ? null : occupied.get(territory);
        return at != null && at.seat() == seat;
    }

    private List<Achievement> leftOnBoard() {
        return Masks.achievements(layout.achievements()).stream()
                .filter(achievement -> !taken.contains(achievement))
                .toList();
    }

    /** Bases that nobody else is said to hold are with their seats; all else is with the last seat in the game. */
    private void settleTerritories(WordReader end) throws BadLine {
        for (Seat seat : Seat.first(seats)) {
            Territory base = bases[seat.index()];
            if (base != null && !eliminated.contains(seat)) {
                occupied.putIfAbsent(base, new RiskPosition.Occupied(base, seat, 1));
            }
        }
        Seat last = Seat.first(seats).stream()
                .filter(seat -> !eliminated.contains(seat))
                .reduce((a, b) -> b)
                .orElseThrow(() -> end.wrong("all seats are eliminated; leave one in the game"));
        for (Territory territory : Territory.values()) {
            occupied.putIfAbsent(territory, new RiskPosition.Occupied(territory, last, 1));
        }
    }

    /** Factions not named: one of the race of the hand, or that of the diagram, or one that is free. */
    private void settleFactions(WordReader end) throws BadLine {
        Set<Faction> free = EnumSet.allOf(Faction.class);
        for (Faction named : factions) {
            if (named != null && !free.remove(named)) {
                throw end.wrong(named.id() + " is the faction of two seats; give each its own");
            }
        }
        for (int i = 0; i < seats; i++) {
            if (factions[i] == null && !hands.get(i).isEmpty() && !mode.commonDeck()) {
                var race = hands.get(i).getFirst().race();
                Faction listed = layout.places().get(places[i] - 1).faction();
                factions[i] = listed.race() == race && free.contains(listed)
                        ? listed
                        : free.stream()
                                .filter(one -> one.race() == race)
                                .findFirst()
                                .orElseThrow(() -> end.wrong("no " + race.id() + " faction is left for all hands"));
                free.remove(factions[i]);
            }
        }
        for (int i = 0; i < seats; i++) {
            if (factions[i] == null) {
                Faction listed = layout.places().get(places[i] - 1).faction();
                factions[i] = free.contains(listed) ? listed : free.iterator().next();
                free.remove(factions[i]);
            }
        }
    }

    private void check(WordReader end) throws BadLine {
        if (Arrays.stream(places).distinct().count() < seats) {
            throw end.wrong("two seats have the same place in turn order");
        }
        for (Seat seat : Seat.first(seats)) {
            Faction faction = factions[seat.index()];
            for (FactionCard card : hands.get(seat.index())) {
                if (faction != null && !mode.commonDeck() && card.race() != faction.race()) {
                    throw end.wrong(card.id() + " cannot be in the hand of seat " + seat + ", which plays "
                            + faction.id() + "; cards of other races can only be captured");
                }
            }
            boolean holding = occupied.values().stream().anyMatch(at -> at.seat() == seat);
            if (holding == eliminated.contains(seat)) {
                throw end.wrong(
                        holding
                                ? "seat " + seat + " is eliminated but holds a territory"
                                : "seat " + seat + " holds no territory; give it one or write: eliminated " + seat);
            }
            Territory hero = heroes[seat.index()];
            if (hero != null && !holds(seat, hero)) {
                throw end.wrong("the hero of seat " + seat + " stands on " + hero.id() + ", which is not its own");
            }
        }
        for (RiskPosition.Tower tower : towers) {
            boolean owned = Seat.first(seats).stream()
                    .anyMatch(seat ->
                            rewards.get(seat.index()).contains(tower.reward()) && holds(seat, tower.territory()));
            if (!owned) {
                throw end.wrong(tower.reward().id() + " stands on "
                        + tower.territory().id() + ", which its owner does not hold; write: rewards SEAT "
                        + tower.reward().id());
            }
        }
        for (RiskPosition.Occupied at : occupied.values()) {
            if (Neutrals.is(at.seat()) && Arrays.asList(factions).contains(Neutrals.faction(at.seat()))) {
                throw end.wrong(at.territory().id() + " cannot be neutral: a player leads "
                        + Neutrals.faction(at.seat()).id());
            }
        }
        if (eliminated.contains(active)) {
            throw end.wrong("seat " + active + " is eliminated and cannot have the turn");
        }
        for (Territory territory : gained) {
            if (!holds(active, territory)) {
                throw end.wrong("seat " + active + " cannot have gained " + territory.id() + " without holding it");
            }
        }
    }
}
