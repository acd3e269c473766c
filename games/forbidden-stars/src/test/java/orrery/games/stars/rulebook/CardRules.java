package orrery.games.stars.rulebook;

import static orrery.games.stars.components.CombatIcon.ATTACK;
import static orrery.games.stars.components.CombatIcon.DEFENCE;
import static orrery.games.stars.components.CombatIcon.MORALE;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import orrery.core.Choice;
import orrery.core.Message;
import orrery.core.Seat;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.components.CombatIcon;
import orrery.games.stars.components.Effect;
import orrery.games.stars.components.Unit;

/**
 * What is asked inside a combat card, as the articles of the cards have it. Articles may-and-must, opponents-choice, spend,
 * turn-die, reroll, rally, routed, destroy, card-retreat, placed-in-battle, extra-card, discarded-face-up-card.
 */
final class CardRules {

    private final Table table;
    private final History history;
    private final CombatCard card;
    private final Message prompt;
    private final Camp owner;
    private final Camp asked;

    CardRules(Table table, History history, CombatCard card, Message prompt) {
        this.table = table;
        this.history = history;
        this.card = card;
        this.prompt = prompt;
        this.owner = Camp.of(table, card.faction());
        this.asked = Camp.of(table, table.seat);
    }

    private boolean byOwner() {
        return asked.attacks() == owner.attacks();
    }

    Set<StarsChoice> allowed() {
        Camp foe = asked.opponent();
        return switch (prompt.key()) {
            case "prompt.ability" -> yesOrNo(isPossible());
            case "prompt.opponents-ability" -> yesOrNo(!byOwner() && new CardAbilityRules(owner).opponents(card));
            case "prompt.ability-choice" -> alternatives(new CardAbilityRules(owner).alternatives(card), true);
            case "prompt.opponents-choice" ->
                alternatives(new CardAbilityRules(owner).opponentsAlternatives(card), false);
            case "prompt.attack-tokens" -> numbers(0, asked.dice(MORALE));
            case "prompt.spend-number" -> numbers(1, asked.dice(spent()));
            case "prompt.spend-die-of" -> faces(asked, List.of(), spent());
            case "prompt.lose-die" -> faces(asked, List.of(), lost());
            case "prompt.reroll-die" -> faces(asked, row(), rerolled());
            case "prompt.reroll-enemy-die" -> faces(foe, row(), CombatIcon.values());
            case "prompt.face" -> everyFace();
            case "prompt.turn-die" -> turns();
            case "prompt.rally" -> asked.named(false, true, unit -> true);
            case "prompt.rout" -> foe.canBeRouted() ? foe.named(true, false, unit -> true) : Set.of();
            case "prompt.rout-own" -> asked.canBeRouted() ? asked.named(true, false, unit -> true) : Set.of();
            case "prompt.destroy" ->
                isUnitAbility()
                        ? foe.named(false, true, unit -> true)
                        : foe.named(true, true, unit -> unit.level() == 0);
            case "prompt.destroy-own" -> ownToDestroy();
            case "prompt.retreat-unit" -> orEnough(asked.named(true, true, unit -> true));
            case "prompt.move-near" -> nearMoves(owner);
            case "prompt.wave-serpent-area" -> picked(serpentAreas(owner));
            case "prompt.wave-serpent" -> serpentMoves((Area) prompt.args().get(1));
            case "prompt.fetch" -> fetched(owner, card);
            case "prompt.place-in-system" -> picked(worlds(owner));
            case "prompt.promote" -> asked.named(true, true, unit -> unit == Unit.CULTIST);
            case "prompt.pick-face-up", "prompt.name-face-up" ->
                cards(Camp.of(table, (Seat) prompt.args().getFirst()).side().faceUp());
            case "prompt.threaten-unit" -> foe.named(true, true, unit -> unit.level() > 0);
            case "prompt.threatened-unit" -> ransom();
            case "prompt.threatened-card" ->
                Set.of(new StarsChoice.PickCard((CombatCard) prompt.args().getFirst()), new StarsChoice.Decline());
            case "prompt.ambush" ->
                foe.has(Effect.Flag.AMBUSH) && asked.dice(MORALE) > 0
                        ? Set.of(new StarsChoice.PayDice(1), new StarsChoice.Decline())
                        : Set.of();
            default -> throw new AssertionError(prompt.key() + " is nothing that " + card + " asks");
        };
    }

    // ---- abilities and alternatives

    private Message ability() {
        return (Message) prompt.args().get(1);
    }

    private boolean isPossible() {
        CardAbilityRules rules = new CardAbilityRules(owner);
        if (!byOwner()) {
            return false;
        }
        if (history.wasAsked(card, ability())) {
            return rules.rest(card);
        }
        return rules.isPossible(card, ability().key().substring("ability.".length()));
    }

    private static Set<StarsChoice> yesOrNo(boolean possible) {
        return possible ? Set.of(new StarsChoice.Use(), new StarsChoice.Decline()) : Set.of();
    }

    /** An ability is declined as a whole or not at all: once it is used, no choice within it lets it drop. */
    private Set<StarsChoice> alternatives(List<Boolean> possible, boolean own) {
        int number = switch (ability().key()) {
            case "ability.general", "ability.general-first" -> 1;
            case "ability.general-second" -> 2;
            default -> card.general().size() + 1;
        };
        Set<StarsChoice> choices = new HashSet<>();
        for (int option = 1; option <= possible.size(); option++) {
            if (possible.get(option - 1) && byOwner() == own) {
                choices.add(new StarsChoice.Alternative(card, number, option));
            }
        }
        if (own && !history.hasJustUsed(card, ability())) {
            choices.add(new StarsChoice.Decline());
        }
        return choices;
    }

    private boolean isUnitAbility() {
        return history.lastAbility().key().equals("ability.unit");
    }

    // ---- dice

    private static Set<StarsChoice> numbers(int least, int most) {
        Set<StarsChoice> choices = new HashSet<>();
        for (int number = least; number <= most; number++) {
            choices.add(new StarsChoice.Number(number));
        }
        return choices;
    }

    private List<Choice> row() {
        return history.row(prompt.key(), table.seat);
    }

    /** Dice by their faces, those apart that have been named already and are still to be rolled. */
    private static Set<StarsChoice> faces(Camp camp, List<Choice> named, CombatIcon... faces) {
        Set<StarsChoice> choices = new HashSet<>();
        for (CombatIcon face : faces) {
            StarsChoice choice = new StarsChoice.PickFace(face);
            long before = named.stream().filter(choice::equals).count();
            if (camp.dice(face) > before) {
                choices.add(choice);
            }
        }
        return choices;
    }

    static Set<StarsChoice> everyFace() {
        Set<StarsChoice> choices = new HashSet<>();
        for (CombatIcon face : CombatIcon.values()) {
            choices.add(new StarsChoice.PickFace(face));
        }
        return choices;
    }

    /** The faces of the dice that the seat spends. */
    private CombatIcon[] spent() {
        return switch (card) {
            case KHORNES_RAGE -> new CombatIcon[] {byOwner() ? ATTACK : DEFENCE};
            case MARK_OF_KHORNE -> byOwner() ? new CombatIcon[] {ATTACK, MORALE} : new CombatIcon[] {DEFENCE};
            case MARK_OF_NURGLE -> new CombatIcon[] {DEFENCE, MORALE};
            case EMPERORS_MIGHT -> new CombatIcon[] {ATTACK};
            case SMASHER_GARGANT -> CombatIcon.values();
            default -> new CombatIcon[] {MORALE};
        };
    }

    private CombatIcon[] lost() {
        return switch (card) {
            case FURY_OF_THE_ULTRAMAR -> new CombatIcon[] {DEFENCE};
            case GLORY_AND_DEATH -> {
                var chosen = (StarsChoice.Alternative) history.last("prompt.ability-choice");
                yield new CombatIcon[] {chosen.option() == 1 ? DEFENCE : MORALE};
            }
            case STRIKING_SCORPIONS -> CombatIcon.values();
            default -> throw new AssertionError(card + " takes no dice away");
        };
    }

    private CombatIcon[] rerolled() {
        return new CombatIcon[] {card == CombatCard.ARD_BOYZ ? ATTACK : DEFENCE};
    }

    private Set<StarsChoice> turns() {
        Set<StarsChoice> choices = new HashSet<>();
        for (CombatIcon from : CombatIcon.values()) {
            for (CombatIcon to : CombatIcon.values()) {
                if (from != to && asked.dice(from) > 0 && turns(from, to)) {
                    choices.add(new StarsChoice.TurnDie(from, to));
                }
            }
        }
        if (!row().isEmpty() || card == CombatCard.EMPERORS_GLORY) {
            choices.add(new StarsChoice.Done());
        }
        return row().size() < mostTurned() ? choices : Set.of();
    }

    private boolean turns(CombatIcon from, CombatIcon to) {
        return switch (card) {
            case BLESSED_POWER_ARMOUR -> to == DEFENCE;
            case BREAK_THE_LINE, MARK_OF_TZEENTCH -> from == MORALE;
            case EMPERORS_GLORY -> to == MORALE;
            case FIRE_PRISM -> from == MORALE && to == ATTACK;
            case WRAITHGUARD_ADVANCE -> from == DEFENCE && to == ATTACK;
            case WRAITHGUARD_SUPPORT -> from == ATTACK && to == DEFENCE;
            default -> false;
        };
    }

    private int mostTurned() {
        return switch (card) {
            case EMPERORS_GLORY, FIRE_PRISM -> 8;
            case BREAK_THE_LINE -> 3;
            default -> 2;
        };
    }

    // ---- units

    private Set<StarsChoice> ownToDestroy() {
        return switch (card) {
            case MARK_OF_KHORNE, MARK_OF_NURGLE -> asked.named(false, true, unit -> true);
            case GRETCHIN -> asked.named(true, true, unit -> !byOwner() || unit == Unit.ONSLAUGHT_ATTACK_SHIP);
            case DAEMONIC_RESILIENCE, INHUMAN_STRENGTH -> asked.named(true, true, unit -> true);
            default -> throw new AssertionError(card + " destroys no unit of the one who is asked");
        };
    }

    /** These, and from the second time on also that it is enough. */
    private Set<StarsChoice> orEnough(Set<StarsChoice> choices) {
        if (!row().isEmpty()) {
            choices.add(new StarsChoice.Done());
        }
        return choices;
    }

    private Set<StarsChoice> ransom() {
        int level = ((Unit) prompt.args().getFirst()).level();
        return asked.dice() >= level ? Set.of(new StarsChoice.PayDice(level), new StarsChoice.Decline()) : Set.of();
    }

    static Set<StarsChoice> picked(Set<Area> areas) {
        Set<StarsChoice> choices = new HashSet<>();
        areas.forEach(area -> choices.add(new StarsChoice.PickArea(area)));
        return choices;
    }

    /** Areas of the same kind beside the battle to which no storm bars the way. */
    private static Set<Area> beside(Camp camp) {
        Area here = camp.area();
        return camp.table.areas(area -> camp.table.adjacent(area, here)
                && area.isWorld() == here.isWorld()
                && (area.side() == here.side() || !camp.table.stormBetween(area.side(), here.side())));
    }

    private static Set<StarsChoice> moves(Camp camp, Predicate<Unit> wanted, Area to) {
        Set<StarsChoice> choices = new HashSet<>();
        for (Unit unit : camp.table.myUnits()) {
            if (wanted.test(unit) && camp.table.units(camp.area(), camp.table.seat, unit.number(), false) > 0) {
                choices.add(new StarsChoice.MoveUnit(unit, camp.area(), to));
            }
        }
        return choices;
    }

    static Set<StarsChoice> nearMoves(Camp owner) {
        Set<StarsChoice> choices = new HashSet<>();
        for (Area to : beside(owner)) {
            if (owner.table.open(to, owner.table.seat)) {
                choices.addAll(moves(owner, unit -> true, to));
            }
        }
        return choices;
    }

    /** Where Wave Serpents may go: one enemy area in a battle at most, and never more than five units there. */
    static Set<Area> serpentAreas(Camp owner) {
        if (moves(owner, unit -> unit.level() < 2, owner.area()).isEmpty()) {
            return Set.of();
        }
        List<Area> contested = new ArrayList<>();
        owner.table.position.battle().queue().forEach(next -> contested.add(next.area()));
        Set<Area> areas = beside(owner);
        areas.removeIf(area -> !owner.table.open(area, owner.table.seat)
                && (owner.table.all(area, owner.table.seat) >= 5 || !contested.isEmpty() && !contested.contains(area)));
        return areas;
    }

    private Set<StarsChoice> serpentMoves(Area to) {
        boolean full = !table.open(to, table.seat) && table.all(to, table.seat) >= 5;
        return full ? Set.of() : orEnough(moves(owner, unit -> unit.level() < 2, to));
    }

    /** Units that a card takes from other worlds. */
    static Set<StarsChoice> fetched(Camp owner, CombatCard card) {
        Table table = owner.table;
        Set<StarsChoice> choices = new HashSet<>();
        for (Area from : table.areas(area -> area.isWorld() && area != owner.area())) {
            for (Unit unit : table.myUnits()) {
                boolean fits = card == CombatCard.DROP_POD_ASSAULT
                        ? unit == Unit.SCOUT || unit == Unit.SPACE_MARINE
                        : unit.level() <= cultists(owner);
                if (owner.onWorld() && fits && table.units(from, table.seat, unit.number(), false) > 0) {
                    choices.add(new StarsChoice.MoveUnit(unit, from, owner.area()));
                }
            }
        }
        return choices;
    }

    /** All Cultists of the system, routed ones too, and tokens in the battle. */
    private static int cultists(Camp owner) {
        Table table = owner.table;
        int count = table.units(owner.area(), table.seat, Table.TOKEN, false)
                + table.units(owner.area(), table.seat, Table.TOKEN, true);
        for (Area area : table.areas(area -> area.side() == owner.area().side())) {
            count += table.units(area, table.seat, Unit.CULTIST.number(), false)
                    + table.units(area, table.seat, Unit.CULTIST.number(), true);
        }
        return count;
    }

    /** Other friendly or uncontrolled worlds of the system of the battle. */
    static Set<Area> worlds(Camp owner) {
        return owner.table.areas(area -> area != owner.area()
                && area.isWorld()
                && area.side() == owner.area().side()
                && owner.table.open(area, owner.table.seat));
    }

    static Set<StarsChoice> cards(List<CombatCard> cards) {
        Set<StarsChoice> choices = new HashSet<>();
        cards.forEach(card -> choices.add(new StarsChoice.PickCard(card)));
        return choices;
    }
}
