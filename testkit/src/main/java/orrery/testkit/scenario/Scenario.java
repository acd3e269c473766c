package orrery.testkit.scenario;

import java.util.List;
import java.util.Map;
import orrery.core.scenario.Line;

/**
 * A scenario file as it was written, not yet understood by a game.
 *
 * @param game      id of the game
 * @param mode      id of the mode; empty for the game's first
 * @param seats     how many seats; empty for the fewest of the mode
 * @param title     what it shows, in one sentence
 * @param articles  the rules it is about
 * @param edgeCases ids of the rulings it writes down
 * @param position  lines of the position; empty if the game begins at its start
 * @param chance    what dice, draws and shuffles give, in order
 * @param play      answers and expectations, in order
 */
public record Scenario(
        Line game,
        Line mode,
        Line seats,
        Map<String, Line> options,
        String title,
        List<String> articles,
        List<String> edgeCases,
        List<Line> position,
        List<Line> chance,
        List<Line> play) {

    public Scenario {
        articles = List.copyOf(articles);
        edgeCases = List.copyOf(edgeCases);
        position = List.copyOf(position);
        chance = List.copyOf(chance);
        play = List.copyOf(play);
    }
}
