package orrery.games.risk.fuzz;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import orrery.core.Mode;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.core.Start;
import orrery.games.risk.Neutrals;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskGame;
import orrery.games.risk.RiskMode;
import orrery.games.risk.RiskPosition;
import orrery.games.risk.RiskState;
import orrery.games.risk.board.Achievement;
import orrery.games.risk.board.Faction;
import orrery.games.risk.board.Race;
import orrery.games.risk.board.Reward;
import orrery.games.risk.board.Territory;
import orrery.games.risk.cards.FactionCard;
import orrery.games.risk.turn.BeginTurn;
import orrery.testkit.Variant;

/**
 * The game begun from random positions in the middle of it, with full hands, so that few rounds meet every card. The
 * option {@value #NUMBER} says which position.
 */
public final class RandomPositions extends Variant<RiskState, RiskFact> {

    /** Option: number of the position. */
    public static final String NUMBER = "position";

    private static final int FIELDS = 15;
    private static final int ROUNDS = 2;

    private final RiskGame game;

    public RandomPositions() {
        this(new RiskGame());
    }

    private RandomPositions(RiskGame game) {
        super(game);
        this.game = game;
    }

    /** The first so many positions for so many players. */
    public static List<Setup> setups(int seats, int positions) {
        List<Setup> setups = new ArrayList<>();
        for (int number = 1; number <= positions; number++) {
            setups.add(Setup.of("skirmish", seats).with(NUMBER, String.valueOf(number)));
        }
        return setups;
    }

    @Override
    public String id() {
        return "risk-starcraft-skirmish";
    }

    @Override
    public List<Mode> modes() {
        return List.of(new Mode("skirmish", List.of(2, 3, 4, 5, 6), List.of(new Mode.Setting(NUMBER, List.of(), "1"))));
    }

    /** The modes for so many players; the positions take them in turn. */
    private List<RiskMode> modes(int seats) {
        return game.modes().stream()
                .filter(mode -> mode.seats().contains(seats))
                .map(RiskGame::mode)
                .toList();
    }

    @Override
    public Start<RiskState, RiskFact> start(Setup setup) {
        long number = Long.parseLong(mode("skirmish").orElseThrow().value(setup, NUMBER));
        RiskMode mode =
                modes(setup.seats()).get((int) (number % modes(setup.seats()).size()));
        RiskState state = game.state(new Deal(mode, setup.seats(), new Random(31 * number + setup.seats())).position());
        return new Start<>(state, new BeginTurn(Seat.of((int) (number % setup.seats()))));
    }

    /** One position, dealt at random. */
    private static final class Deal {

        private final RiskMode mode;
        private final int seats;
        private final Random random;
        private final List<Territory> shuffled;
        private final List<Faction> factions;
        private final Map<Race, List<FactionCard>> decks = new EnumMap<>(Race.class);
        private final List<FactionCard> discard = new ArrayList<>();
        private final List<Achievement> achievements;

        Deal(RiskMode mode, int seats, Random random) {
            this.mode = mode;
            this.seats = seats;
            this.random = random;
            shuffled = shuffled(Territory.values());
            factions = shuffled(Faction.values());
            achievements = shuffled(Achievement.values());
            for (FactionCard card : shuffled(FactionCard.values())) {
                decks.computeIfAbsent(card.race(), race -> new ArrayList<>()).add(card);
            }
        }

        private <T> List<T> shuffled(T[] all) {
            List<T> list = new ArrayList<>(List.of(all));
            Collections.shuffle(list, random);
            return list;
        }

        RiskPosition position() {
            List<RiskPosition.Occupied> occupied = occupied();
            List<RiskPosition.Player> players = new ArrayList<>();
            for (int seat = 0; seat < seats; seat++) {
                players.add(player(seat));
            }
            decks.values().forEach(deck -> discard.addAll(drawn(deck, random.nextInt(3))));
            List<FactionCard> left =
                    decks.values().stream().flatMap(List::stream).sorted().toList();
            return new RiskPosition(
                    ROUNDS,
                    players,
                    occupied,
                    shuffled(Territory.values()).stream().limit(FIELDS).sorted().toList(),
                    achievements.stream().limit(8).sorted().toList(),
                    left,
                    discard.stream().sorted().toList(),
                    new RiskPosition.Turn(
                            null, 0, 0, List.of(), false, false, false, false, List.of(), List.of(), List.of()),
                    mode.diagram() ? null : advanced());
        }

        /** Each reward with a player, face down or lost; towers on the first two territories of their owners. */
        private RiskPosition.Advanced advanced() {
            List<Reward> hidden = new ArrayList<>();
            List<List<Reward>> rewards = new ArrayList<>();
            List<RiskPosition.Tower> towers = new ArrayList<>();
            for (int seat = 0; seat < seats; seat++) {
                rewards.add(new ArrayList<>());
            }
            for (Reward reward : Reward.values()) {
                int owner = random.nextInt(seats + 2);
                if (owner == seats) {
                    hidden.add(reward);
                } else if (owner < seats) {
                    rewards.get(owner).add(reward);
                    if (reward.isTower()) {
                        int which = reward == Reward.XELNAGA_TOWER_SILVER ? owner : seats + owner;
                        towers.add(new RiskPosition.Tower(reward, shuffled.get(which)));
                    }
                }
            }
            return new RiskPosition.Advanced(mode, hidden, rewards, towers, false, List.of());
        }

        /** The first territories go round one each; the others to anybody, so that sizes differ. */
        private List<RiskPosition.Occupied> occupied() {
            List<RiskPosition.Occupied> occupied = new ArrayList<>();
            for (int i = 0; i < shuffled.size(); i++) {
                Seat holder = i < 2 * seats ? Seat.of(i % seats) : anybody();
                occupied.add(new RiskPosition.Occupied(shuffled.get(i), holder, 1 + random.nextInt(4)));
            }
            occupied.sort(Comparator.comparing(RiskPosition.Occupied::territory));
            return occupied;
        }

        /** A player, the first ones more often, or in a game for two a neutral just as well. */
        private Seat anybody() {
            int seat = Math.min(random.nextInt(seats), random.nextInt(seats));
            boolean neutral = mode.neutrals(seats) && random.nextInt(3) > 0;
            return neutral ? Neutrals.of(factions.get(seats + random.nextInt(4))) : Seat.of(seat);
        }

        /** The base and the hero stand on the seat's first two territories, or the hero has fallen. */
        private RiskPosition.Player player(int seat) {
            Faction faction = factions.get(seat);
            @Nullable Territory hero = random.nextInt(4) == 0 || !mode.heroes() ? null : shuffled.get(seats + seat);
            List<FactionCard> own = decks.getOrDefault(faction.race(), List.of());
            List<FactionCard> others =
                    decks.getOrDefault(shuffled(Race.values()).getFirst(), List.of());
            return new RiskPosition.Player(
                    seat + 1,
                    faction,
                    shuffled.get(seat),
                    hero,
                    false,
                    drawn(own, 2 + random.nextInt(4)),
                    drawn(others, random.nextInt(2)),
                    List.of(),
                    taken(random.nextInt(3)));
        }

        private static List<FactionCard> drawn(List<FactionCard> deck, int most) {
            List<FactionCard> drawn = new ArrayList<>();
            while (drawn.size() < most && !deck.isEmpty()) {
                drawn.add(deck.removeLast());
            }
            Collections.sort(drawn);
            return drawn;
        }

        private List<Achievement> taken(int most) {
            List<Achievement> taken = new ArrayList<>();
            while (taken.size() < most && achievements.size() > 4) {
                taken.add(achievements.removeLast());
            }
            Collections.sort(taken);
            return taken;
        }
    }
}
