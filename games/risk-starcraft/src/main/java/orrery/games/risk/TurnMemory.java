package orrery.games.risk;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.core.RulesFault;
import orrery.core.Seat;
import orrery.games.risk.board.Territory;
import orrery.games.risk.invasion.Invasion;

/** What the running turn remembers and the next one forgets: articles start-of-turn-state, same-invasion. */
final class TurnMemory {

    private static final int USUAL_INVASIONS = 4;

    @Nullable
    Seat active;

    int round;
    int reinforcements;
    long atTurnStart;
    boolean handedIn;
    boolean conquered;
    boolean achievementTaken;
    boolean defenceForbidden;
    boolean manoeuvred;
    List<Integer> attackDice = List.of();
    List<Integer> defenceDice = List.of();

    private Invasion[] invasions;
    private int count;

    TurnMemory() {
        invasions = new Invasion[USUAL_INVASIONS];
    }

    private TurnMemory(TurnMemory of) {
        active = of.active;
        round = of.round;
        reinforcements = of.reinforcements;
        atTurnStart = of.atTurnStart;
        handedIn = of.handedIn;
        conquered = of.conquered;
        achievementTaken = of.achievementTaken;
        defenceForbidden = of.defenceForbidden;
        manoeuvred = of.manoeuvred;
        attackDice = of.attackDice;
        defenceDice = of.defenceDice;
        invasions = of.invasions.clone();
        count = of.count;
    }

    TurnMemory copy() {
        return new TurnMemory(this);
    }

    /** Forgets the turn before. */
    void begin(Seat seat, int roundNumber, long held) {
        active = seat;
        round = roundNumber;
        reinforcements = 0;
        atTurnStart = held;
        handedIn = false;
        conquered = false;
        achievementTaken = false;
        defenceForbidden = false;
        manoeuvred = false;
        count = 0;
        lay(List.of(), List.of());
    }

    void lay(List<Integer> attack, List<Integer> defence) {
        attackDice = attack;
        defenceDice = defence;
    }

    boolean anyInvasion() {
        return count > 0;
    }

    List<Invasion> invasions() {
        return Arrays.asList(invasions).subList(0, count);
    }

    /** The invasion of this pair, if it was declared this turn. */
    @Nullable
    Invasion invasion(Territory from, Territory to) {
        int at = indexOf(from, to);
        return at < 0 ? null : invasions[at];
    }

    /** @throws RulesFault if the pair was not declared this turn */
    Invasion declared(Territory from, Territory to) {
        Invasion invasion = invasion(from, to);
        if (invasion == null) {
            throw new RulesFault("nobody invades " + to.id() + " from " + from.id());
        }
        return invasion;
    }

    /** Remembers an invasion in the place of what was known of its pair. */
    void put(Invasion now) {
        int at = indexOf(now.from(), now.to());
        if (at >= 0) {
            invasions[at] = now;
            return;
        }
        if (count == invasions.length) {
            invasions = Arrays.copyOf(invasions, count * 2);
        }
        invasions[count++] = now;
    }

    private int indexOf(Territory from, Territory to) {
        for (int i = 0; i < count; i++) {
            if (invasions[i].from() == from && invasions[i].to() == to) {
                return i;
            }
        }
        return -1;
    }
}
