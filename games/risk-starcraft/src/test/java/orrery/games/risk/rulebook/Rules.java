package orrery.games.risk.rulebook;

import java.util.Set;
import orrery.core.Message;
import orrery.core.Seat;
import orrery.games.risk.Neutrals;
import orrery.games.risk.RiskChoice;
import orrery.games.risk.RiskState;
import orrery.games.risk.board.Faction;
import orrery.games.risk.board.Reward;
import orrery.games.risk.board.Territory;
import orrery.games.risk.cards.CardWindow;
import orrery.games.risk.cards.FactionCard;

/** One seat at one question: whether a choice is allowed. The questions stand in the order of the turn. */
final class Rules {

    private final RiskState state;
    private final Ledger ledger;
    private final Seat seat;
    private final Message prompt;
    private final CardRules cards;

    Rules(RiskState state, Ledger ledger, Seat seat, Message prompt) {
        this.state = state;
        this.ledger = ledger;
        this.seat = seat;
        this.prompt = prompt;
        this.cards = new CardRules(state, ledger, seat);
    }

    /** Whether the question is one of these rules at all. */
    boolean mayBeAsked() {
        boolean forCards =
                prompt.key().startsWith("prompt.window.") || prompt.key().equals("prompt.aimed");
        return !forCards || cards.mayDefend(window()) && cards.couldHold(window());
    }

    boolean allows(RiskChoice choice) {
        return switch (prompt.key()) {
            case "prompt.take-place" -> takePlace(choice);
            case "prompt.choose-faction" ->
                choice instanceof RiskChoice.ChooseFaction(Faction faction) && nobodyLeads(faction);
            case "prompt.claim-base", "prompt.claim" ->
                choice instanceof RiskChoice.Claim(Territory territory) && state.owner(territory) == null;
            case "prompt.fortify" -> fortify(choice);
            case "prompt.fortify-units" -> units(choice, 1, ledger.startingUnits(seat));
            case "prompt.place-base" -> choice instanceof RiskChoice.PlaceBase(Territory territory) && own(territory);
            case "prompt.place-neutral" -> placeNeutral(choice);
            case "prompt.place-tower" -> placeTower(choice);
            case "prompt.opening-manoeuvre" -> openingManoeuvre(choice);
            case "prompt.take-over" -> takeOver(choice);
            case "prompt.consent" -> choice instanceof RiskChoice.Consent;
            case "prompt.place-hero" -> placeHero(choice);
            case "prompt.deploy" -> deploy(choice);
            case "prompt.place-units" ->
                units(choice, 1, ledger.active() == null ? ledger.leftOfThree(seat) : ledger.toPlace);
            case "prompt.hand-in" -> handIn(choice);
            case "prompt.warp-from", "prompt.free-manoeuvre" -> freeManoeuvre(choice);
            case "prompt.return-hero" -> placeHero(choice) || choice instanceof RiskChoice.Pass;
            case "prompt.attack" -> attack(choice);
            case "prompt.nuke" -> choice instanceof RiskChoice.Target(Territory target) && cards.canBeNuked(target);
            case "prompt.look-at-hand" -> lookAtHand(choice);
            case "prompt.invade-far" ->
                choice instanceof RiskChoice.Invade(Territory from, Territory to)
                        && cards.canReach(ledger.lastCard(), from, to);
            case "prompt.commit" -> commit(choice);
            case "prompt.defend" ->
                choice instanceof RiskChoice.Defend(int units) && units >= 1 && units <= mostDefending();
            case "prompt.remove-units" -> units(choice, 1, Math.min(bombarded(), unitsInvaded() - 1));
            case "prompt.choose-die" ->
                choice instanceof RiskChoice.Die(int die)
                        && die >= 1
                        && die <= battle().attack.size();
            case "prompt.reroll" -> choice instanceof RiskChoice.Reroll reroll && lie(reroll);
            case "prompt.regenerate" -> units(choice, 1, Math.min(3, battle().lostForGood));
            case "prompt.flames" -> flames(choice);
            case "prompt.move-in" -> moveIn(choice);
            case "prompt.achievement" -> achievement(choice);
            case "prompt.draw-card" -> choice instanceof RiskChoice.DrawCard || choice instanceof RiskChoice.Pass;
            case "prompt.end-of-turn", "prompt.end-of-turn-moved" -> endOfTurn(choice);
            case "prompt.place-by-card" -> placeByCard(choice);
            case "prompt.move-to" -> choice instanceof RiskChoice.MoveTo(Territory to) && canArrive(to);
            case "prompt.move-units" -> units(choice, 1, mostMoved());
            case "prompt.hero-goes" -> choice instanceof RiskChoice.HeroGoes;
            default -> window(choice);
        };
    }

    private boolean own(Territory territory) {
        return state.holds(seat, territory);
    }

    private static boolean units(RiskChoice choice, int least, int most) {
        return choice instanceof RiskChoice.Units(int units) && units >= least && units <= most;
    }

    // ---- set-up

    /** Articles seat-choice, faction-choice. */
    private boolean takePlace(RiskChoice choice) {
        if (!(choice instanceof RiskChoice.TakePlace(int place, Faction faction))) {
            return false;
        }
        boolean real = place >= 1 && place <= state.seats();
        boolean free = Seat.first(state.seats()).stream().noneMatch(other -> state.place(other) == place);
        boolean named = real && Printed.factions(state.seats()).get(place - 1) == faction;
        boolean unused = !Printed.factions(state.seats()).contains(faction)
                && Seat.first(state.seats()).stream().noneMatch(other -> state.faction(other) == faction);
        return real && free && (named || unused);
    }

    /** Article free-faction-choice. */
    private boolean nobodyLeads(Faction faction) {
        return Seat.first(state.seats()).stream().noneMatch(other -> state.faction(other) == faction);
    }

    /** Articles fortifying, place-the-rest, duel-fortifying. */
    private boolean fortify(RiskChoice choice) {
        return choice instanceof RiskChoice.PlaceRest || choice instanceof RiskChoice.Place(Territory at) && own(at);
    }

    /** Article duel-fortifying: a unit of a colour goes where that colour stands. */
    private boolean placeNeutral(RiskChoice choice) {
        return choice instanceof RiskChoice.Place(Territory at)
                && prompt.args().getFirst() instanceof Faction colour
                && Neutrals.of(colour).equals(state.owner(at));
    }

    /** Articles tower, reward-at-once. */
    private boolean placeTower(RiskChoice choice) {
        return choice instanceof RiskChoice.PlaceTower(Territory at)
                && own(at)
                && state.tower(Reward.XELNAGA_TOWER_SILVER) != at
                && state.tower(Reward.XELNAGA_TOWER_GOLD) != at;
    }

    /** Articles hero, hero-placing, hero-return. */
    private boolean placeHero(RiskChoice choice) {
        return choice instanceof RiskChoice.PlaceHero(Territory territory) && own(territory);
    }

    // ---- deploying

    /** Articles deploy-step, placing-reinforcements, hand-in, hand-in-once, window-deploy. */
    private boolean deploy(RiskChoice choice) {
        return switch (choice) {
            case RiskChoice.Place(Territory territory) -> own(territory);
            case RiskChoice.PlayCard(FactionCard card) -> cards.playable(card, CardWindow.DEPLOY);
            case RiskChoice.HandIn() -> !ledger.handedIn && Printed.stars(Position.goodForStars(state, seat)) >= 2;
            default -> false;
        };
    }

    /** Articles hand-in, hand-in-limits, captured-cards. */
    private boolean handIn(RiskChoice choice) {
        int stars = Printed.stars(ledger.chosenForStars);
        return switch (choice) {
            case RiskChoice.Done() -> ledger.chosenForStars.isEmpty() || Printed.canBeHandedIn(stars);
            case RiskChoice.AddCard(FactionCard card) ->
                Position.goodForStars(state, seat).contains(card)
                        && !ledger.chosenForStars.contains(card)
                        && Printed.fits(stars + Printed.stars(Set.of(card)));
            default -> false;
        };
    }

    // ---- attacking

    /** Articles attack-step, invasion-source, invasion-target, blocked-pair. */
    private boolean attack(RiskChoice choice) {
        return switch (choice) {
            case RiskChoice.EndAttacks() -> true;
            case RiskChoice.Invade(Territory from, Territory to) ->
                own(from)
                        && cards.isEnemy(to)
                        && state.units(from) >= 2
                        && Ground.adjacent(from, to)
                        && !ledger.blocked(from, to);
            case RiskChoice.PlayCard(FactionCard card) ->
                cards.playable(card, CardWindow.ATTACK_STEP)
                        || !ledger.anyInvasion && cards.playable(card, CardWindow.ATTACK_STEP_START);
            default -> false;
        };
    }

    /** Article card-protoss-observer. */
    private boolean lookAtHand(RiskChoice choice) {
        return choice instanceof RiskChoice.Opponent(Seat opponent)
                && opponent.index() < state.seats()
                && !Position.team(state, seat).contains(opponent)
                && !state.isEliminated(opponent);
    }

    private Battle battle() {
        return ledger.battle();
    }

    private int unitsInvaded() {
        return state.units(battle().to);
    }

    /** Articles roll, attacker-and-defender, commit, attack-dice, one-stays-behind, hero-naming, forced-roll, declaration, stopping. */
    private boolean commit(RiskChoice choice) {
        int most = Math.min(battle().attackLimit(), state.units(battle().from) - 1);
        return switch (choice) {
            case RiskChoice.Stop() -> battle().rollsSinceDeclared > 0 && !battle().forced;
            case RiskChoice.Commit(int units, boolean hero) ->
                units >= (battle().forced ? most : 1) && units <= most && (!hero || state.hero(seat) == battle().from);
            default -> false;
        };
    }

    /** Articles defence-dice, dice-limits. */
    private int mostDefending() {
        return Math.min(battle().defenceLimit(), unitsInvaded());
    }

    /** Articles card-choices, card-terran-siege-mode, card-zerg-volatile-burst. */
    private int bombarded() {
        return ledger.lastCard() == FactionCard.TERRAN_SIEGE_MODE ? 2 : 3;
    }

    /** Articles rerolls, card-zerg-burrow: any dice of the player's side. */
    private boolean lie(RiskChoice.Reroll reroll) {
        int dice = seat.equals(state.active())
                ? battle().attack.size()
                : battle().defence.size();
        return reroll.dice().stream().allMatch(die -> die <= dice);
    }

    /** Article card-terran-infernal-flames. */
    private boolean flames(RiskChoice choice) {
        return switch (choice) {
            case RiskChoice.Target(Territory target) -> cards.canBurn(target);
            case RiskChoice.Done() -> !ledger.burnt.isEmpty();
            default -> false;
        };
    }

    /** Articles moving-in, moving-in-minimum, moving-in-maximum. */
    private boolean moveIn(RiskChoice choice) {
        return units(choice, battle().survivors, state.units(battle().from) - 1);
    }

    /** The articles of the windows of an invasion: any card that is playable, or none. */
    private boolean window(RiskChoice choice) {
        return switch (choice) {
            case RiskChoice.Pass() -> true;
            case RiskChoice.PlayCard(FactionCard card) -> cards.playable(card, window());
            default -> false;
        };
    }

    private CardWindow window() {
        if (prompt.key().equals("prompt.aimed")) {
            return CardWindow.RESPONSE_TO_ATTACK_CARD;
        }
        for (CardWindow window : CardWindow.values()) {
            if (prompt.key().equals("prompt.window." + window.id())) {
                return window;
            }
        }
        throw new IllegalStateException("the second reading does not know the question " + prompt.key());
    }

    // ---- after the attack

    /** Articles achievement-step, one-achievement-a-turn. */
    private boolean achievement(RiskChoice choice) {
        return choice instanceof RiskChoice.Pass
                || choice instanceof RiskChoice.TakeAchievement take
                        && new AchievementRules(state, ledger, seat).canBeTaken(take.achievement());
    }

    /** Articles manoeuvre, manoeuvre-path, several-manoeuvres, window-end-of-turn. */
    private boolean endOfTurn(RiskChoice choice) {
        return switch (choice) {
            case RiskChoice.EndTurn() -> true;
            case RiskChoice.PlayCard(FactionCard card) -> cards.playable(card, CardWindow.END_OF_TURN);
            case RiskChoice.MoveFrom(Territory from) -> ledger.normalManoeuvres < manoeuvres() && canMarch(from);
            default -> false;
        };
    }

    /** Article reward-extra-manoeuvre. */
    private int manoeuvres() {
        return Position.has(state, seat, Reward.EXTRA_MANOEUVRE) ? 2 : 1;
    }

    /** Articles manoeuvre-path, team-path. */
    private boolean canMarch(Territory from) {
        return own(from)
                && state.units(from) >= 2
                && Position.held(state, seat).stream()
                        .anyMatch(to -> to != from && Ground.linked(from, to, Position.heldByTeam(state, seat)));
    }

    /** Article reward-opening-manoeuvre. */
    private boolean openingManoeuvre(RiskChoice choice) {
        return choice instanceof RiskChoice.Pass || choice instanceof RiskChoice.MoveFrom(Territory at) && canMarch(at);
    }

    /** Articles take-over, take-over-limits. */
    private boolean takeOver(RiskChoice choice) {
        if (!(choice instanceof RiskChoice.TakeOver(Territory at))) {
            return choice instanceof RiskChoice.Pass;
        }
        Seat ally = state.owner(at);
        return ally != null
                && !ally.equals(seat)
                && Position.team(state, seat).contains(ally)
                && state.units(at) == 1
                && state.hero(ally) != at
                && Position.held(state, ally).size() > 1;
    }

    /** Articles card-protoss-phasing, card-zerg-ventral-sacs, card-protoss-warp-in: from any own territory, or not at all. */
    private boolean freeManoeuvre(RiskChoice choice) {
        return choice instanceof RiskChoice.Pass
                || choice instanceof RiskChoice.MoveFrom(Territory from) && cards.canLeave(from);
    }

    /** Articles manoeuvre-path, hero-with-units: units arrive, and the hero only with them. */
    private boolean canArrive(Territory to) {
        Territory from = ledger.leaving();
        return own(to)
                && to != from
                && (!ledger.linkedOnly() || Ground.linked(from, to, Position.heldByTeam(state, seat)));
    }

    private int mostMoved() {
        int movable = state.units(ledger.leaving()) - 1;
        boolean warped = !ledger.linkedOnly() && ledger.lastCard() == FactionCard.PROTOSS_WARP_IN;
        return warped ? Math.min(3, movable) : movable;
    }

    /** Articles card-terran-repair, card-zerg-ventral-sacs. */
    private boolean placeByCard(RiskChoice choice) {
        return choice instanceof RiskChoice.Place(Territory territory)
                && (ledger.lastCard() == FactionCard.TERRAN_REPAIR ? cards.canBeRepaired(territory) : own(territory));
    }
}
