package orrery.games.roll;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import orrery.core.Message;
import orrery.games.roll.components.DieColor;

/** Many dice in few words: those that are alike are counted. */
final class DiceInWords {

    private DiceInWords() {}

    /** A part for each colour, in the order in which the colours come first. */
    static List<Message> counted(List<DieColor> dice) {
        return new LinkedHashSet<>(dice)
                .stream()
                        .map(color -> part(color, Collections.frequency(dice, color)))
                        .toList();
    }

    /** A part for each colour and face that was rolled. */
    static List<Message> rolled(List<ScreenFact.RolledDie> dice) {
        return new LinkedHashSet<>(dice)
                .stream()
                        .map(die -> Message.of(
                                "part.rolled-dice", part(die.color(), Collections.frequency(dice, die)), die.face()))
                        .toList();
    }

    private static Message part(DieColor color, int count) {
        return Message.of("part.dice", color, count);
    }
}
