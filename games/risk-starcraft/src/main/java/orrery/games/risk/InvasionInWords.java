package orrery.games.risk;

import java.util.ArrayList;
import java.util.List;
import orrery.core.Message;
import orrery.games.risk.invasion.Invasion;

/** An invasion and the effects that last in it, in one sentence: article effect-duration. */
final class InvasionInWords {

    private final List<Message> effects = new ArrayList<>();

    private InvasionInWords() {}

    static Message of(Invasion invasion) {
        InvasionInWords words = new InvasionInWords();
        words.state(invasion);
        words.dice(invasion);
        words.limits(invasion);
        return words.effects.isEmpty()
                ? Message.of("state.invasion", invasion.from(), invasion.to())
                : Message.of("state.invasion-with", invasion.from(), invasion.to(), words.effects);
    }

    private void add(boolean holds, String key, Object... args) {
        if (holds) {
            effects.add(Message.of(key, args));
        }
    }

    private void state(Invasion of) {
        add(of.blocked(), "state.effect.blocked");
        add(of.forced(), "state.effect.forced");
        add(of.lost() > 0, "state.effect.lost", of.lost());
    }

    private void dice(Invasion of) {
        add(of.extraDice() > 0, "state.effect.extra-dice", of.extraDice());
        add(of.reroll(), "state.effect.reroll");
        add(of.attackEach() > 0, "state.effect.attack-each", of.attackEach());
        add(of.weakerRolls() > 0, "state.effect.weaker", of.weaker(), of.weakerRolls());
        add(of.attackHighest() > 0, "state.effect.attack-highest", of.attackHighest());
        add(of.defenceHighest() > 0, "state.effect.defence-highest", of.defenceHighest());
        add(of.defenceLower() > 0, "state.effect.defence-lower", of.defenceLower());
    }

    private void limits(Invasion of) {
        add(of.attackLimit() < Invasion.ATTACK_DICE, "state.effect.attack-limit", of.attackLimit());
        add(of.defenceLimit() < Invasion.DEFENCE_DICE, "state.effect.defence-limit", of.defenceLimit());
        add(of.noDefenceCards(), "state.effect.no-defence-cards");
        add(of.shieldLeft() > 0, "state.effect.shield", of.shield(), of.shieldLeft());
    }
}
