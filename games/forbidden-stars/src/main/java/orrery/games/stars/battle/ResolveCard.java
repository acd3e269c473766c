package orrery.games.stars.battle;

import orrery.core.Next;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsState;
import orrery.games.stars.components.Ability;
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.components.Faction;

/**
 * A side turns its card up and carries it out. Articles resolve-card, resolving-cards, unit-requirement.
 *
 * @param side 0 the attacker, 1 the defender
 */
public record ResolveCard(int side) implements Segment<StarsState, StarsFact> {

    @Override
    public Next play(Table<StarsState, StarsFact> table) {
        StarsState state = table.state();
        int seat = state.sideSeat(side);
        if (state.faceDown(side) >= 0) {
            CombatCard card = CombatCard.of(state.faction(seat), state.faceDown(side));
            table.record(new StarsFact.CardRevealed(Seat.of(seat), card));
            CardAbilities abilities = new CardAbilities(table, side, card);
            for (Ability ability : card.general()) {
                abilities.use(ability);
            }
            if (!card.unit().isEmpty() && meetsRequirement(state, card)) {
                for (Ability ability : card.unit()) {
                    abilities.use(ability);
                }
            }
        }
        return side == 0 ? new ResolveCard(1) : new AssessDamage(1);
    }

    /** Whether a unit that the card asks for is in the battle, unrouted: article unit-requirement. */
    private boolean meetsRequirement(StarsState state, CombatCard card) {
        long force = state.force(side);
        for (int number = 0; number < Faction.UNITS; number++) {
            if ((card.units() & 1 << number) != 0 && Figures.standing(state, force, number) > 0) {
                return true;
            }
        }
        return card.acceptsBastion() && state.bastions(side) > 0;
    }
}
