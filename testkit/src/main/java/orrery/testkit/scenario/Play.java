package orrery.testkit.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import orrery.core.Choice;
import orrery.core.Entry;
import orrery.core.Fact;
import orrery.core.Game;
import orrery.core.Match;
import orrery.core.Notation;
import orrery.core.Refused;
import orrery.core.RulesFault;
import orrery.core.Seat;
import orrery.core.State;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.Line;
import orrery.core.scenario.PositionWords;

/** The play section of a scenario: understood as a whole first, then carried out line by line. */
final class Play<S extends State<S, F>, F extends Fact> {

    /** One line of the section. */
    sealed interface Step {

        int line();

        /** A seat answers. */
        record Answer(int line, Seat seat, Choice choice) implements Step {}

        /** A seat must not be able to answer so; {@code article} is the rule that forbids it, or empty. */
        record Cannot(int line, Seat seat, Choice choice, String article) implements Step {}

        /** Something must hold. */
        record Expect(int line, Expectation expectation) implements Step {}
    }

    private static final Pattern ANSWER = Pattern.compile("(\\S+)\\s*:\\s*(.*)");

    private final Notation notation;
    private final Expectations<S, F> expectations;
    private final ScriptedChance<S, F> chance;
    private final List<Result.Difference> differences = new ArrayList<>();

    Play(Game<S, F> game, @Nullable PositionWords<S, F> words, ScriptedChance<S, F> chance) {
        this.notation = new Notation(game.vocabulary());
        this.expectations = new Expectations<>(game, words);
        this.chance = chance;
    }

    List<Step> read(List<Line> lines) throws BadLine {
        List<Step> steps = new ArrayList<>();
        for (Line line : lines) {
            steps.add(read(line));
        }
        return steps;
    }

    private Step read(Line line) throws BadLine {
        String text = line.text();
        if (text.startsWith("expect ")) {
            Line rest =
                    new Line(line.number(), text.substring("expect ".length()).strip());
            return new Step.Expect(line.number(), expectations.read(rest));
        }
        boolean forbidden = text.startsWith("cannot ");
        String body = forbidden ? text.substring("cannot ".length()).strip() : text;
        int dashes = forbidden ? body.indexOf(" -- ") : -1;
        String article = dashes < 0 ? "" : body.substring(dashes + 4).strip();
        Matcher answer = ANSWER.matcher(dashes < 0 ? body : body.substring(0, dashes));
        if (!answer.matches() || !answer.group(1).matches("[1-9][0-9]?")) {
            throw new BadLine(line, "not understood; write: SEAT: ANSWER, cannot SEAT: ANSWER -- ARTICLE, or expect …");
        }
        Seat seat = Readings.seat(line, answer.group(1));
        Choice choice = Readings.choice(line, notation, answer.group(2));
        return forbidden
                ? new Step.Cannot(line.number(), seat, choice, article)
                : new Step.Answer(line.number(), seat, choice);
    }

    /** Carries the steps out; after an answer that cannot be given nothing more is. */
    List<Result.Difference> run(Match<S, F> match, List<Step> steps) throws BadLine {
        Told told = new Told(match);
        for (Step step : steps) {
            if (step instanceof Step.Expect(int line, Expectation expectation)) {
                expectations.tryWords(match, expectation);
            }
        }
        for (Step step : steps) {
            chance.playing(step.line());
            Optional<String> differs = switch (step) {
                case Step.Answer answer -> answer(match, told, answer);
                case Step.Cannot cannot -> cannot(match, cannot);
                case Step.Expect expect -> expectations.differs(match, told, expect.expectation());
            };
            differs.ifPresent(what -> differences.add(new Result.Difference(step.line(), what)));
            if (differs.isPresent() && step instanceof Step.Answer) {
                return differences;
            }
        }
        OptionalInt unused = chance.unused();
        if (unused.isPresent()) {
            differences.add(new Result.Difference(unused.getAsInt(), "nothing in the play asked for this chance"));
        }
        return differences;
    }

    List<Result.Difference> with(Result.Difference last) {
        differences.add(last);
        return differences;
    }

    private Optional<String> answer(Match<S, F> match, Told told, Step.Answer step) {
        if (told.forced(step.seat(), step.choice())) {
            return Optional.empty();
        }
        Match.Prompt prompt = match.prompt(step.seat()).orElse(null);
        if (prompt == null) {
            return Optional.of("seat " + step.seat() + " is not asked; " + expectations.asked(match));
        }
        try {
            told.mark();
            match.answer(step.seat(), prompt.id(), step.choice(), Entry.Origin.PERSON);
            return Optional.empty();
        } catch (Refused refused) {
            return Optional.of("refused" + by(refused) + ": " + refused.why().key() + "; "
                    + expectations.offered(prompt.question()));
        } catch (RulesFault fault) {
            return Optional.of("the rules fail: " + fault.getMessage());
        }
    }

    private static String by(Refused refused) {
        return refused.article().map(article -> " by " + article.id()).orElse("");
    }

    /** Looks the choice up without making it: a choice that is legal after all changes nothing. */
    private Optional<String> cannot(Match<S, F> match, Step.Cannot step) {
        Match.Prompt prompt = match.prompt(step.seat()).orElse(null);
        if (prompt == null) {
            return Optional.of("seat " + step.seat() + " is not asked; " + expectations.asked(match));
        }
        if (prompt.question().decision().legal().contains(step.choice())) {
            return Optional.of("this can be answered");
        }
        try {
            match.answer(step.seat(), prompt.id(), step.choice(), Entry.Origin.PERSON);
            throw new RulesFault("an answer that is not among the legal ones was accepted");
        } catch (Refused refused) {
            String by = refused.article().map(article -> article.id()).orElse("");
            return step.article().isEmpty() || step.article().equals(by)
                    ? Optional.empty()
                    : Optional.of("refused by " + (by.isEmpty() ? "no article" : by) + ", not by " + step.article());
        }
    }
}
