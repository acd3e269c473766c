package orrery.games.risk;

import java.util.ArrayList;
import java.util.List;
import orrery.games.risk.board.Achievement;
import orrery.games.risk.board.Reward;
import orrery.games.risk.board.Territory;
import orrery.games.risk.cards.FactionCard;

/** Bit masks of the state as lists, in the order of the components, and back. */
public final class Masks {

    private Masks() {}

    public static List<Territory> territories(long mask) {
        List<Territory> list = new ArrayList<>();
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            list.add(Territory.at(Long.numberOfTrailingZeros(rest)));
        }
        return List.copyOf(list);
    }

    public static List<FactionCard> cards(long mask) {
        List<FactionCard> list = new ArrayList<>();
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            list.add(FactionCard.at(Long.numberOfTrailingZeros(rest)));
        }
        return List.copyOf(list);
    }

    public static List<Achievement> achievements(int mask) {
        List<Achievement> list = new ArrayList<>();
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            list.add(Achievement.at(Integer.numberOfTrailingZeros(rest)));
        }
        return List.copyOf(list);
    }

    public static List<Reward> rewards(int mask) {
        List<Reward> list = new ArrayList<>();
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            list.add(Reward.at(Integer.numberOfTrailingZeros(rest)));
        }
        return List.copyOf(list);
    }

    /** The nth bit of a mask, counted from 0. */
    public static long nth(long mask, int n) {
        long rest = mask;
        for (int i = 0; i < n; i++) {
            rest &= rest - 1;
        }
        return Long.lowestOneBit(rest);
    }

    public static long of(List<Territory> territories) {
        long mask = 0;
        for (Territory territory : territories) {
            mask |= territory.bit();
        }
        return mask;
    }

    static long ofCards(List<FactionCard> cards) {
        long mask = 0;
        for (FactionCard card : cards) {
            mask |= card.bit();
        }
        return mask;
    }

    static int ofRewards(List<Reward> rewards) {
        int mask = 0;
        for (Reward reward : rewards) {
            mask |= reward.bit();
        }
        return mask;
    }

    static int ofAchievements(List<Achievement> achievements) {
        int mask = 0;
        for (Achievement achievement : achievements) {
            mask |= achievement.bit();
        }
        return mask;
    }
}
