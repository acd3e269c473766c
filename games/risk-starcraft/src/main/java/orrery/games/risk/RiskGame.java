package orrery.games.risk;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import orrery.core.Choice;
import orrery.core.Component;
import orrery.core.Forecast;
import orrery.core.Game;
import orrery.core.Message;
import orrery.core.Mode;
import orrery.core.Question;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.core.StandingOrder;
import orrery.core.Start;
import orrery.core.Viewer;
import orrery.core.Vocabulary;
import orrery.games.risk.board.Faction;
import orrery.games.risk.invasion.DeclareInvasion;
import orrery.games.risk.invasion.EndInvasion;
import orrery.games.risk.invasion.FightRoll;
import orrery.games.risk.invasion.InvasionForecast;
import orrery.games.risk.invasion.MoveIn;
import orrery.games.risk.setup.ChooseFactions;
import orrery.games.risk.setup.Claim;
import orrery.games.risk.setup.DealCards;
import orrery.games.risk.setup.DealTerritories;
import orrery.games.risk.setup.Diagrams;
import orrery.games.risk.setup.Fortify;
import orrery.games.risk.setup.FortifyDuel;
import orrery.games.risk.setup.LayAchievements;
import orrery.games.risk.setup.LayFields;
import orrery.games.risk.setup.PlaceBases;
import orrery.games.risk.setup.PlaceHeroes;
import orrery.games.risk.setup.RollForFactions;
import orrery.games.risk.setup.RollForFirstTurn;
import orrery.games.risk.setup.RollForStart;
import orrery.games.risk.setup.SetBoard;
import orrery.games.risk.setup.TakePlaces;
import orrery.games.risk.turn.AchievementStep;
import orrery.games.risk.turn.AttackStep;
import orrery.games.risk.turn.BeginTurn;
import orrery.games.risk.turn.CardStep;
import orrery.games.risk.turn.Deploy;
import orrery.games.risk.turn.EndOfTurn;
import orrery.games.risk.turn.HandIn;
import orrery.games.risk.turn.OpeningManoeuvre;
import orrery.games.risk.turn.ReturnHero;
import orrery.games.risk.turn.TakeOver;

/** RISK: StarCraft in its modes. */
public final class RiskGame implements Game<RiskState, RiskFact> {

    /** Option: whether players choose places by the start roll, or each seat takes the place of its number. */
    public static final String PLACES = "places";

    /** Option: the more even set-up for four players. */
    public static final String EVEN = "even-setup";

    /** Option: the round after which the game is cut short; 0 for none. */
    public static final String ROUND_LIMIT = "round-limit";

    private static final Vocabulary VOCABULARY = vocabularyOfRisk();

    private static final List<Mode.Setting> SETTINGS = List.of(
            new Mode.Setting(PLACES, List.of("chosen", "by-seat"), "chosen"),
            new Mode.Setting(EVEN, List.of("no", "yes"), "no"),
            new Mode.Setting(ROUND_LIMIT, List.of(), "0"));

    private static final List<Mode.Setting> WITHOUT_DIAGRAM = List.of(SETTINGS.getFirst(), SETTINGS.getLast());

    private static final List<Mode> MODES = List.of(
            new Mode(RiskMode.BASIC_TRAINING.id(), List.of(3, 4, 5, 6), SETTINGS),
            new Mode(RiskMode.COMMAND_ROOM.id(), List.of(3, 4, 5, 6), WITHOUT_DIAGRAM),
            new Mode(RiskMode.TOTAL_DOMINATION.id(), List.of(3, 4, 5, 6), WITHOUT_DIAGRAM),
            new Mode(RiskMode.TOTAL_DOMINATION_EXTENDED.id(), List.of(2, 3, 4, 5, 6), WITHOUT_DIAGRAM),
            new Mode(RiskMode.TOTAL_DOMINATION_1V1.id(), List.of(2), WITHOUT_DIAGRAM),
            new Mode(RiskMode.TEAM_PLAY.id(), List.of(4, 6), WITHOUT_DIAGRAM),
            new Mode(RiskMode.TEAM_PLAY_TOTAL_DOMINATION.id(), List.of(4, 6), WITHOUT_DIAGRAM));

    @Override
    public String id() {
        return "risk-starcraft";
    }

    @Override
    public int schema() {
        return 1;
    }

    @Override
    public List<Mode> modes() {
        return MODES;
    }

    @Override
    public Vocabulary vocabulary() {
        return VOCABULARY;
    }

    @Override
    public Start<RiskState, RiskFact> start(Setup setup) {
        Mode mode = mode(setup.mode()).orElseThrow();
        RiskMode played = mode(mode);
        RiskState state = new RiskState(played, setup.seats(), Integer.parseInt(mode.value(setup, ROUND_LIMIT)));
        boolean chosen = mode.value(setup, PLACES).equals("chosen");
        if (!played.diagram()) {
            return new Start<>(
                    state, played.neutrals(setup.seats()) ? new LayAchievements(chosen) : new LayFields(chosen));
        }
        boolean even = mode.value(setup, EVEN).equals("yes");
        return new Start<>(state, new RollForStart(Diagrams.of(setup.seats(), even), chosen));
    }

    /** The mode with its rules. */
    public static RiskMode mode(Mode mode) {
        return Arrays.stream(RiskMode.values())
                .filter(one -> one.id().equals(mode.id()))
                .findFirst()
                .orElseThrow();
    }

    @Override
    public RiskView view(RiskState state, Viewer viewer) {
        return RiskView.of(state, viewer);
    }

    @Override
    public RiskPosition position(RiskState state) {
        return state.position();
    }

    @Override
    public RiskState state(Record position) {
        return RiskState.of((RiskPosition) position);
    }

    @Override
    public int round(RiskState state) {
        return state.round();
    }

    @Override
    public Component faction(RiskState state, Seat seat) {
        Faction faction = state.faction(seat);
        return faction == null ? Faction.TERRAN_RED : faction;
    }

    @Override
    public List<Message> describe(RiskState state, Viewer viewer) {
        return PositionInWords.of(state, viewer);
    }

    @Override
    public Optional<Forecast> forecast(RiskState state, Question<?> question, Choice choice) {
        return forecast(state, question, choice, 0);
    }

    @Override
    public Optional<Forecast> forecast(RiskState state, Question<?> question, Choice choice, int reserve) {
        return InvasionForecast.of(state, question, choice, reserve);
    }

    @Override
    public List<StandingOrder<RiskState>> standingOrders() {
        return List.copyOf(Arrays.asList(RiskStanding.values()));
    }

    @Override
    public void check(RiskState state) {
        Invariants.check(state);
    }

    private static Vocabulary vocabularyOfRisk() {
        return Vocabulary.builder()
                .choice("take-place", RiskChoice.TakePlace.class)
                .choice("choose-faction", RiskChoice.ChooseFaction.class)
                .choice("claim", RiskChoice.Claim.class)
                .choice("place-rest", RiskChoice.PlaceRest.class)
                .choice("place-base", RiskChoice.PlaceBase.class)
                .choice("place-tower", RiskChoice.PlaceTower.class)
                .choice("take-over", RiskChoice.TakeOver.class)
                .choice("consent", RiskChoice.Consent.class)
                .choice("place-hero", RiskChoice.PlaceHero.class)
                .choice("place", RiskChoice.Place.class)
                .choice("units", RiskChoice.Units.class)
                .choice("play", RiskChoice.PlayCard.class)
                .choice("hand-in", RiskChoice.HandIn.class)
                .choice("add", RiskChoice.AddCard.class)
                .choice("done", RiskChoice.Done.class)
                .choice("invade", RiskChoice.Invade.class)
                .choice("end-attacks", RiskChoice.EndAttacks.class)
                .choice("commit", RiskChoice.Commit.class)
                .choice("stop", RiskChoice.Stop.class)
                .choice("defend", RiskChoice.Defend.class)
                .choice("pass", RiskChoice.Pass.class)
                .choice("die", RiskChoice.Die.class)
                .choice("reroll", RiskChoice.Reroll.class)
                .choice("target", RiskChoice.Target.class)
                .choice("opponent", RiskChoice.Opponent.class)
                .choice("take", RiskChoice.TakeAchievement.class)
                .choice("draw", RiskChoice.DrawCard.class)
                .choice("move-from", RiskChoice.MoveFrom.class)
                .choice("move-to", RiskChoice.MoveTo.class)
                .choice("hero", RiskChoice.HeroGoes.class)
                .choice("end-turn", RiskChoice.EndTurn.class)
                .fact("start-rolled", RiskFact.StartRolled.class)
                .fact("place-taken", RiskFact.PlaceTaken.class)
                .fact("board-set", RiskFact.BoardSet.class)
                .fact("fields-laid", RiskFact.FieldsLaid.class)
                .fact("achievements-laid", RiskFact.AchievementsLaid.class)
                .fact("units-supplied", RiskFact.UnitsSupplied.class)
                .fact("territory-claimed", RiskFact.TerritoryClaimed.class)
                .fact("territories-dealt", RiskFact.TerritoriesDealt.class)
                .fact("base-placed", RiskFact.BasePlaced.class)
                .fact("fortified", RiskFact.Fortified.class)
                .fact("units-pledged", RiskFact.UnitsPledged.class)
                .fact("rest-left", RiskFact.RestLeft.class)
                .fact("order-settled", RiskFact.OrderSettled.class)
                .fact("reward-units", RiskFact.RewardUnits.class)
                .fact("reward-gained", RiskFact.RewardGained.class)
                .fact("tower-raised", RiskFact.TowerRaised.class)
                .fact("rewards-lost", RiskFact.RewardsLost.class)
                .fact("manoeuvre-counted", RiskFact.ManoeuvreCounted.class)
                .fact("bonus-die-thrown", RiskFact.BonusDieThrown.class)
                .fact("take-over-asked", RiskFact.TakeOverAsked.class)
                .fact("take-over-refused", RiskFact.TakeOverRefused.class)
                .fact("taken-over", RiskFact.TakenOver.class)
                .fact("neutral-gone", RiskFact.NeutralGone.class)
                .fact("hero-placed", RiskFact.HeroPlaced.class)
                .fact("turn-began", RiskFact.TurnBegan.class)
                .fact("reinforced", RiskFact.Reinforced.class)
                .fact("more-reinforcements", RiskFact.MoreReinforcements.class)
                .fact("units-placed", RiskFact.UnitsPlaced.class)
                .fact("units-added", RiskFact.UnitsAdded.class)
                .fact("units-removed", RiskFact.UnitsRemoved.class)
                .fact("units-moved", RiskFact.UnitsMoved.class)
                .fact("cards-handed-in", RiskFact.CardsHandedIn.class)
                .fact("card-played", RiskFact.CardPlayed.class)
                .fact("card-cancelled", RiskFact.CardCancelled.class)
                .fact("card-drawn", RiskFact.CardDrawn.class)
                .fact("deck-reshuffled", RiskFact.DeckReshuffled.class)
                .fact("defence-forbidden", RiskFact.DefenceForbidden.class)
                .fact("hand-seen", RiskFact.HandSeen.class)
                .fact("invasion-declared", RiskFact.InvasionDeclared.class)
                .fact("effect-lasts", RiskFact.EffectLasts.class)
                .fact("invasion-called-off", RiskFact.InvasionCalledOff.class)
                .fact("invasion-stopped", RiskFact.InvasionStopped.class)
                .fact("committed", RiskFact.Committed.class)
                .fact("defended", RiskFact.Defended.class)
                .fact("dice-thrown", RiskFact.DiceThrown.class)
                .fact("dice-changed", RiskFact.DiceChanged.class)
                .fact("compared", RiskFact.Compared.class)
                .fact("roll-fought", RiskFact.RollFought.class)
                .fact("hero-fell", RiskFact.HeroFell.class)
                .fact("conquered", RiskFact.Conquered.class)
                .fact("regenerated", RiskFact.Regenerated.class)
                .fact("eliminated", RiskFact.Eliminated.class)
                .fact("attacks-ended", RiskFact.AttacksEnded.class)
                .fact("achievement-taken", RiskFact.AchievementTaken.class)
                .segment("roll-for-start", RollForStart.class)
                .segment("take-places", TakePlaces.class)
                .segment("set-board", SetBoard.class)
                .segment("lay-fields", LayFields.class)
                .segment("lay-achievements", LayAchievements.class)
                .segment("roll-for-factions", RollForFactions.class)
                .segment("choose-factions", ChooseFactions.class)
                .segment("claim", Claim.class)
                .segment("fortify", Fortify.class)
                .segment("deal-territories", DealTerritories.class)
                .segment("place-bases", PlaceBases.class)
                .segment("fortify-duel", FortifyDuel.class)
                .segment("roll-for-first-turn", RollForFirstTurn.class)
                .segment("deal-cards", DealCards.class)
                .segment("place-heroes", PlaceHeroes.class)
                .segment("begin-turn", BeginTurn.class)
                .segment("deploy", Deploy.class)
                .segment("hand-in", HandIn.class)
                .segment("return-hero", ReturnHero.class)
                .segment("opening-manoeuvre", OpeningManoeuvre.class)
                .segment("take-over", TakeOver.class)
                .segment("attack-step", AttackStep.class)
                .segment("declare-invasion", DeclareInvasion.class)
                .segment("fight-roll", FightRoll.class)
                .segment("move-in", MoveIn.class)
                .segment("end-invasion", EndInvasion.class)
                .segment("achievement-step", AchievementStep.class)
                .segment("card-step", CardStep.class)
                .segment("end-of-turn", EndOfTurn.class)
                .purposes(RiskPurpose.values())
                .ends(RiskEnd.values())
                .build();
    }
}
