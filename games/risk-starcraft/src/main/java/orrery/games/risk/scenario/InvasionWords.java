package orrery.games.risk.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.WordReader;
import orrery.games.risk.board.Territory;
import orrery.games.risk.invasion.Invasion;

/** An invasion in words: {@code invasion FROM TO}, then each thing that differs from one just declared, with its number. */
final class InvasionWords {

    private static final List<String> NUMBERS = List.of(
            "extra-dice",
            "attack-each",
            "attack-highest",
            "defence-highest",
            "defence-lower",
            "weaker",
            "weaker-rolls",
            "attack-limit",
            "defence-limit",
            "shield",
            "shield-left",
            "lost",
            "rolls");

    private static final List<String> FLAGS = List.of("reroll", "no-defence-cards", "forced", "blocked");

    private InvasionWords() {}

    static Invasion read(WordReader words) throws BadLine {
        Territory from = words.one(Territory.class);
        Territory to = words.one(Territory.class);
        Map<String, Integer> said = numbers(Invasion.declared(from, to));
        while (words.more()) {
            String word = words.word("an effect");
            if (NUMBERS.contains(word)) {
                said.put(word, words.number(0, 99));
            } else if (FLAGS.contains(word)) {
                said.put(word, 1);
            } else {
                throw words.wrong("unknown effect '" + word + "'; known: " + String.join(", ", NUMBERS) + ", "
                        + String.join(", ", FLAGS));
            }
        }
        return invasion(from, to, said);
    }

    static String write(Invasion invasion) {
        Map<String, Integer> now = numbers(invasion);
        Map<String, Integer> fresh = numbers(Invasion.declared(invasion.from(), invasion.to()));
        List<String> words = new ArrayList<>(
                List.of("invasion", invasion.from().id(), invasion.to().id()));
        now.forEach((name, value) -> {
            if (!value.equals(fresh.get(name))) {
                words.add(FLAGS.contains(name) ? name : name + " " + value);
            }
        });
        return String.join(" ", words);
    }

    private static Map<String, Integer> numbers(Invasion of) {
        Map<String, Integer> numbers = new TreeMap<>();
        numbers.put("extra-dice", of.extraDice());
        numbers.put("attack-each", of.attackEach());
        numbers.put("attack-highest", of.attackHighest());
        numbers.put("defence-highest", of.defenceHighest());
        numbers.put("defence-lower", of.defenceLower());
        numbers.put("weaker", of.weaker());
        numbers.put("weaker-rolls", of.weakerRolls());
        numbers.put("attack-limit", of.attackLimit());
        numbers.put("defence-limit", of.defenceLimit());
        numbers.put("shield", of.shield());
        numbers.put("shield-left", of.shieldLeft());
        numbers.put("lost", of.lost());
        numbers.put("rolls", of.rolls());
        numbers.put("reroll", of.reroll() ? 1 : 0);
        numbers.put("no-defence-cards", of.noDefenceCards() ? 1 : 0);
        numbers.put("forced", of.forced() ? 1 : 0);
        numbers.put("blocked", of.blocked() ? 1 : 0);
        return numbers;
    }

    private static Invasion invasion(Territory from, Territory to, Map<String, Integer> said) {
        java.util.function.ToIntFunction<String> number = name -> said.getOrDefault(name, 0);
        return new Invasion(
                from,
                to,
                number.applyAsInt("extra-dice"),
                number.applyAsInt("attack-each"),
                number.applyAsInt("attack-highest"),
                number.applyAsInt("defence-highest"),
                number.applyAsInt("defence-lower"),
                number.applyAsInt("weaker"),
                number.applyAsInt("weaker-rolls"),
                number.applyAsInt("attack-limit"),
                number.applyAsInt("defence-limit"),
                number.applyAsInt("reroll") > 0,
                number.applyAsInt("no-defence-cards") > 0,
                number.applyAsInt("shield"),
                number.applyAsInt("shield-left"),
                number.applyAsInt("lost"),
                number.applyAsInt("rolls"),
                number.applyAsInt("forced") > 0,
                number.applyAsInt("blocked") > 0);
    }
}
