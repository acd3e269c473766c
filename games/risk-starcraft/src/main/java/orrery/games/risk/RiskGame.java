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
                .fact("start-rolled", SetupFact.StartRolled.class)
                .fact("place-taken", SetupFact.PlaceTaken.class)
                .fact("board-set", SetupFact.BoardSet.class)
                .fact("fields-laid", SetupFact.FieldsLaid.class)
                .fact("achievements-laid", SetupFact.AchievementsLaid.class)
                .fact("units-supplied", SetupFact.UnitsSupplied.class)
                .fact("territory-claimed", SetupFact.TerritoryClaimed.class)
                .fact("territories-dealt", SetupFact.TerritoriesDealt.class)
                .fact("base-placed", SetupFact.BasePlaced.class)
                .fact("fortified", SetupFact.Fortified.class)
                .fact("units-pledged", SetupFact.UnitsPledged.class)
                .fact("rest-left", SetupFact.RestLeft.class)
                .fact("order-settled", SetupFact.OrderSettled.class)
                .fact("reward-units", RewardFact.RewardUnits.class)
                .fact("reward-gained", RewardFact.RewardGained.class)
                .fact("tower-raised", RewardFact.TowerRaised.class)
                .fact("rewards-lost", RewardFact.RewardsLost.class)
                .fact("manoeuvre-counted", RewardFact.ManoeuvreCounted.class)
                .fact("bonus-die-thrown", RewardFact.BonusDieThrown.class)
                .fact("take-over-asked", TeamFact.TakeOverAsked.class)
                .fact("take-over-refused", TeamFact.TakeOverRefused.class)
                .fact("taken-over", TeamFact.TakenOver.class)
                .fact("neutral-gone", TeamFact.NeutralGone.class)
                .fact("hero-placed", SetupFact.HeroPlaced.class)
                .fact("turn-began", TurnFact.TurnBegan.class)
                .fact("reinforced", TurnFact.Reinforced.class)
                .fact("more-reinforcements", TurnFact.MoreReinforcements.class)
                .fact("units-placed", TurnFact.UnitsPlaced.class)
                .fact("units-added", TurnFact.UnitsAdded.class)
                .fact("units-removed", TurnFact.UnitsRemoved.class)
                .fact("units-moved", TurnFact.UnitsMoved.class)
                .fact("cards-handed-in", CardFact.CardsHandedIn.class)
                .fact("card-played", CardFact.CardPlayed.class)
                .fact("card-cancelled", CardFact.CardCancelled.class)
                .fact("card-drawn", CardFact.CardDrawn.class)
                .fact("deck-reshuffled", CardFact.DeckReshuffled.class)
                .fact("defence-forbidden", CardFact.DefenceForbidden.class)
                .fact("hand-seen", CardFact.HandSeen.class)
                .fact("invasion-declared", InvasionFact.InvasionDeclared.class)
                .fact("effect-lasts", InvasionFact.EffectLasts.class)
                .fact("invasion-called-off", InvasionFact.InvasionCalledOff.class)
                .fact("invasion-stopped", InvasionFact.InvasionStopped.class)
                .fact("committed", InvasionFact.Committed.class)
                .fact("defended", InvasionFact.Defended.class)
                .fact("dice-thrown", InvasionFact.DiceThrown.class)
                .fact("dice-changed", InvasionFact.DiceChanged.class)
                .fact("compared", InvasionFact.Compared.class)
                .fact("roll-fought", InvasionFact.RollFought.class)
                .fact("hero-fell", InvasionFact.HeroFell.class)
                .fact("conquered", InvasionFact.Conquered.class)
                .fact("regenerated", InvasionFact.Regenerated.class)
                .fact("eliminated", InvasionFact.Eliminated.class)
                .fact("attacks-ended", TurnFact.AttacksEnded.class)
                .fact("achievement-taken", TurnFact.AchievementTaken.class)
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
