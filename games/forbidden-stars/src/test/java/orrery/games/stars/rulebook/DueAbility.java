package orrery.games.stars.rulebook;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.core.Choice;
import orrery.core.Decision;
import orrery.core.Message;
import orrery.core.Seat;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsGame;
import orrery.games.stars.StarsState;
import orrery.games.stars.components.Ability;
import orrery.games.stars.components.CombatCard;
import orrery.testkit.fuzz.CheckFailed;

/**
 * The ability that the owner of a combat card has to be asked about next: the first one that is possible when the card is
 * turned up, and when one is declined the next. After an ability is used nobody here knows where it ends.
 */
final class DueAbility {

    private @Nullable CombatCard card;
    private @Nullable String name;

    /** @throws CheckFailed if an ability is passed over */
    void happened(StarsGame game, StarsState state, StarsFact fact) {
        if (name != null) {
            throw new CheckFailed(card + ": " + fact + " comes before the question about its ability " + name);
        }
        if (fact instanceof StarsFact.CardRevealed revealed) {
            card = revealed.card();
            name = next(game, state, revealed.card(), "");
        }
    }

    /** @throws CheckFailed if another question was due */
    void answered(StarsGame game, StarsState state, Decision<?> decision, Choice choice) {
        boolean own = decision.prompt().key().startsWith("prompt.ability");
        String asked = own ? ((Message) decision.prompt().args().get(1)).key() : "";
        if (name != null && !asked.equals("ability." + name)) {
            throw new CheckFailed(card + ": its ability " + name + " is passed over, asked is "
                    + decision.prompt().key());
        }
        @Nullable String before = name;
        name = null;
        if (before != null && card != null && choice instanceof StarsChoice.Decline) {
            name = next(game, state, card, before);
        }
    }

    /** The next ability after this one that can be used or declined; none if one comes before it that must be used. */
    private static @Nullable String next(StarsGame game, StarsState state, CombatCard card, String after) {
        Table table = new Table(game.position(state), Seat.of(state.seatOf(card.faction())));
        CardAbilityRules rules = new CardAbilityRules(Camp.of(table, card.faction()));
        List<Ability> abilities = new ArrayList<>(card.general());
        if (rules.meetsRequirement(card)) {
            abilities.addAll(card.unit());
        }
        boolean reached = after.isEmpty();
        for (Ability ability : abilities) {
            if (reached && ability.must()) {
                return null;
            }
            if (reached && rules.isPossible(card, ability.name())) {
                return ability.name();
            }
            reached |= ability.name().equals(after);
        }
        return null;
    }
}
