package orrery.testkit.scenario;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.Line;

/** Reads the outer form of a scenario file: its heading and its three sections. */
final class ScenarioParser {

    private static final String HEADINGS =
            "game, mode, seats, option, title, article, edge-case; or one of the sections position, chance, play";
    private static final List<String> SECTIONS = List.of("position", "chance", "play");

    private final Map<String, Line> single = new LinkedHashMap<>();
    private final Map<String, Line> options = new LinkedHashMap<>();
    private final List<String> articles = new ArrayList<>();
    private final List<String> edgeCases = new ArrayList<>();
    private final Map<String, List<Line>> sections = new LinkedHashMap<>();
    private @Nullable List<Line> open;

    private ScenarioParser() {}

    static Scenario parse(String text) throws BadLine {
        ScenarioParser parser = new ScenarioParser();
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            parser.line(i + 1, withoutComment(lines.get(i)));
        }
        return parser.scenario();
    }

    private static String withoutComment(String line) {
        int hash = line.startsWith("#") ? 0 : line.indexOf(" #");
        return (hash < 0 ? line : line.substring(0, hash)).stripTrailing();
    }

    private void line(int number, String line) throws BadLine {
        if (line.isBlank()) {
            return;
        }
        if (!Character.isWhitespace(line.charAt(0))) {
            heading(number, line);
        } else if (open == null) {
            throw new BadLine(number, "an indented line belongs to a section; begin one: position, chance or play");
        } else {
            open.add(new Line(number, line.strip()));
        }
    }

    private void heading(int number, String line) throws BadLine {
        String key = line.split("\\s+", 2)[0];
        Line rest = new Line(number, line.substring(key.length()).strip());
        open = null;
        if (SECTIONS.contains(key)) {
            section(key, rest);
            return;
        }
        if (!sections.isEmpty()) {
            throw new BadLine(
                    number,
                    "'" + key + "' at the margin; lines of a section are indented, and headings stand above them");
        }
        if (rest.text().isEmpty()) {
            throw new BadLine(number, "'" + key + "' says nothing; write: " + key + " VALUE");
        }
        switch (key) {
            case "game", "mode", "seats", "title" -> once(key, rest);
            case "article" -> articles.addAll(rest.words());
            case "edge-case" -> edgeCases.addAll(rest.words());
            case "option" -> option(rest);
            default -> throw new BadLine(number, "unknown heading '" + key + "'; known: " + HEADINGS);
        }
    }

    private void section(String key, Line rest) throws BadLine {
        if (!rest.text().isEmpty()) {
            throw new BadLine(rest, "'" + key + "' stands alone on its line; what belongs to it is indented below");
        }
        if (sections.containsKey(key)) {
            throw new BadLine(rest, "a second section '" + key + "'; each may stand once");
        }
        List<Line> lines = new ArrayList<>();
        sections.put(key, lines);
        open = lines;
    }

    private void once(String key, Line rest) throws BadLine {
        if (single.put(key, rest) != null) {
            throw new BadLine(rest, "a second '" + key + "'; it may stand once");
        }
    }

    private void option(Line rest) throws BadLine {
        List<String> words = rest.words();
        if (words.size() != 2) {
            throw new BadLine(rest, "an option is written: option NAME VALUE");
        }
        if (options.put(words.getFirst(), new Line(rest.number(), words.get(1))) != null) {
            throw new BadLine(rest, "a second value for the option " + words.getFirst());
        }
    }

    private Scenario scenario() throws BadLine {
        Line game = single.get("game");
        if (game == null) {
            throw new BadLine(1, "no game is named; write: game ID");
        }
        return new Scenario(
                game,
                single.getOrDefault("mode", new Line(game.number(), "")),
                single.getOrDefault("seats", new Line(game.number(), "")),
                options,
                single.getOrDefault("title", new Line(game.number(), "")).text(),
                articles,
                edgeCases,
                sections.getOrDefault("position", List.of()),
                sections.getOrDefault("chance", List.of()),
                sections.getOrDefault("play", List.of()));
    }
}
