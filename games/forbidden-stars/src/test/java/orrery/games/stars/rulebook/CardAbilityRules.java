package orrery.games.stars.rulebook;

import static orrery.games.stars.components.CombatIcon.ATTACK;
import static orrery.games.stars.components.CombatIcon.DEFENCE;
import static orrery.games.stars.components.CombatIcon.MORALE;

import java.util.List;
import orrery.games.stars.components.Asset;
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.components.Unit;

/**
 * Whether the abilities of combat cards come to anything, card by card as the articles have them: what they cost can be
 * paid and something happens. Articles may-and-must, opponents-choice, resolving-cards and those of the cards.
 */
final class CardAbilityRules {

    private static final int REINFORCEMENT_TOKENS = 12;

    private final Camp owner;
    private final Camp foe;

    CardAbilityRules(Camp owner) {
        this.owner = owner;
        this.foe = owner.opponent();
    }

    private boolean moreMorale() {
        return owner.dice(MORALE) > foe.dice(MORALE);
    }

    private boolean moreUnrouted() {
        return owner.unrouted() > foe.unrouted();
    }

    private boolean tokenLeft() {
        int left = REINFORCEMENT_TOKENS;
        for (var player : owner.table.position.players()) {
            left -= player.assets().get(Asset.REINFORCEMENT.ordinal());
        }
        for (Camp camp : List.of(owner, foe)) {
            left -= camp.table.units(camp.area(), camp.table.seat, Table.TOKEN, false);
            left -= camp.table.units(camp.area(), camp.table.seat, Table.TOKEN, true);
        }
        return left > 0;
    }

    private boolean room() {
        return owner.hasRoomForDie();
    }

    /** An ability by its place on the card: "general", "general-first", "general-second" or "unit". */
    boolean isPossible(CombatCard card, String name) {
        return switch (name) {
            case "general", "general-first" -> general(card);
            case "general-second" -> second(card);
            case "unit" -> unit(card);
            default -> throw new AssertionError(name + " is no place on a card");
        };
    }

    /** Article unit-requirement. */
    boolean meetsRequirement(CombatCard card) {
        return owner.count(false, unit -> (card.units() & 1 << unit.number()) != 0) > 0
                || card.acceptsBastion() && owner.table.bastions(owner.area(), owner.table.seat) > 0;
    }

    /** The first or only general ability. */
    private boolean general(CombatCard card) {
        return switch (card) {
            case AMBUSH, GLORY_AND_DEATH, SHOW_NO_FEAR, GRETCHIN, HIT_AND_RUN -> true;
            case BLESSED_POWER_ARMOUR -> owner.mayGain(DEFENCE);
            case FURY_OF_THE_ULTRAMAR -> foe.dice(DEFENCE) > 0 || owner.dice(DEFENCE) > 0;
            case RECONNAISSANCE -> owner.attacks() && foe.side().faceDown() != null;
            case HOLD_THE_LINE -> owner.mayGain(DEFENCE) || !owner.attacks() && owner.routed() > 0;
            case VETERAN_SCOUTS, BREAK_THE_LINE, FIRE_PRISM -> owner.dice(MORALE) > 0;
            case IMPURE_ZEAL -> moreMorale() && owner.routed() > 0;
            case KHORNES_RAGE -> owner.dice(ATTACK) > 0;
            case LURE_OF_CHAOS -> foe.canBeRouted() || owner.supply(owner.basic()) > 0;
            case MARK_OF_KHORNE -> owner.dice(ATTACK, MORALE) > 0;
            case MARK_OF_NURGLE -> owner.dice(DEFENCE, MORALE) > 0 && owner.mayGain(DEFENCE);
            case MARK_OF_SLAANESH -> room() || moreMorale() && foe.canBeRouted();
            case MARK_OF_TZEENTCH -> room() || moreMorale() && canPromote();
            case CHAOS_UNITED -> room() || foe.canBeRouted();
            case CHAOS_VICTORIOUS ->
                room() || moreMorale() && foe.canBeRouted() && foe.count(false, unit -> unit.level() == 0) > 0;
            case BIKER_NOBZ -> foe.dice(ATTACK) > 0;
            case MEGA_NOBZ -> foe.dice(DEFENCE) > 0;
            case SEA_OF_GREEN -> tokenLeft() || moreUnrouted() && (foe.dice(MORALE) > 0 || foe.canBeRouted());
            case PARTY_WAGON -> tokenLeft();
            case WAAAGH -> owner.routed() > 0;
            case RANGER_SUPPORT -> owner.attacks() || owner.canRetreat();
            case FIRE_DRAGONS_VENGEANCE -> owner.attacks();
            case SWOOPING_HAWKS -> !owner.attacks() && foe.tokens(ATTACK) > 0;
            case WRAITHGUARD_ADVANCE -> room() || owner.dice(DEFENCE) > 0;
            case WRAITHGUARD_SUPPORT -> room() || owner.dice(ATTACK) > 0;
            case DAEMONIC_RESILIENCE, INHUMAN_STRENGTH, DEATH_AND_DESPAIR, COMMAND_OF_THE_AUTARCH ->
                alternatives(card).contains(true);
            case FAITH_IN_THE_EMPEROR,
                    DROP_POD_ASSAULT,
                    ARMOURED_ADVANCE,
                    EMPERORS_GLORY,
                    EMPERORS_MIGHT,
                    DARK_FAITH,
                    FOUL_WORSHIP,
                    MEK_BOYZ,
                    HOWLING_BANSHEES,
                    STRIKING_SCORPIONS,
                    SPIRITSEERS_GUIDANCE,
                    WAVE_SERPENT,
                    HOLOFIELD_EMITTER,
                    PSYCHIC_LANCE -> room();
            default -> throw new AssertionError("the general ability of " + card + " cannot be declined");
        };
    }

    private boolean canPromote() {
        return owner.onWorld()
                && owner.supply(Unit.CHAOS_SPACE_MARINE) > 0
                && !owner.named(true, true, unit -> unit == Unit.CULTIST).isEmpty();
    }

    /** The second general ability. */
    private boolean second(CombatCard card) {
        return switch (card) {
            case DEATH_AND_DESPAIR ->
                owner.dice(MORALE) > 0
                        && !foe.named(true, true, unit -> unit.level() == 0).isEmpty();
            case RECONNAISSANCE -> alternatives(card).contains(true);
            case GRETCHIN -> foe.dice() > 0;
            case COMMAND_OF_THE_AUTARCH -> !owner.side().hand().isEmpty();
            case SPIRITSEERS_GUIDANCE -> owner.canBeRouted();
            case WAVE_SERPENT -> foe.dice(MORALE) > 0 || owner.mayGain(DEFENCE);
            case HOLOFIELD_EMITTER -> !owner.table.me().deck().isEmpty();
            case PSYCHIC_LANCE -> !foe.side().hand().isEmpty();
            default -> throw new AssertionError(card + " has no second general ability that can be declined");
        };
    }

    /** The unit ability. */
    private boolean unit(CombatCard card) {
        return switch (card) {
            case AMBUSH, ARMOURED_ADVANCE, IMPURE_ZEAL, BIKER_NOBZ, WAAAGH, ROKKIT_WAGON, WEIRDBOYZ, PSYCHIC_LANCE ->
                true;
            case FAITH_IN_THE_EMPEROR, FURY_OF_THE_ULTRAMAR, GLORY_AND_DEATH, HOLD_THE_LINE, LURE_OF_CHAOS ->
                alternatives(card).contains(true);
            case BLESSED_POWER_ARMOUR -> owner.dice(ATTACK, MORALE) > 0;
            case RECONNAISSANCE, VETERAN_SCOUTS -> owner.dice(MORALE) > 0 && owner.canRetreat();
            case DROP_POD_ASSAULT ->
                owner.dice(MORALE) > 0 && !CardRules.fetched(owner, card).isEmpty();
            case BREAK_THE_LINE, SNAPPER_GARGANT -> !foe.side().faceUp().isEmpty();
            case SHOW_NO_FEAR, WRAITHGUARD_SUPPORT -> owner.dice(MORALE) > 0 && owner.routed() > 0;
            case EMPERORS_GLORY -> owner.routed() > 0 || owner.dice(ATTACK, DEFENCE) > 0;
            case EMPERORS_MIGHT -> owner.dice(ATTACK) > 0;
            case DARK_FAITH ->
                moreMorale()
                        && owner.supply(Unit.CULTIST) > 0
                        && !CardRules.worlds(owner).isEmpty();
            case FOUL_WORSHIP -> foe.routed() > 0 && owner.mayGain(DEFENCE);
            case KHORNES_RAGE -> foe.dice(DEFENCE) > 0 || foe.canBeRouted();
            case MARK_OF_KHORNE -> foe.dice(DEFENCE) > 0 || foe.routed() > 0;
            case MARK_OF_NURGLE -> foe.routed() > 0 || owner.mayGain(DEFENCE);
            case MARK_OF_SLAANESH -> foe.routed() > 0 && owner.supply(Unit.CULTIST) > 0;
            case MARK_OF_TZEENTCH, SWOOPING_HAWKS -> owner.dice(MORALE) > 0;
            case CHAOS_UNITED -> !CardRules.fetched(owner, card).isEmpty();
            case DAEMONIC_RESILIENCE -> foe.unrouted() + foe.routed() > 0 || owner.mayGain(DEFENCE);
            case INHUMAN_STRENGTH -> owner.unrouted() + owner.routed() > 0;
            case CHAOS_VICTORIOUS -> foe.canBeRouted();
            case DEATH_AND_DESPAIR -> moreMorale() && foe.routed() > 0;
            case ARD_BOYZ -> foe.dice(ATTACK) > 0;
            case SHOOTA_BOYZ -> foe.dice(DEFENCE) > 0;
            case GRETCHIN ->
                !owner.named(true, true, unit -> unit == Unit.ONSLAUGHT_ATTACK_SHIP)
                        .isEmpty();
            case MEK_BOYZ -> !foe.table.me().deck().isEmpty();
            case SLUGGA_BOYZ -> owner.routed() > 0;
            case MEGA_NOBZ, FIRE_DRAGONS_VENGEANCE -> owner.mayGain(DEFENCE);
            case PARTY_WAGON -> moreUnrouted();
            case SMASHER_GARGANT ->
                !foe.named(true, true, unit -> unit.level() > 0).isEmpty();
            case HIT_AND_RUN ->
                owner.dice(MORALE) > 0 && !CardRules.nearMoves(owner).isEmpty();
            case HOWLING_BANSHEES -> owner.dice(MORALE) > 0 && foe.canBeRouted();
            case STRIKING_SCORPIONS -> foe.dice() > 0;
            case WRAITHGUARD_ADVANCE -> foe.dice(MORALE) > 0 || foe.canBeRouted();
            case FIRE_PRISM -> owner.attacks() || foe.tokens(DEFENCE) > 0;
            case WAVE_SERPENT ->
                owner.dice(MORALE) > 0 && !CardRules.serpentAreas(owner).isEmpty();
            case HOLOFIELD_EMITTER -> !owner.side().hand().isEmpty();
            default -> throw new AssertionError("the unit ability of " + card + " cannot be declined");
        };
    }

    /** What follows within an ability of the owner and may be left out. */
    boolean rest(CombatCard card) {
        return switch (card) {
            case FURY_OF_THE_ULTRAMAR, WRAITHGUARD_ADVANCE -> owner.dice(DEFENCE) > 0;
            case WRAITHGUARD_SUPPORT -> owner.dice(ATTACK) > 0;
            default -> false;
        };
    }

    /** What the opponent may do. */
    boolean opponents(CombatCard card) {
        return switch (card) {
            case LURE_OF_CHAOS, CHAOS_UNITED -> foe.canBeRouted();
            case MARK_OF_NURGLE -> foe.routed() > 0;
            case DAEMONIC_RESILIENCE -> foe.unrouted() + foe.routed() > 0;
            case ROKKIT_WAGON -> foe.canRetreat();
            case WAVE_SERPENT -> foe.dice(MORALE) > 0;
            default -> throw new AssertionError(card + " leaves nothing to the opponent");
        };
    }

    /** Which of its alternatives the owner has. */
    List<Boolean> alternatives(CombatCard card) {
        return switch (card) {
            case FAITH_IN_THE_EMPEROR, COMMAND_OF_THE_AUTARCH -> List.of(owner.routed() > 0, room());
            case FURY_OF_THE_ULTRAMAR -> List.of(foe.dice(DEFENCE) > 0, foe.tokens(DEFENCE) > 0);
            case RECONNAISSANCE, LURE_OF_CHAOS -> List.of(true, owner.mayGain(DEFENCE));
            case GLORY_AND_DEATH -> List.of(foe.dice(DEFENCE) > 0, foe.dice(MORALE) > 0);
            case HOLD_THE_LINE,
                    DAEMONIC_RESILIENCE,
                    INHUMAN_STRENGTH,
                    DEATH_AND_DESPAIR,
                    WRAITHGUARD_ADVANCE,
                    WRAITHGUARD_SUPPORT -> List.of(room(), room());
            default -> throw new AssertionError(card + " has no alternatives");
        };
    }

    /** Which of the alternatives of an enemy card the opponent can carry out in full. */
    List<Boolean> opponentsAlternatives(CombatCard card) {
        return switch (card) {
            case IMPURE_ZEAL -> List.of(foe.canBeRouted(), true);
            case KHORNES_RAGE -> List.of(foe.dice(DEFENCE) > 0, foe.canBeRouted());
            case MARK_OF_KHORNE -> List.of(foe.dice(DEFENCE) > 0, foe.routed() > 0);
            case SEA_OF_GREEN, WRAITHGUARD_ADVANCE -> List.of(foe.dice(MORALE) > 0, foe.canBeRouted());
            default -> throw new AssertionError(card + " has no alternatives for the opponent");
        };
    }
}
