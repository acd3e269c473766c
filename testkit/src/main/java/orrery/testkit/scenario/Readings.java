package orrery.testkit.scenario;

import java.util.ArrayList;
import java.util.List;
import orrery.core.Choice;
import orrery.core.Notation;
import orrery.core.Seat;
import orrery.core.Viewer;
import orrery.core.Visitor;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.Line;

/** Readings of words that stand in lines of every kind. */
final class Readings {

    private Readings() {}

    static Seat seat(Line line, String word) throws BadLine {
        if (!word.matches("[1-9][0-9]?") || Integer.parseInt(word) > Seat.MOST) {
            throw new BadLine(line, "'" + word + "' is not the number of a seat");
        }
        return Seat.of(Integer.parseInt(word) - 1);
    }

    static Viewer viewer(Line line, String word) throws BadLine {
        return word.equals("visitor") ? Visitor.VISITOR : seat(line, word);
    }

    static Choice choice(Line line, Notation notation, String text) throws BadLine {
        try {
            return notation.read(text);
        } catch (IllegalArgumentException wrong) {
            throw new BadLine(line, String.valueOf(wrong.getMessage()));
        }
    }

    /** Choices separated by commas. */
    static List<Choice> choices(Line line, Notation notation, String text) throws BadLine {
        List<Choice> choices = new ArrayList<>();
        for (String one : text.split(",")) {
            choices.add(choice(line, notation, one));
        }
        return choices;
    }
}
