package orrery.server.playing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import orrery.core.Fact;
import orrery.core.Game;
import orrery.core.Happening;
import orrery.core.Match;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.core.State;
import orrery.core.Viewer;
import orrery.core.Visitor;

/** What happened on the present course of a game, in order, with the round of each thing. */
final class Chronicle<S extends State<S, F>, F extends Fact> {

    /** One thing that happened. */
    record Line<F extends Fact>(Happening<F> happening, int round) {

        F fact() {
            return happening.fact();
        }
    }

    /** Looks on while the game goes by. */
    interface Watcher<S, F> {

        /** A fact has just changed the state. */
        void happened(int line, F fact, S state);
    }

    private final Game<S, F> game;
    private final Setup setup;
    private final List<Line<F>> lines = new ArrayList<>();
    /** For each seat the last line of which it saw something else than a visitor did, −1 if there is none. */
    private final int[] told;

    private S state;
    private int seen;

    Chronicle(Game<S, F> game, Setup setup) {
        this.game = game;
        this.setup = setup;
        this.state = game.start(setup).state();
        this.told = new int[setup.seats()];
        Arrays.fill(told, -1);
    }

    int size() {
        return lines.size();
    }

    Line<F> line(int index) {
        return lines.get(index);
    }

    /** What a viewer saw of a line, or {@code null} if nothing. */
    @Nullable
    Fact seen(int index, Viewer viewer) {
        return lines.get(index).fact().seenBy(viewer);
    }

    /** How many of the first lines a viewer saw. */
    int count(int upTo, Viewer viewer) {
        int count = 0;
        for (int i = 0; i < upTo; i++) {
            if (seen(i, viewer) != null) {
                count++;
            }
        }
        return count;
    }

    /** Whether a seat saw something else than a visitor did in the last lines, so many of them. */
    boolean wasToldHidden(Seat seat, int last) {
        return told[seat.index()] >= Math.max(0, lines.size() - last);
    }

    /**
     * Takes in what has happened since.
     *
     * @param rewound whether the course may have changed
     * @return how many of the lines there were still stand
     */
    int follow(Match<S, F> match, boolean rewound) {
        int kept = lines.size();
        if (rewound) {
            kept = rewind(match);
        } else {
            match.happenings(seen).forEach(this::add);
        }
        seen = match.happened();
        return kept;
    }

    private int rewind(Match<S, F> match) {
        List<Line<F>> before = List.copyOf(lines);
        lines.clear();
        Arrays.fill(told, -1);
        state = game.start(setup).state();
        match.course().forEach(this::add);
        int same = 0;
        while (same < before.size() && same < lines.size() && before.get(same).equals(lines.get(same))) {
            same++;
        }
        return same;
    }

    private void add(Happening<F> happening) {
        state.apply(happening.fact());
        @Nullable Fact open = happening.fact().seenBy(Visitor.VISITOR);
        for (Seat seat : Seat.first(told.length)) {
            if (!Objects.equals(happening.fact().seenBy(seat), open)) {
                told[seat.index()] = lines.size();
            }
        }
        lines.add(new Line<>(happening, game.round(state)));
    }

    /** Rounds begun so far. */
    int round() {
        return game.round(state);
    }

    /** Lets all go by again from the start; the present state stays as it is. */
    void watch(Watcher<S, F> watcher) {
        S past = game.start(setup).state();
        for (int i = 0; i < lines.size(); i++) {
            F fact = lines.get(i).fact();
            past.apply(fact);
            watcher.happened(i, fact, past);
        }
    }
}
