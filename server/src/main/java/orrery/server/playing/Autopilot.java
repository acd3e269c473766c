package orrery.server.playing;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import orrery.core.BotFamily;
import orrery.core.Choice;
import orrery.core.Choices;
import orrery.core.Entry;
import orrery.core.Fact;
import orrery.core.Match;
import orrery.core.Policy;
import orrery.core.Question;
import orrery.core.RulesFault;
import orrery.core.Seat;
import orrery.core.State;
import orrery.server.bots.BotPool;
import orrery.server.people.Secret;

/**
 * Answers for seats that a bot plays or that have answered beforehand. All such answers come after a delay of one
 * distribution, so that the delay does not tell who gave them.
 */
final class Autopilot<S extends State<S, F>, F extends Fact> {

    private static final Logger LOG = LoggerFactory.getLogger(Autopilot.class);

    private record Turn(Seat seat, int prompt) {}

    private final String table;
    private final Play<S, F> play;
    private final Optional<BotFamily<S>> family;
    private final BotPool pool;
    private final Mailbox mailbox;
    private final Delays delays;
    private final Map<Seat, Policy<S>> bots = new HashMap<>();
    private final Map<Seat, String> levels = new HashMap<>();
    private final Set<Turn> underWay = new HashSet<>();

    /** @param family bots of the game, if there are any */
    Autopilot(
            String table,
            Play<S, F> play,
            Optional<BotFamily<S>> family,
            BotPool pool,
            Mailbox mailbox,
            Delays delays) {
        this.table = table;
        this.play = play;
        this.family = family;
        this.pool = pool;
        this.mailbox = mailbox;
        this.delays = delays;
    }

    /**
     * Gives the answers that seats have given beforehand, as long as any is due, at a table without delays: they become
     * part of whatever made them due, and nobody is shown the questions. Called by the table's writer before every commit.
     */
    void answerBeforehand() {
        boolean due = delays.areNone();
        while (due) {
            due = false;
            for (Match.Prompt prompt : play.match().prompts()) {
                Optional<Choice> choice = beforehand(prompt.seat());
                if (choice.isPresent()) {
                    due |= give(new Turn(prompt.seat(), prompt.id()), choice.get(), Entry.Origin.STANDING);
                }
            }
        }
    }

    private Optional<Choice> beforehand(Seat seat) {
        return play.match().player(seat).kind() == Entry.Player.Kind.BOT
                ? Optional.empty()
                : play.match().standingAnswer(seat);
    }

    /** Sets going whatever the program has to answer now. Called by the table's writer after every commit. */
    void go() {
        Match<S, F> match = play.match();
        if (match.outcome().isPresent()) {
            return;
        }
        for (Match.Prompt prompt : match.prompts()) {
            Turn turn = new Turn(prompt.seat(), prompt.id());
            if (underWay.contains(turn)) {
                continue;
            }
            Entry.Player player = match.player(prompt.seat());
            if (player.kind() == Entry.Player.Kind.BOT) {
                underWay.add(turn);
                think(turn, prompt, match.state(prompt.seat()), bot(prompt.seat(), player.bot()));
            } else {
                beforehand(prompt.seat()).ifPresent(choice -> {
                    underWay.add(turn);
                    answer(turn, choice, Entry.Origin.STANDING, delays.opening());
                });
            }
        }
    }

    /** Whether an answer of the program is on its way. */
    boolean isBusy() {
        return !underWay.isEmpty();
    }

    private Policy<S> bot(Seat seat, String level) {
        if (!level.equals(levels.put(seat, level))) {
            bots.remove(seat);
        }
        BotFamily<S> all = family.orElseThrow();
        String known = all.levels().contains(level) ? level : all.levels().getLast();
        return bots.computeIfAbsent(seat, s -> all.bot(known, Secret.seed()));
    }

    /** The state and the question do not change any more, whatever happens at the table, so another thread may look. */
    private void think(Turn turn, Match.Prompt prompt, S state, Policy<S> bot) {
        long opens = delays.opening();
        Choices<Choice> legal = legal(prompt.question());
        AtomicBoolean given = new AtomicBoolean();
        pool.submit(table, new BotPool.Thought() {
            @Override
            public void think() {
                int index = legal.size() == 1 ? 0 : bot.choose(state, prompt.question(), legal(prompt.question()));
                Choice choice = legal.get(Objects.checkIndex(index, legal.size()));
                if (given.compareAndSet(false, true)) {
                    answer(turn, choice, Entry.Origin.BOT, opens);
                }
            }

            @Override
            public void giveUp() {
                if (given.compareAndSet(false, true)) {
                    LOG.warn(
                            "table {}, question {} of seat {}: the first legal choice stands in",
                            table,
                            turn.prompt(),
                            turn.seat());
                    mailbox.write(() -> bots.remove(turn.seat()) == null);
                    answer(turn, legal.get(0), Entry.Origin.BOT, opens);
                }
            }
        });
    }

    @SuppressWarnings("unchecked")
    private static Choices<Choice> legal(Question<?> question) {
        Choices<Choice> legal = new Choices<>();
        ((Question<Choice>) question).legal(legal);
        return legal;
    }

    private void answer(Turn turn, Choice choice, Entry.Origin origin, long opens) {
        long wait = delays.until(opens);
        Runnable now = () -> mailbox.write(() -> {
            underWay.remove(turn);
            boolean withdrawn = origin == Entry.Origin.STANDING
                    && play.match().standingAnswer(turn.seat()).isEmpty();
            if (withdrawn) {
                return false;
            }
            return give(turn, choice, origin);
        });
        if (wait > 0) {
            pool.after(wait, now);
        } else {
            now.run();
        }
    }

    private boolean give(Turn turn, Choice choice, Entry.Origin origin) {
        try {
            return play.answerForSeat(turn.seat(), turn.prompt(), choice, origin);
        } catch (RulesFault fault) {
            throw new ProgramFault(turn.seat(), turn.prompt(), fault);
        }
    }
}
