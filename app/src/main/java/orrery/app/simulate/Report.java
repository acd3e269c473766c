package orrery.app.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import orrery.app.Rounded;
import orrery.app.Speech;
import orrery.core.Component;
import orrery.core.Game;
import orrery.core.Seat;

/** What a simulation says when it is done: for people, and under stable keys for programs. */
public record Report(Tally tally) {

    /** For people, one figure a line. */
    public List<String> lines(Speech speech, Game<?, ?> game) {
        List<String> lines = new ArrayList<>();
        lines.add(speech.say("simulate.games", tally.games(), tally.finished(), tally.unfinished(), tally.failed()));
        lines.add(speech.say("simulate.decisions", tally.decisions(), tally.decisions() / tally.games()));
        lines.add(speech.say(
                "simulate.speed",
                Rounded.to(tally.decisionsPerCoreSecond(), 0),
                Rounded.to(tally.gamesPerCoreSecond(), 1),
                Rounded.to(tally.gamesPerSecond(), 1)));
        Tally.Rounds rounds = tally.rounds();
        lines.add(speech.say(
                "simulate.rounds", Rounded.to(rounds.mean(), 1), rounds.median(), rounds.least(), rounds.most()));
        tally.endReasons().forEach((id, count) -> lines.add(speech.say("simulate.end", name(game, speech, id), count)));
        lines.addAll(shares(speech, tally.bySeat(), id -> speech.say("app.name", Seat.of(Integer.parseInt(id) - 1))));
        Map<String, Component> factions = tally.factions();
        lines.addAll(
                shares(speech, tally.byFaction(), id -> factions.containsKey(id) ? speech.name(factions.get(id)) : id));
        lines.addAll(shares(speech, tally.byBot(), level -> speech.say("simulate.bot", level)));
        return lines;
    }

    private static String name(Game<?, ?> game, Speech speech, String end) {
        return game.vocabulary().end(end).map(speech::name).orElse(end);
    }

    private static List<String> shares(Speech speech, Map<String, Tally.Share> shares, Function<String, String> name) {
        return shares.entrySet().stream()
                .map(one -> speech.say(
                        "simulate.wins",
                        name.apply(one.getKey()),
                        Rounded.percent(one.getValue().value(), 1),
                        Rounded.percent(one.getValue().low(), 1),
                        Rounded.percent(one.getValue().high(), 1)))
                .toList();
    }

    /** The same under stable keys, as one line of JSON. */
    public String json() {
        Tally.Rounds rounds = tally.rounds();
        return format(
                        "{\"games\":%d,\"finished\":%d,\"failed\":%d,\"unfinished\":%d,\"decisions\":%d,",
                        tally.games(), tally.finished(), tally.failed(), tally.unfinished(), tally.decisions())
                + format(
                        "\"decisionsPerSecond\":%.1f,\"gamesPerSecond\":%.2f,",
                        tally.decisionsPerCoreSecond(), tally.gamesPerSecond())
                + format(
                        "\"rounds\":{\"mean\":%.2f,\"median\":%d,\"least\":%d,\"most\":%d},",
                        rounds.mean(), rounds.median(), rounds.least(), rounds.most())
                + "\"winShare\":{\"seat\":" + json(tally.bySeat())
                + ",\"faction\":" + json(tally.byFaction())
                + ",\"bot\":" + json(tally.byBot())
                + "},\"endReasons\":"
                + object(tally.endReasons(), count -> Integer.toString(count)) + "}";
    }

    private static String json(Map<String, Tally.Share> shares) {
        return object(
                shares,
                share -> format(
                        "{\"share\":%.4f,\"low\":%.4f,\"high\":%.4f,\"games\":%d}",
                        share.value(), share.low(), share.high(), share.games()));
    }

    private static <V> String object(Map<String, V> values, Function<V, String> json) {
        return values.entrySet().stream()
                .map(one -> "\"" + one.getKey() + "\":" + json.apply(one.getValue()))
                .collect(Collectors.joining(",", "{", "}"));
    }

    private static String format(String pattern, Object... args) {
        return String.format(Locale.ROOT, pattern, args);
    }
}
