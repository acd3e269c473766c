package orrery.store;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import orrery.core.ChanceSource;
import orrery.core.Diverged;
import orrery.core.Entry;
import orrery.core.Fact;
import orrery.core.Game;
import orrery.core.KeyedChance;
import orrery.core.Match;
import orrery.core.RulesFault;
import orrery.core.State;

/** Checks a closed game: every answer by the rules, every die by the seed, every fact and the result. */
public final class Verification {

    /**
     * A file that holds, or the first thing in it that does not.
     *
     * @param upgraded number of the last entry at which the rules changed: a log that today's rules alone do not explain,
     *     and of which nothing but the commitment was checked
     */
    public record Verdict(Optional<String> fault, boolean diceChecked, Optional<Integer> upgraded) {

        public Verdict(Optional<String> fault, boolean diceChecked) {
            this(fault, diceChecked, Optional.empty());
        }

        public boolean holds() {
            return fault.isEmpty();
        }
    }

    private Verification() {}

    /**
     * Plays the file's log again and compares.
     *
     * @return whether all is as the file says; otherwise the first entry or fact that differs, counted from 0
     */
    public static <S extends State<S, F>, F extends Fact> Verdict verify(Game<S, F> game, GameFile file) {
        if (!file.knownTo().equals(GameFile.ALL)) {
            return new Verdict(Optional.of("a running game holds no log that could be checked"), false);
        }
        String seed = file.seed();
        boolean dice = seed != null;
        Optional<Integer> upgraded = upgraded(file);
        try {
            Match<S, F> match;
            if (seed != null) {
                KeyedChance chance = new KeyedChance(HexFormat.of().parseHex(seed), file.table());
                if (!chance.commitment().equals(file.commitment())) {
                    return new Verdict(Optional.of("the seed is not the one that was committed to"), true);
                }
                if (upgraded.isPresent()) {
                    return new Verdict(Optional.empty(), false, upgraded);
                }
                match = Match.verify(game, file.setup(), chance, file.entries());
            } else if (upgraded.isPresent()) {
                return new Verdict(Optional.empty(), false, upgraded);
            } else {
                match = Match.replay(game, file.setup(), new LoggedOnly(), file.entries());
            }
            return new Verdict(differs(match, file), dice);
        } catch (Diverged diverged) {
            return new Verdict(Optional.ofNullable(diverged.getMessage()), dice);
        } catch (RulesFault fault) {
            return new Verdict(Optional.of("the rules fail: " + fault.getMessage()), dice);
        }
    }

    /** The last entry at which the rules changed while the game went on. */
    private static Optional<Integer> upgraded(GameFile file) {
        for (int i = file.entries().size() - 1; i >= 0; i--) {
            if (file.entries().get(i) instanceof Entry.Upgraded) {
                return Optional.of(i);
            }
        }
        return Optional.empty();
    }

    private static Optional<String> differs(Match<?, ?> match, GameFile file) {
        if (match.log().size() != file.entries().size()) {
            return Optional.of("entry " + file.entries().size() + ": missing; the rules make "
                    + match.log().get(file.entries().size()));
        }
        if (!Dice.contributions(match).equals(file.contributions())) {
            return Optional.of("contributions: the file says " + file.contributions() + ", its log says "
                    + Dice.contributions(match));
        }
        List<? extends Fact> facts = match.truth();
        for (int i = 0; i < Math.max(facts.size(), file.facts().size()); i++) {
            Object now = i < facts.size() ? facts.get(i) : "nothing";
            Object then = i < file.facts().size() ? file.facts().get(i) : "nothing";
            if (!now.equals(then)) {
                return Optional.of("fact " + i + ": the file says " + then + ", the rules say " + now);
            }
        }
        return Objects.equals(match.outcome().orElse(null), file.result())
                ? Optional.empty()
                : Optional.of("result: the file says " + file.result() + ", the rules say "
                        + match.outcome().map(Object::toString).orElse("nothing"));
    }

    /**
     * The match of a file, as far as it can be played: to its end, or to just before the entry at which the rules fail.
     *
     * @throws Diverged if the log is not one of these rules
     */
    public static <S extends State<S, F>, F extends Fact> Match<S, F> open(Game<S, F> game, GameFile file) {
        List<Entry> entries = new ArrayList<>(file.entries());
        while (true) {
            try {
                return Match.replay(game, file.setup(), new LoggedOnly(), entries);
            } catch (Diverged diverged) {
                throw diverged;
            } catch (RulesFault fault) {
                int last = lastAnswer(entries);
                if (last < 0) {
                    throw fault;
                }
                entries.subList(last, entries.size()).clear();
            }
        }
    }

    /** Forced answers follow by themselves, so that leaving them out changes nothing. */
    private static int lastAnswer(List<Entry> entries) {
        for (int i = entries.size() - 1; i >= 0; i--) {
            if (entries.get(i) instanceof Entry.Answer answer && answer.origin() != Entry.Origin.FORCED) {
                return i;
            }
        }
        return -1;
    }

    /** All chance is in the log; only what lies beyond its end comes from here, and is the lowest possible. */
    private static final class LoggedOnly implements ChanceSource {

        @Override
        public void roll(Draw draw, int sides, int[] values) {
            java.util.Arrays.fill(values, 1);
        }

        @Override
        public int pick(Draw draw, int size) {
            return 0;
        }
    }
}
