package orrery.games.roll.components;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a development lets its owner do, or does for its owner: article powers. Masks hold the ordinals of colours and
 * phases. A power named after what it pays says so once in each phase or for each event.
 */
public sealed interface Power {

    /** Everything but scoring at the end belongs to a step or a phase. */
    sealed interface Scoring extends Power {}

    /** What pays at the end of its phase whenever that takes place. */
    sealed interface AtEndOfPhase extends Power {

        Phase phase();
    }

    /**
     * Moves workers below the phase strip: article reassign.
     *
     * @param least       1; 2 if both have to be moved at once
     * @param most        workers that one use may move
     * @param colors      dice it may move, as a mask of {@link DieColor}
     * @param from        the only column it may move them out of, or {@code null}
     * @param to          columns it may move them to, as a mask of {@link Phase}
     * @param toSelected  whether only the column of the selected phase is allowed
     * @param byNovelty   whether {@code most} depends on having the most Novelty worlds
     */
    record Reassign(
            int least, int most, int colors, @Nullable Phase from, int to, boolean toSelected, boolean byNovelty)
            implements Power {}

    /** Dictate as often as wanted. */
    record DictateUnlimited() implements Power {}

    /** Each Dictate may move so many workers. */
    record DictateMore(int most) implements Power {}

    /** Workers that are no dice, when the phase begins. */
    record ExtraWorkers(Phase phase, List<DieColor> workers) implements Power {
        public ExtraWorkers {
            workers = List.copyOf(workers);
        }
    }

    /** The construction zone may be rearranged while Explore lasts. */
    record Rearrange() implements Power {}

    /** Tiles scouted may go on top of their stack. */
    record PlaceOnTop() implements Power {}

    /** A tile more when all have explored. */
    record ExtraTile() implements Power {}

    /** Stocking with such an explorer brings this instead. */
    record StockBonus(DieColor explorer, int credits) implements Power {}

    record CreditsIfScouted(Phase phase, DieColor explorer, int amount) implements AtEndOfPhase {}

    /** For having more developments than anybody else. */
    record CreditsIfMost(Phase phase, int amount) implements AtEndOfPhase {}

    record CreditsFlat(Phase phase, int amount) implements AtEndOfPhase {}

    record ChipsFlat(Phase phase, int chips) implements AtEndOfPhase {}

    /** @param extraColors worlds for which {@code extra} is added, as a mask of {@link WorldColor} */
    record CreditsOnComplete(Stack stack, int amount, boolean others, int extraColors, int extra) implements Power {}

    record CreditsPerDice(Phase phase, DieColor color, int per, int amount) implements AtEndOfPhase {}

    record CreditsPerGoodOn(Phase phase, int worlds, int amount) implements AtEndOfPhase {}

    record CreditsPerGoodDie(Phase phase, DieColor color, int amount) implements AtEndOfPhase {}

    record CreditsPerTrade(int worlds, int amount) implements Power {}

    record CreditsPerConsume(int worlds, int amount) implements Power {}

    record ChipsPerConsume(int worlds, int chips) implements Power {}

    record BuyChips(int cost, int chips) implements Power {}

    record CreditsIfHighestWorld(Phase phase, int amount) implements AtEndOfPhase {}

    record DevelopDiscount(boolean reassignOnly, int amount, int minimum) implements Power {}

    record SettleDiscount(int worlds, int amount, int minimum, boolean first) implements Power {}

    /**
     * Workers that completed a tile go to the cup.
     *
     * @param all    whether all of these colours go; otherwise the owner chooses {@code least} to {@code most}
     * @param others whether the tile itself is excepted
     */
    record WorkersToCup(Stack stack, boolean all, int least, int most, int colors, boolean others) implements Power {}

    /** Each world holds so many goods more. */
    record MoreGoods(int extra) implements Power {}

    record ScorePerDevelopment(int points, boolean withoutReassign) implements Scoring {}

    record ScorePerGood(int points) implements Scoring {}

    record ScorePerDieColor(int points) implements Scoring {}

    record ScorePerWorld(int worlds, int points) implements Scoring {}

    record ScoreWorldCosts(int worlds, int divisor) implements Scoring {}

    record ScoreDevelopmentCosts(boolean reassignOnly, int divisor) implements Scoring {}

    record ScoreDiceSets(DieColor color, int set, int points) implements Scoring {}

    /** The largest n for which n (n + 1) / 2 is not more than the chips. */
    record ScoreTriangle() implements Scoring {}
}
