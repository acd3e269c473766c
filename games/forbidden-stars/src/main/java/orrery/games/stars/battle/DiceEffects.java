package orrery.games.stars.battle;

import org.jspecify.annotations.Nullable;
import orrery.core.Message;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsPurpose;
import orrery.games.stars.StarsState;
import orrery.games.stars.components.Amount;
import orrery.games.stars.components.CombatIcon;
import orrery.games.stars.components.Effect;
import orrery.games.stars.components.Tables;

/** What combat cards do with dice and combat tokens. Articles gain-and-lose, spend, turn-die, reroll, dice-limit. */
final class DiceEffects {

    private static final int ANY_FACE = 0b111;
    private static final int[] NONE = new int[CombatIcon.COUNT];

    private final CardTable at;
    private final StarsState state;
    private final Possible possible;

    DiceEffects(CardTable at, Possible possible) {
        this.at = at;
        this.state = at.state();
        this.possible = possible;
    }

    void tokensPerMoraleDie(int actor) {
        int dice = state.dice(actor, CombatIcon.MORALE);
        int attack = at.number(actor, 0, dice, "prompt.attack-tokens");
        Tokens.gain(at.table(), actor, CombatIcon.ATTACK, attack);
        Tokens.gain(at.table(), actor, CombatIcon.DEFENCE, dice - attack);
    }

    void loseTokens(Effect.LoseTokens e, int loser) {
        at.record(
                new StarsFact.TokensLost(at.seat(loser), e.icon(), Math.min(e.count(), state.tokens(loser, e.icon()))));
    }

    /** Gains a die, thrown if it has no face, unless there are eight: article dice-limit. */
    void gain(int side, @Nullable CombatIcon face) {
        if (state.dice(side) < Tables.MOST_DICE) {
            CombatIcon shown =
                    face == null ? CombatIcon.thrown(at.table().roll(1, 6, StarsPurpose.RANDOM_DIE)[0]) : face;
            at.record(new StarsFact.DieGained(at.seat(side), shown));
        }
    }

    void gainChosen(int actor) {
        var face = (StarsChoice.PickFace) at.ask(actor, () -> Message.of("prompt.face"), offers -> {
            for (CombatIcon icon : CombatIcon.values()) {
                offers.legal(new StarsChoice.PickFace(icon), icon);
            }
        });
        gain(actor, face.face());
    }

    void lose(Effect.LoseDie e, int loser) {
        for (int i = 0; i < e.count() && possible.dice(loser, e.faces()) > 0; i++) {
            lose(loser, at.die(loser, loser, e.faces(), NONE, "prompt.lose-die"));
        }
    }

    private void lose(int side, CombatIcon face) {
        at.record(new StarsFact.DiceLost(at.seat(side), face, 1));
    }

    /** Spends dice that show one of these faces and says how many. */
    int spend(Effect.Spend e, int actor) {
        int most = Math.min(e.most(), possible.dice(actor, e.faces()));
        int number = at.number(actor, e.least(), most, "prompt.spend-number");
        spend(actor, e.faces(), number);
        return number;
    }

    /** Spends so many dice of any face. */
    void spend(int actor, int number) {
        spend(actor, ANY_FACE, number);
    }

    private void spend(int actor, int faces, int number) {
        for (int i = 0; i < number; i++) {
            lose(actor, at.die(actor, actor, faces, NONE, "prompt.spend-die-of"));
        }
    }

    void turn(Effect.Turn e, int actor) {
        int[] done = new int[CombatIcon.COUNT];
        for (int turned = 0; turned < e.most() && possible.turnable(actor, e, done); turned++) {
            boolean mayStop = turned >= e.least();
            StarsChoice choice = at.ask(actor, () -> Message.of("prompt.turn-die", at.card()), offers -> {
                for (CombatIcon from : CombatIcon.values()) {
                    for (CombatIcon to : CombatIcon.values()) {
                        if (from != to
                                && (e.from() & from.bit()) != 0
                                && (e.to() & to.bit()) != 0
                                && state.dice(actor, from) > done[from.ordinal()]) {
                            offers.legal(new StarsChoice.TurnDie(from, to), from, to);
                        }
                    }
                }
                if (mayStop) {
                    offers.legal(new StarsChoice.Done());
                }
            });
            if (!(choice instanceof StarsChoice.TurnDie turn)) {
                return;
            }
            at.record(new StarsFact.DiceTurned(at.seat(actor), turn.from(), turn.to(), 1));
            done[turn.to().ordinal()]++;
        }
    }

    /** Throws dice of a side again that show one of these faces, so many as the chooser names. */
    void reroll(int side, int faces, int amount, int chooser) {
        int there = possible.dice(side, faces);
        int[] named = new int[CombatIcon.COUNT];
        if (amount >= there) {
            for (CombatIcon face : CombatIcon.values()) {
                named[face.ordinal()] = (faces & face.bit()) != 0 ? state.dice(side, face) : 0;
            }
        } else {
            String prompt = chooser == side ? "prompt.reroll-die" : "prompt.reroll-enemy-die";
            for (int i = 0; i < amount; i++) {
                named[at.die(chooser, side, faces, named, prompt).ordinal()]++;
            }
        }
        int count = named[0] + named[1] + named[2];
        if (count == 0) {
            return;
        }
        int[] thrown = at.table().roll(count, 6, StarsPurpose.DICE_AGAIN);
        int next = 0;
        for (CombatIcon face : CombatIcon.values()) {
            for (int i = named[face.ordinal()]; i > 0; i--) {
                at.record(new StarsFact.DieRerolled(at.seat(side), face, CombatIcon.thrown(thrown[next++])));
            }
        }
    }

    /** Both throw all their dice of these faces again, the attacker first. */
    void rerollBoth(int faces) {
        reroll(0, faces, Amount.ALL, 0);
        reroll(1, faces, Amount.ALL, 1);
    }
}
