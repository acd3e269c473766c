package orrery.testkit.fuzz;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import orrery.core.Checkpoint;
import orrery.core.Choice;
import orrery.core.Choices;
import orrery.core.Entry;
import orrery.core.Fact;
import orrery.core.Game;
import orrery.core.KeyedChance;
import orrery.core.Match;
import orrery.core.Refused;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.core.StandingOrder;
import orrery.core.State;
import orrery.core.Visitor;
import orrery.store.Codec;
import orrery.store.Dice;
import orrery.store.GameFile;
import tools.jackson.databind.JsonNode;

/**
 * A game is saved after every entry and goes on from what was saved: as a file, which is played again from its start, and
 * as a checkpoint, from which the rest is played. Answers given beforehand come and go meanwhile. Nothing may get lost.
 */
public final class Reloads<S extends State<S, F>, F extends Fact> {

    private static final String TABLE = "reloads";

    private final Game<S, F> game;
    private final Codec<S, F> codec;
    private final KeyedChance chance;
    private final SplittableRandom random;

    /** @param seed of the dice and of what is answered */
    public Reloads(Game<S, F> game, long seed) {
        this.game = game;
        this.codec = new Codec<>(game);
        byte[] secret = new byte[32];
        this.random = new SplittableRandom(seed);
        random.nextBytes(secret);
        this.chance = new KeyedChance(secret, TABLE);
    }

    /**
     * Plays to the end.
     *
     * @return the entries of the game
     * @throws CheckFailed if what was saved differs from what goes on
     */
    public int play(Setup setup) {
        Match<S, F> match = Match.prepare(game, setup, chance).usualAnswers().start();
        while (match.outcome().isEmpty()) {
            Match<S, F> file = fromFile(match);
            same(match, file, "the file");
            same(match, fromCheckpoint(match), "the checkpoint");
            match = file;
            step(match);
        }
        same(match, fromFile(match), "the file of the end");
        return match.log().size();
    }

    private Match<S, F> fromFile(Match<S, F> match) {
        String text = GameFile.closed(match, Dice.of(TABLE, chance, match)).text(game);
        GameFile read = GameFile.parse(List.of(game), text);
        return Match.replay(game, read.setup(), chance, read.entries());
    }

    private Match<S, F> fromCheckpoint(Match<S, F> match) {
        Checkpoint<S> kept = match.checkpoint();
        Checkpoint<S> read = new Checkpoint<>(
                kept.entry(),
                codec.state(Codec.parse(codec.position(kept.state()).toString())),
                codec.next(Codec.parse(codec.write(kept.next()).toString())),
                kept.hash(),
                kept.draws(),
                kept.happened());
        int split = kept.entry() + 1;
        return Match.resume(
                game,
                match.setup(),
                chance,
                read,
                match.course().subList(0, kept.happened()),
                match.log().subList(0, split),
                match.log(split));
    }

    private void same(Match<S, F> match, Match<S, F> again, String from) {
        compare(match, from, "log", match.log(), again.log());
        compare(match, from, "outcome", match.outcome(), again.outcome());
        compare(match, from, "what happened", match.truth(), again.truth());
        compare(match, from, "state", position(match), position(again));
        for (Seat seat : Seat.first(match.setup().seats())) {
            compare(match, from, "view of " + seat, codec.write(match.view(seat)), codec.write(again.view(seat)));
            compare(match, from, "question of " + seat, question(match, seat), question(again, seat));
            compare(match, from, "answers beforehand of " + seat, match.standing(seat), again.standing(seat));
            compare(match, from, "next such answer of " + seat, match.standingAnswer(seat), again.standingAnswer(seat));
            compare(match, from, "player of " + seat, match.player(seat), again.player(seat));
        }
    }

    private JsonNode position(Match<S, F> match) {
        return codec.position(match.state(Visitor.VISITOR));
    }

    private Optional<JsonNode> question(Match<S, F> match, Seat seat) {
        return match.prompt(seat).map(prompt -> codec.write(prompt.question()));
    }

    private static void compare(Match<?, ?> match, String from, String what, Object kept, Object read) {
        if (!kept.equals(read)) {
            throw new CheckFailed("after entry " + match.log().size() + " " + from + " has another " + what + ": "
                    + read + " instead of " + kept);
        }
    }

    /** One seat gives or withdraws an answer beforehand, or somebody answers. */
    private void step(Match<S, F> match) {
        List<Match.Prompt> open = match.prompts();
        Match.Prompt prompt = open.get(random.nextInt(open.size()));
        try {
            if (random.nextInt(8) == 0 && !game.standingOrders().isEmpty()) {
                toggle(match, Seat.of(random.nextInt(match.setup().seats())));
            } else {
                Optional<Choice> standing = match.standingAnswer(prompt.seat());
                match.answer(
                        prompt.seat(),
                        prompt.id(),
                        standing.orElseGet(() -> any(prompt)),
                        standing.isPresent() ? Entry.Origin.STANDING : Entry.Origin.PERSON);
            }
        } catch (Refused refused) {
            throw new CheckFailed("an offered choice was refused: " + refused.why());
        }
    }

    private void toggle(Match<S, F> match, Seat seat) throws Refused {
        List<StandingOrder<S>> orders = game.standingOrders();
        String order = orders.get(random.nextInt(orders.size())).id();
        match.standing(seat, order, !match.standing(seat).contains(order));
    }

    @SuppressWarnings("unchecked")
    private Choice any(Match.Prompt prompt) {
        Choices<Choice> legal = new Choices<>();
        ((orrery.core.Question<Choice>) prompt.question()).legal(legal);
        return legal.get(random.nextInt(legal.size()));
    }
}
