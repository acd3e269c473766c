package orrery.testkit.scenario;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import orrery.core.Choice;
import orrery.core.Decision;
import orrery.core.Fact;
import orrery.core.Game;
import orrery.core.Match;
import orrery.core.Notation;
import orrery.core.Outcome;
import orrery.core.Question;
import orrery.core.Seat;
import orrery.core.State;
import orrery.core.Viewer;
import orrery.core.Visitor;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.Line;
import orrery.core.scenario.PositionWords;
import orrery.store.Codec;
import tools.jackson.databind.JsonNode;

/** Reads expectations and holds them against a match. Those it does not know are left to the game's own words. */
final class Expectations<S extends State<S, F>, F extends Fact> {

    private final Game<S, F> game;
    private final @Nullable PositionWords<S, F> words;
    private final Notation notation;
    private final Codec<S, F> codec;

    Expectations(Game<S, F> game, @Nullable PositionWords<S, F> words) {
        this.game = game;
        this.words = words;
        this.notation = new Notation(game.vocabulary());
        this.codec = new Codec<>(game);
    }

    // ---- reading

    Expectation read(Line line) throws BadLine {
        List<String> said = line.words();
        String verb = said.getFirst();
        return switch (verb) {
            case "asked" ->
                new Expectation.Asked(Readings.seat(line, word(line, 1)), said.size() > 2 ? said.get(2) : "");
            case "not-asked" -> new Expectation.NotAsked(Readings.seat(line, word(line, 1)));
            case "options" -> new Expectation.Options(seat(line), choices(line));
            case "offers" -> new Expectation.Offers(seat(line), choices(line), true);
            case "not-offers" -> new Expectation.Offers(seat(line), choices(line), false);
            case "told" -> told(line, true);
            case "not-told" -> told(line, false);
            case "sees" -> new Expectation.Sees(Readings.viewer(line, word(line, 1)), after(line, 2));
            case "outcome" -> outcome(line);
            case "running" -> new Expectation.Running();
            default -> own(line);
        };
    }

    private static String word(Line line, int index) throws BadLine {
        if (line.words().size() <= index) {
            throw new BadLine(line, "'" + line.text() + "' ends too early");
        }
        return line.words().get(index);
    }

    private static Line after(Line line, int words) {
        String[] parts = line.text().split("\\s+", words + 1);
        return new Line(line.number(), parts.length > words ? parts[words] : "");
    }

    private static Seat seat(Line line) throws BadLine {
        int colon = line.text().indexOf(':');
        if (colon < 0) {
            throw new BadLine(line, "it is written: expect " + line.words().getFirst() + " SEAT: ANSWER, ANSWER");
        }
        String head = line.text().substring(0, colon);
        return Readings.seat(line, head.substring(head.indexOf(' ') + 1).strip());
    }

    private List<Choice> choices(Line line) throws BadLine {
        return Readings.choices(
                line, notation, line.text().substring(line.text().indexOf(':') + 1));
    }

    private Expectation told(Line line, boolean told) throws BadLine {
        String fact = word(line, 2);
        if (game.vocabulary().fact(fact).isEmpty()) {
            throw new BadLine(
                    line,
                    "unknown fact '" + fact + "'; known: "
                            + String.join(
                                    ", ",
                                    new TreeSet<>(game.vocabulary().facts().keySet())));
        }
        Map<String, String> parts = new LinkedHashMap<>();
        for (String part : line.words().subList(3, line.words().size())) {
            int equals = part.indexOf('=');
            if (equals < 1) {
                throw new BadLine(line, "'" + part + "' is no part of a fact; write: name=value");
            }
            parts.put(part.substring(0, equals), part.substring(equals + 1));
        }
        return new Expectation.ToldOf(Readings.viewer(line, word(line, 1)), fact, parts, told);
    }

    private Expectation outcome(Line line) throws BadLine {
        String reason = word(line, 1);
        if (game.vocabulary().end(reason).isEmpty()) {
            throw new BadLine(
                    line,
                    "unknown end '" + reason + "'; known: "
                            + String.join(
                                    ",",
                                    game.vocabulary().ends().stream()
                                            .map(end -> " " + end.id())
                                            .sorted()
                                            .toList()));
        }
        List<Seat> winners = new ArrayList<>();
        for (String winner : line.words().subList(2, line.words().size())) {
            winners.add(Readings.seat(line, winner));
        }
        return new Expectation.Ended(reason, winners);
    }

    private Expectation own(Line line) throws BadLine {
        if (words == null) {
            throw new BadLine(
                    line,
                    "unknown expectation '" + line.words().getFirst() + "'; known: asked, not-asked, options, offers, "
                            + "not-offers, told, not-told, sees, outcome, running");
        }
        return new Expectation.Own(line);
    }

    // ---- comparing

    /** What was expected where that is not plain, and what is there instead; or empty if the expectation holds. */
    Optional<String> differs(Match<S, F> match, Told told, Expectation expectation) throws BadLine {
        return switch (expectation) {
            case Expectation.Asked asked -> asked(match, asked);
            case Expectation.NotAsked(Seat seat) ->
                match.prompt(seat).map(prompt -> "asked is " + asked(prompt.question()));
            case Expectation.Options options -> options(match, options);
            case Expectation.Offers offers -> offers(match, offers);
            case Expectation.ToldOf of -> told(told, of);
            case Expectation.Sees(Viewer viewer, Line line) ->
                ownWords(line).showsOtherwise(match.view(viewer), viewer, line);
            case Expectation.Ended ended -> ended(match, ended);
            case Expectation.Running() -> match.outcome().map(Expectations::outcome);
            case Expectation.Own(Line line) ->
                ownWords(line)
                        .differs(match.state(Visitor.VISITOR), line)
                        .map(there -> "expected " + line.text() + "; " + there);
        };
    }

    /** Lets the game read its own words before anything is played, so that a wrong file is not half run. */
    void tryWords(Match<S, F> match, Expectation expectation) throws BadLine {
        switch (expectation) {
            case Expectation.Sees(Viewer viewer, Line line) ->
                ownWords(line).showsOtherwise(match.view(viewer), viewer, line);
            case Expectation.Own(Line line) -> ownWords(line).differs(match.state(Visitor.VISITOR), line);
            default -> {}
        }
    }

    private PositionWords<S, F> ownWords(Line line) throws BadLine {
        if (words == null) {
            throw new BadLine(line, "the game " + game.id() + " has no words of its own for scenarios");
        }
        return words;
    }

    private Optional<String> asked(Match<S, F> match, Expectation.Asked asked) {
        Match.Prompt prompt = match.prompt(asked.seat()).orElse(null);
        if (prompt == null) {
            return Optional.of("seat " + asked.seat() + " is not asked; " + asked(match));
        }
        Decision<?> decision = prompt.question().decision();
        String key = decision.prompt().key();
        boolean same = asked.key().isEmpty()
                || asked.key().equals(decision.article().id())
                || asked.key().equals(key)
                || key.equals("prompt." + asked.key());
        return same ? Optional.empty() : Optional.of("asked is " + asked(prompt.question()));
    }

    /** Who is asked what, for messages. */
    String asked(Match<?, ?> match) {
        if (match.outcome().isPresent()) {
            return outcome(match.outcome().get());
        }
        return "asked: "
                + String.join(
                        ", ",
                        match.prompts().stream()
                                .map(prompt -> "seat " + prompt.seat() + " " + asked(prompt.question()))
                                .toList());
    }

    private static String asked(Question<?> question) {
        Decision<?> decision = question.decision();
        return decision.prompt().key() + " (article " + decision.article().id() + ")";
    }

    /** What can be answered, for messages. */
    String offered(Question<?> question) {
        return "possible: " + written(question.decision().legal());
    }

    private String written(List<? extends Choice> choices) {
        return String.join(", ", choices.stream().map(notation::write).toList());
    }

    private Optional<String> options(Match<S, F> match, Expectation.Options options) {
        Match.Prompt prompt = match.prompt(options.seat()).orElse(null);
        if (prompt == null) {
            return Optional.of("seat " + options.seat() + " is not asked; " + asked(match));
        }
        List<? extends Choice> legal = prompt.question().decision().legal();
        boolean same = legal.size() == options.choices().size()
                && legal.containsAll(options.choices())
                && options.choices().containsAll(legal);
        return same ? Optional.empty() : Optional.of(offered(prompt.question()));
    }

    private Optional<String> offers(Match<S, F> match, Expectation.Offers offers) {
        Match.Prompt prompt = match.prompt(offers.seat()).orElse(null);
        if (prompt == null) {
            return Optional.of("seat " + offers.seat() + " is not asked; " + asked(match));
        }
        List<? extends Choice> legal = prompt.question().decision().legal();
        List<Choice> wrong = offers.choices().stream()
                .filter(choice -> legal.contains(choice) != offers.offered())
                .toList();
        return wrong.isEmpty()
                ? Optional.empty()
                : Optional.of((offers.offered() ? "not offered: " : "offered: ") + written(wrong) + "; "
                        + offered(prompt.question()));
    }

    private Optional<String> told(Told told, Expectation.ToldOf of) {
        List<String> facts = new ArrayList<>();
        boolean found = false;
        for (Fact fact : told.facts(of.viewer())) {
            JsonNode node = codec.write(fact);
            facts.add(plain(node));
            found |= node.path("type").asString("").equals(of.fact()) && matches(node, of.parts());
        }
        if (found == of.told()) {
            return Optional.empty();
        }
        String viewer = of.viewer() instanceof Seat seat ? "seat " + seat : "a visitor";
        return Optional.of(found ? viewer + " was told of it" : viewer + " was told: " + String.join("; ", facts));
    }

    private static boolean matches(JsonNode fact, Map<String, String> parts) {
        return parts.entrySet().stream()
                .allMatch(part -> value(fact.path(part.getKey())).equals(part.getValue()));
    }

    /** A value of a fact as scenarios write it: lists with commas, nothing for what is hidden. */
    private static String value(JsonNode node) {
        if (node.isArray()) {
            List<String> items = new ArrayList<>();
            node.forEach(item -> items.add(value(item)));
            return String.join(",", items);
        }
        return node.isMissingNode() || node.isNull() ? "" : node.isObject() ? node.toString() : node.asString();
    }

    private static String plain(JsonNode fact) {
        List<String> parts = new ArrayList<>();
        fact.properties()
                .forEach(field -> parts.add(
                        field.getKey().equals("type")
                                ? value(field.getValue())
                                : field.getKey() + "=" + value(field.getValue())));
        return String.join(" ", parts);
    }

    private static Optional<String> ended(Match<?, ?> match, Expectation.Ended ended) {
        Outcome outcome = match.outcome().orElse(null);
        if (outcome == null) {
            return Optional.of("the game goes on");
        }
        boolean same = outcome.reason().id().equals(ended.reason())
                && (ended.winners().isEmpty() || ended.winners().equals(outcome.winners()));
        return same ? Optional.empty() : Optional.of(outcome(outcome));
    }

    private static String outcome(Outcome outcome) {
        return "the game has ended: " + outcome.reason().id() + ", winners " + outcome.winners();
    }
}
