package orrery.core.toy;

import static java.util.stream.IntStream.range;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import orrery.core.Article;
import orrery.core.Choice;
import orrery.core.Component;
import orrery.core.EndReason;
import orrery.core.Game;
import orrery.core.Message;
import orrery.core.Mode;
import orrery.core.Next;
import orrery.core.OfferedQuestion;
import orrery.core.Offers;
import orrery.core.Option;
import orrery.core.Outcome;
import orrery.core.Purpose;
import orrery.core.Question;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Setup;
import orrery.core.StandingOrder;
import orrery.core.Start;
import orrery.core.Table;
import orrery.core.Viewer;
import orrery.core.Vocabulary;
import orrery.core.Window;

/** Seats stake coins in secret, meddle with cards, and the highest stake takes a prize; three goods win. */
public final class Bazaar implements Game<BazaarState, BazaarFact> {

    public static final Article STAKES = new Article("stakes");
    public static final Article CARDS = new Article("cards");
    public static final Article PRIZE = new Article("prize");
    static final int GOODS_TO_WIN = 3;

    /** Why chance is asked. */
    public enum Why implements Purpose {
        CARD("card"),
        PRIZE("prize");

        private final String id;

        Why(String id) {
            this.id = id;
        }

        @Override
        public String id() {
            return id;
        }
    }

    /** How a game ends. */
    public enum End implements EndReason {
        GOODS("goods"),
        LAST_ROUND("last-round");

        private final String id;

        End(String id) {
            this.id = id;
        }

        @Override
        public String id() {
            return id;
        }

        @Override
        public boolean byTheRules() {
            return this == GOODS;
        }
    }

    /** Something that is no part of the game: how often {@link BazaarFault#OUTSIDE} has looked at it. */
    private static int outside;

    private final Set<BazaarFault> faults = EnumSet.noneOf(BazaarFault.class);

    /** Bazaar, played by its rules but for these faults. */
    public Bazaar(BazaarFault... planted) {
        faults.addAll(List.of(planted));
    }

    /** What a viewer may see. Stakes are the viewer's own until all are shown; −1 stands for a hidden one. */
    public record View(
            int round,
            List<Integer> coins,
            List<Integer> goods,
            List<Integer> stakes,
            List<BazaarCard> hand,
            List<Integer> handSizes,
            List<List<BazaarCard>> played) {}

    /** The whole state. */
    public record Position(
            int rounds,
            int round,
            boolean shown,
            List<Integer> coins,
            List<Integer> goods,
            List<Integer> stakes,
            List<Integer> dice,
            List<List<BazaarCard>> hands,
            List<List<BazaarCard>> piles,
            List<List<BazaarCard>> played) {}

    /** If the table wants it so, everybody begins with a card: chance decides before anybody is asked. */
    public record Opening() implements Segment<BazaarState, BazaarFact> {

        @Override
        public Next play(Table<BazaarState, BazaarFact> table) {
            Seat.first(table.state().seats).forEach(seat -> drawCard(table, seat));
            return new Stakes(1);
        }
    }

    private static void drawCard(Table<BazaarState, BazaarFact> table, Seat seat) {
        List<BazaarCard> pile = table.state().pile(seat);
        table.record(new BazaarFact.Drew(seat, pile.get(table.draw(pile.size(), Why.CARD))));
    }

    /** A round: stakes in secret, then all are shown. */
    public record Stakes(int round) implements Segment<BazaarState, BazaarFact> {

        @Override
        public Next play(Table<BazaarState, BazaarFact> table) {
            table.record(new BazaarFact.RoundBegan(round));
            table.together(Seat.first(table.state().seats), Stakes::lane);
            table.record(new BazaarFact.StakesShown(ints(table.state().stakes)));
            return new Haggle(round);
        }

        private static void lane(Table<BazaarState, BazaarFact> table, Seat seat) {
            BazaarState state = table.state();
            int stake = table.ask(new Ask<BazaarChoice.Stake>(seat, STAKES, false, offers -> {
                        int most = state.faults.contains(BazaarFault.OPEN_OFFER)
                                ? 3
                                : Math.min(state.coins(seat), state.faults.contains(BazaarFault.STRICTER) ? 2 : 99);
                        range(0, most + 1).forEach(i -> offers.legal(new BazaarChoice.Stake(i)));
                        if (offers.explains()) {
                            int more = Math.min(state.coins(seat), most) + 1;
                            offers.illegal(new BazaarChoice.Stake(more), STAKES, Message.of("why.too-few-coins", more));
                        }
                    }))
                    .coins();
            table.record(new BazaarFact.Staked(seat, stake));
            boolean peeked = state.faults.contains(BazaarFault.PEEKS) && state.scratch.lastStake == 3;
            state.scratch.lastStake = stake;
            for (int i = stake == 0 || peeked ? 2 : 1;
                    i > 0 && !state.pile(seat).isEmpty();
                    i--) {
                drawCard(table, seat);
            }
            BazaarChoice choice = table.ask(new Ask<BazaarChoice>(seat, CARDS, true, offers -> {
                offers.legal(new BazaarChoice.Keep());
                state.hand(seat).stream().distinct().sorted().forEach(c -> offers.legal(new BazaarChoice.Exchange(c)));
            }));
            if (choice instanceof BazaarChoice.Exchange(BazaarCard card)) {
                table.record(new BazaarFact.PutBack(seat, card));
                drawCard(table, seat);
            }
        }
    }

    /** The rest of a round: cards, dice, the prize, and everybody pays. */
    public record Haggle(int round) implements Segment<BazaarState, BazaarFact> {

        @Override
        public Next play(Table<BazaarState, BazaarFact> table) {
            BazaarState state = table.state();
            int[] paid = state.stakes.clone();
            List<Seat> seats = Seat.first(state.seats);
            state.scratch.runs++;
            boolean kept = state.faults.contains(BazaarFault.KEPT_ACROSS);
            List<List<BazaarCard>> hands = kept ? copy(state.hands) : state.hands;
            Window.open(table, seats, seat -> cardFrom(hands, seat, BazaarCard.Moment.STAKES_SHOWN), (seat, answer) -> {
                if (!(answer instanceof BazaarChoice.Play(BazaarCard card))) {
                    return false;
                }
                table.record(new BazaarFact.Played(seat, card));
                if (!vetoed(table, seat)) {
                    table.record(new BazaarFact.StakesChanged(seat, card));
                }
                return true;
            });
            int[] dice = table.roll(2, 6, Why.PRIZE);
            table.record(new BazaarFact.Rolled(dice[0], dice[1]));
            Seat winner = state.winner();
            BazaarChoice.Prize prize = table.ask(prizeFor(state, winner)).prize();
            table.record(new BazaarFact.Took(winner, prize));
            for (Seat seat : seats) {
                table.record(new BazaarFact.Paid(seat, Math.min(paid[seat.index()], state.coins(seat))));
            }
            for (int i = unruly(state); i > 0; i--) {
                table.record(new BazaarFact.Paid(winner, 0));
            }
            return state.goods[winner.index()] >= GOODS_TO_WIN
                    ? over(state, End.GOODS, List.of(winner))
                    : round == state.rounds ? over(state, End.LAST_ROUND, List.of()) : new Stakes(round + 1);
        }

        /** How many facts too many the planted faults make. */
        private static int unruly(BazaarState state) {
            return (state.faults.contains(BazaarFault.OUTSIDE) ? ++outside % 3 : 0)
                    + (state.faults.contains(BazaarFault.COUNTS_RUNS) ? state.scratch.runs : 0);
        }

        private static boolean vetoed(Table<BazaarState, BazaarFact> table, Seat by) {
            for (Seat seat : Seat.first(table.state().seats)) {
                Question<BazaarChoice> question = cardFrom(table.state().hands, seat, BazaarCard.Moment.CARD_PLAYED);
                if (seat != by
                        && question != null
                        && table.ask(question) instanceof BazaarChoice.Play(BazaarCard card)) {
                    table.record(new BazaarFact.Played(seat, card));
                    return true;
                }
            }
            return false;
        }

        /** Asked is who holds cards, as everybody can count them; which ones is its secret. */
        private static @org.jspecify.annotations.Nullable Question<BazaarChoice> cardFrom(
                List<List<BazaarCard>> hands, Seat seat, BazaarCard.Moment moment) {
            return hands.get(seat.index()).isEmpty()
                    ? null
                    : new Ask<>(seat, CARDS, true, offers -> {
                        offers.legal(new BazaarChoice.Pass());
                        hands.get(seat.index()).stream()
                                .filter(card -> card.moment == moment)
                                .distinct()
                                .sorted()
                                .forEach(card -> offers.legal(new BazaarChoice.Play(card)));
                    });
        }

        private static Question<BazaarChoice.Take> prizeFor(BazaarState state, Seat winner) {
            return new Ask<>(winner, PRIZE, false, offers -> {
                offers.legal(new BazaarChoice.Take(BazaarChoice.Prize.GOODS));
                offers.legal(new BazaarChoice.Take(BazaarChoice.Prize.COINS));
                BazaarChoice.Take gold = new BazaarChoice.Take(BazaarChoice.Prize.GOLD);
                if (state.dice[0] == state.dice[1]) {
                    offers.legal(gold);
                } else if (offers.explains()) {
                    offers.illegal(gold, PRIZE, Message.of("why.no-double", state.dice[0], state.dice[1]));
                }
            });
        }

        private static Outcome over(BazaarState state, End reason, List<Seat> winners) {
            return new Outcome(
                    reason,
                    winners,
                    Seat.first(state.seats).stream()
                            .sorted(Comparator.comparing((Seat seat) -> -state.goods[seat.index()]))
                            .map(List::of)
                            .toList());
        }
    }

    /** A question of this game; it reads the state only when it is read itself. */
    private static final class Ask<C extends Choice> extends OfferedQuestion<C> {

        private final Article article;
        private final boolean secret;
        private final Consumer<Offers<C>> offer;

        Ask(Seat seat, Article article, boolean secret, Consumer<Offers<C>> offer) {
            super(seat);
            this.article = article;
            this.secret = secret;
            this.offer = offer;
        }

        @Override
        protected Message prompt() {
            return Message.of("prompt." + article.id());
        }

        @Override
        protected Article article() {
            return article;
        }

        @Override
        protected List<Message> path() {
            return List.of();
        }

        @Override
        protected void offer(Offers<C> offers) {
            offer.accept(offers);
        }

        @Override
        public boolean guardsSecret() {
            return secret;
        }
    }

    private static final class AlwaysPass implements StandingOrder<BazaarState> {

        @Override
        public String id() {
            return "always-pass";
        }

        @Override
        public Message message() {
            return Message.of("standing.always-pass");
        }

        @Override
        public @org.jspecify.annotations.Nullable Choice answer(BazaarState state, Question<?> question) {
            return question.guardsSecret() ? new BazaarChoice.Pass() : null;
        }
    }

    @Override
    public String id() {
        return "bazaar";
    }

    @Override
    public int schema() {
        return 1;
    }

    @Override
    public Vocabulary vocabulary() {
        Vocabulary.Builder names = Vocabulary.builder()
                .choice("stake", BazaarChoice.Stake.class)
                .choice("keep", BazaarChoice.Keep.class)
                .choice("exchange", BazaarChoice.Exchange.class)
                .choice("play", BazaarChoice.Play.class)
                .choice("pass", BazaarChoice.Pass.class)
                .choice("take", BazaarChoice.Take.class)
                .choice("give", BazaarChoice.Give.class)
                .segment("opening", Opening.class)
                .segment("stakes", Stakes.class)
                .segment("haggle", Haggle.class)
                .purposes(Why.values())
                .ends(End.values());
        return names.fact("round-began", BazaarFact.RoundBegan.class)
                .fact("staked", BazaarFact.Staked.class)
                .fact("drew", BazaarFact.Drew.class)
                .fact("put-back", BazaarFact.PutBack.class)
                .fact("stakes-shown", BazaarFact.StakesShown.class)
                .fact("played", BazaarFact.Played.class)
                .fact("stakes-changed", BazaarFact.StakesChanged.class)
                .fact("rolled", BazaarFact.Rolled.class)
                .fact("took", BazaarFact.Took.class)
                .fact("paid", BazaarFact.Paid.class)
                .fact("gave", BazaarFact.Gave.class)
                .build();
    }

    @Override
    public List<Mode> modes() {
        return List.of(new Mode(
                "market",
                List.of(2, 3, 4),
                List.of(
                        new Mode.Setting("coins", List.of(), "3"),
                        new Mode.Setting("pace", List.of("short", "long"), "long"),
                        new Mode.Setting("opening", List.of("bare", "card"), "bare"))));
    }

    @Override
    public Start<BazaarState, BazaarFact> start(Setup setup) {
        Mode mode = modes().getFirst();
        int rounds = mode.value(setup, "pace").equals("long") ? 4 : 2;
        int coins = Integer.parseInt(mode.value(setup, "coins"));
        return new Start<>(
                new BazaarState(setup.seats(), rounds, coins, faults, new BazaarState.Scratch()),
                mode.value(setup, "opening").equals("card") ? new Opening() : new Stakes(1));
    }

    @Override
    public Record view(BazaarState state, Viewer viewer) {
        List<Integer> stakes = range(0, state.seats)
                .mapToObj(i -> state.shown || viewer == Seat.of(i) ? state.stakes[i] : -1)
                .toList();
        return new View(
                state.round,
                ints(state.coins),
                ints(state.goods),
                stakes,
                viewer instanceof Seat seat ? List.copyOf(state.hand(seat)) : List.of(),
                state.hands.stream().map(List::size).toList(),
                copy(state.played));
    }

    @Override
    public Record position(BazaarState s) {
        return new Position(
                s.rounds,
                s.round,
                s.shown,
                ints(s.coins),
                ints(s.goods),
                ints(s.stakes),
                ints(s.dice),
                copy(s.hands),
                copy(s.piles),
                copy(s.played));
    }

    @Override
    public BazaarState state(Record record) {
        Position p = (Position) record;
        BazaarState state = new BazaarState(
                p.coins().size(),
                p.rounds(),
                0,
                faults.contains(BazaarFault.STRICTER) ? faults : EnumSet.noneOf(BazaarFault.class),
                new BazaarState.Scratch());
        state.round = p.round();
        state.shown = p.shown();
        range(0, state.seats).forEach(i -> {
            state.coins[i] = p.coins().get(i);
            state.goods[i] = p.goods().get(i);
            state.stakes[i] = p.stakes().get(i);
            state.hands.set(i, new ArrayList<>(p.hands().get(i)));
            state.piles.set(i, new ArrayList<>(p.piles().get(i)));
            state.played.set(i, new ArrayList<>(p.played().get(i)));
        });
        range(0, 2).forEach(i -> state.dice[i] = p.dice().get(i));
        return state;
    }

    private static List<Integer> ints(int[] values) {
        return Arrays.stream(values).boxed().toList();
    }

    private static List<List<BazaarCard>> copy(List<List<BazaarCard>> lists) {
        return lists.stream().map(List::copyOf).toList();
    }

    @Override
    public void check(BazaarState state) {
        state.check();
    }

    @Override
    public int round(BazaarState state) {
        return state.round;
    }

    @Override
    public Component faction(BazaarState state, Seat seat) {
        return modes().getFirst();
    }

    @Override
    public List<StandingOrder<BazaarState>> standingOrders() {
        return List.of(new AlwaysPass());
    }

    @Override
    public List<Option<Choice>> interjections(BazaarState state, Seat seat) {
        return Seat.first(state.seats).stream()
                .filter(other -> other != seat && state.coins(seat) > 0)
                .map(other -> Option.<Choice>legal(new BazaarChoice.Give(other)))
                .toList();
    }

    @Override
    public void interject(Table<BazaarState, BazaarFact> table, Seat seat, Choice choice) {
        table.record(new BazaarFact.Gave(seat, ((BazaarChoice.Give) choice).to()));
    }
}
