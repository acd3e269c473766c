package orrery.games.stars.rulebook;

import static orrery.games.stars.components.CombatIcon.ATTACK;
import static orrery.games.stars.components.CombatIcon.DEFENCE;
import static orrery.games.stars.components.CombatIcon.MORALE;

import java.util.List;
import java.util.function.IntFunction;
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.components.CombatIcon;
import orrery.games.stars.components.Unit;

/**
 * What dice and combat tokens a used ability brings, card by card as the articles have it. Articles gain-and-lose,
 * combat-token, dice-limit, opponents-choice and those of the cards.
 */
final class GainRules {

    /**
     * What an ability promises, before limits.
     *
     * @param attack  attack tokens of the owner
     * @param defence its defence tokens
     * @param dice    its dice with this face
     * @param thrown  its dice that are thrown
     * @param foes    dice that the opponent throws
     */
    record Gain(int attack, int defence, List<CombatIcon> dice, int thrown, int foes) {

        static final Gain NOTHING = new Gain(0, 0, List.of(), 0, 0);

        static Gain tokens(int attack, int defence) {
            return new Gain(attack, defence, List.of(), 0, 0);
        }

        static Gain dice(CombatIcon... faces) {
            return new Gain(0, 0, List.of(faces), 0, 0);
        }

        static Gain thrown(int count) {
            return new Gain(0, 0, List.of(), count, 0);
        }
    }

    /** How the ability was used: what was answered and done while it lasted. */
    interface Used {

        /** The alternative that was taken, from 1. */
        int alternative();

        /** The number that was named. */
        int number();

        /** The face that was named. */
        CombatIcon face();

        /** Whether the opponent did what it may do instead. */
        boolean opponentDid();

        /** Whether the opponent discarded a card. */
        boolean opponentDiscarded();
    }

    private final Camp owner;
    private final Used used;

    /** @param owner the side of the card when its owner said that it uses the ability */
    GainRules(Camp owner, Used used) {
        this.owner = owner;
        this.used = used;
    }

    Gain of(CombatCard card, String ability) {
        return switch (ability) {
            case "general", "general-first" -> general(card);
            case "general-second" -> second(card);
            case "unit" -> unit(card);
            default -> throw new AssertionError(ability + " is no place on a card");
        };
    }

    private Gain alternative(Gain first, Gain second) {
        return used.alternative() == 1 ? first : second;
    }

    private Gain unlessOpponentDid(IntFunction<Gain> gain, int number) {
        return used.opponentDid() ? Gain.NOTHING : gain.apply(number);
    }

    private int unrouted(Unit one, Unit other) {
        return owner.count(false, unit -> unit == one || unit == other);
    }

    private Gain general(CombatCard card) {
        return switch (card) {
            case AMBUSH, GLORY_AND_DEATH, HIT_AND_RUN -> Gain.tokens(2, 0);
            case BLESSED_POWER_ARMOUR, HOLD_THE_LINE -> Gain.tokens(0, 2);
            case GRETCHIN -> Gain.tokens(1, 1);
            case RANGER_SUPPORT -> owner.attacks() ? Gain.tokens(1, 1) : Gain.NOTHING;
            case VETERAN_SCOUTS -> Gain.tokens(used.number(), owner.dice(MORALE) - used.number());
            case KHORNES_RAGE, MARK_OF_KHORNE -> Gain.tokens(3, 0);
            case MARK_OF_NURGLE -> Gain.tokens(0, 3);
            case DARK_FAITH, MARK_OF_TZEENTCH, SPIRITSEERS_GUIDANCE -> Gain.dice(MORALE);
            case DAEMONIC_RESILIENCE -> alternative(Gain.dice(DEFENCE), Gain.dice(MORALE));
            case INHUMAN_STRENGTH -> alternative(Gain.dice(ATTACK), Gain.dice(MORALE));
            case DEATH_AND_DESPAIR -> alternative(Gain.dice(ATTACK, ATTACK), Gain.dice(MORALE, MORALE));
            case COMMAND_OF_THE_AUTARCH -> alternative(Gain.NOTHING, Gain.dice(MORALE));
            case WRAITHGUARD_ADVANCE, WRAITHGUARD_SUPPORT ->
                owner.hasRoomForDie() ? alternative(Gain.thrown(1), Gain.dice(MORALE)) : Gain.NOTHING;
            case CHAOS_UNITED -> used.opponentDid() || !owner.hasRoomForDie() ? Gain.NOTHING : Gain.dice(used.face());
            case LURE_OF_CHAOS -> used.opponentDid() ? new Gain(0, 0, List.of(), 0, 1) : Gain.NOTHING;
            case FAITH_IN_THE_EMPEROR,
                    DROP_POD_ASSAULT,
                    ARMOURED_ADVANCE,
                    FOUL_WORSHIP,
                    MARK_OF_SLAANESH,
                    MEK_BOYZ,
                    HOWLING_BANSHEES,
                    STRIKING_SCORPIONS,
                    WAVE_SERPENT,
                    HOLOFIELD_EMITTER,
                    PSYCHIC_LANCE -> Gain.thrown(1);
            case EMPERORS_GLORY, EMPERORS_MIGHT, CHAOS_VICTORIOUS -> Gain.thrown(2);
            default -> Gain.NOTHING;
        };
    }

    private Gain second(CombatCard card) {
        return switch (card) {
            case RECONNAISSANCE -> alternative(Gain.tokens(2, 0), Gain.tokens(0, 2));
            case WAVE_SERPENT -> unlessOpponentDid(number -> Gain.tokens(0, number), 3);
            default -> Gain.NOTHING;
        };
    }

    private Gain unit(CombatCard card) {
        return switch (card) {
            case FAITH_IN_THE_EMPEROR -> alternative(Gain.NOTHING, Gain.dice(MORALE));
            case HOLD_THE_LINE -> alternative(Gain.dice(DEFENCE), Gain.dice(MORALE));
            case LURE_OF_CHAOS -> alternative(Gain.tokens(2, 0), Gain.tokens(0, 2));
            case EMPERORS_MIGHT -> Gain.tokens(2 * (owner.dice(ATTACK) == 1 ? 1 : used.number()), 0);
            case FOUL_WORSHIP -> Gain.tokens(0, unrouted(Unit.CULTIST, Unit.ICONOCLAST_DESTROYER));
            case IMPURE_ZEAL ->
                alternative(Gain.NOTHING, Gain.tokens(unrouted(Unit.CULTIST, Unit.ICONOCLAST_DESTROYER), 0));
            case WAAAGH -> Gain.tokens(unrouted(Unit.ORK_BOYZ, Unit.ONSLAUGHT_ATTACK_SHIP), 0);
            case MARK_OF_NURGLE -> unlessOpponentDid(number -> Gain.tokens(0, number), 2);
            case DAEMONIC_RESILIENCE -> unlessOpponentDid(number -> Gain.tokens(0, number), 4);
            case INHUMAN_STRENGTH -> Gain.tokens(4, 0);
            case BIKER_NOBZ -> Gain.tokens(1, 0);
            case MEGA_NOBZ -> Gain.tokens(0, 1);
            case PARTY_WAGON -> Gain.tokens(2, 2);
            case ROKKIT_WAGON -> Gain.tokens(3, 0);
            case SWOOPING_HAWKS -> Gain.tokens(2, 0);
            case FIRE_DRAGONS_VENGEANCE -> Gain.tokens(0, 2);
            case FIRE_PRISM -> owner.attacks() ? Gain.tokens(2, 0) : Gain.NOTHING;
            case PSYCHIC_LANCE -> used.opponentDiscarded() ? Gain.NOTHING : Gain.tokens(4, 0);
            default -> Gain.NOTHING;
        };
    }
}
