package orrery.games.stars;

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
import orrery.core.Segment;
import orrery.core.Setup;
import orrery.core.StandingOrder;
import orrery.core.Start;
import orrery.core.Viewer;
import orrery.core.Vocabulary;
import orrery.games.stars.battle.AfterBattle;
import orrery.games.stars.battle.AssessDamage;
import orrery.games.stars.battle.BattleForecast;
import orrery.games.stars.battle.BeginBattle;
import orrery.games.stars.battle.ExecutionRound;
import orrery.games.stars.battle.Resolution;
import orrery.games.stars.battle.ResolveCard;
import orrery.games.stars.components.Faction;
import orrery.games.stars.operations.Advance;
import orrery.games.stars.operations.Deploy;
import orrery.games.stars.operations.Dominate;
import orrery.games.stars.operations.EndOfTurn;
import orrery.games.stars.operations.Movement;
import orrery.games.stars.operations.NextTurn;
import orrery.games.stars.operations.OrbitalStrike;
import orrery.games.stars.operations.Strategize;
import orrery.games.stars.operations.StrikeEffects;
import orrery.games.stars.operations.Turn;
import orrery.games.stars.planning.BeginRound;
import orrery.games.stars.planning.PlaceOrders;
import orrery.games.stars.refresh.EndOfRound;
import orrery.games.stars.refresh.EventStep;
import orrery.games.stars.refresh.Refresh;
import orrery.games.stars.setup.BuildBoard;
import orrery.games.stars.setup.ChooseFactions;
import orrery.games.stars.setup.PlaceStorms;
import orrery.games.stars.setup.QuickStart;

/** Forbidden Stars, for 2 to 4 players. */
public final class StarsGame implements Game<StarsState, StarsFact> {

    /** Mode: the board is laid tile by tile. */
    public static final String FULL_SET_UP = "full-set-up";

    /** Mode: the board comes ready-made. */
    public static final String QUICK_START = "quick-start";

    /** Option: whether ground units may pass voids that ships enter in the same order: article paths-before-movement. */
    public static final String FRESH_PATHS = "fresh-paths";

    private static final List<Mode.Setting> OPTIONS =
            List.of(new Mode.Setting(FRESH_PATHS, List.of("no", "yes"), "no"));

    private static final Vocabulary VOCABULARY = vocabularyOfStars();

    private static final List<Mode> MODES =
            List.of(new Mode(FULL_SET_UP, List.of(2, 3, 4), OPTIONS), new Mode(QUICK_START, List.of(2, 3, 4), OPTIONS));

    @Override
    public String id() {
        return "forbidden-stars";
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
    public Start<StarsState, StarsFact> start(Setup setup) {
        return new Start<>(
                new StarsState(setup.seats(), setup.mode().equals(QUICK_START), freshPaths(setup)),
                new ChooseFactions());
    }

    /** Whether the table has agreed on fresh paths. */
    public static boolean freshPaths(Setup setup) {
        return setup.options().getOrDefault(FRESH_PATHS, "no").equals("yes");
    }

    @Override
    public StarsView view(StarsState state, Viewer viewer) {
        return StarsView.of(state, viewer);
    }

    @Override
    public StarsPosition position(StarsState state) {
        return state.position();
    }

    @Override
    public StarsState state(Record position) {
        return StarsState.of((StarsPosition) position);
    }

    @Override
    public int round(StarsState state) {
        return state.round();
    }

    @Override
    public Component faction(StarsState state, Seat seat) {
        int faction = state.faction(seat.index());
        return Faction.at(Math.max(0, faction));
    }

    @Override
    public List<Message> describe(StarsState state, Viewer viewer) {
        return PositionInWords.of(state, viewer);
    }

    @Override
    public List<StandingOrder<StarsState>> standingOrders() {
        return List.copyOf(Arrays.asList(StarsStanding.values()));
    }

    @Override
    public Optional<Forecast> forecast(StarsState state, Question<?> question, Choice choice) {
        return BattleForecast.of(state, question, choice);
    }

    @Override
    public Optional<Forecast> forecast(StarsState state, Segment<StarsState, StarsFact> next, Seat seat) {
        return BattleForecast.of(state, next, seat);
    }

    @Override
    public void check(StarsState state) {
        Invariants.check(state);
    }

    private static Vocabulary vocabularyOfStars() {
        return Vocabulary.builder()
                .choice("faction", StarsChoice.TakeFaction.class)
                .choice("tile", StarsChoice.LayTile.class)
                .choice("unit", StarsChoice.PlaceUnit.class)
                .choice("structure", StarsChoice.Build.class)
                .choice("objective", StarsChoice.PutObjective.class)
                .choice("storm", StarsChoice.PlaceStorm.class)
                .choice("order", StarsChoice.PlaceOrder.class)
                .choice("reveal", StarsChoice.Reveal.class)
                .choice("scheme", StarsChoice.UseScheme.class)
                .choice("upgrade", StarsChoice.UseUpgrade.class)
                .choice("carry-out", StarsChoice.CarryOut.class)
                .choice("carry-out-as", StarsChoice.CarryOutAs.class)
                .choice("to-event-deck", StarsChoice.ToEventDeck.class)
                .choice("buy", StarsChoice.Buy.class)
                .choice("buy-cards", StarsChoice.BuyCards.class)
                .choice("take-out", StarsChoice.TakeOut.class)
                .choice("buy-upgrade", StarsChoice.BuyUpgrade.class)
                .choice("rebuild", StarsChoice.Rebuild.class)
                .choice("send", StarsChoice.SendOrder.class)
                .choice("asset", StarsChoice.TakeAsset.class)
                .choice("move", StarsChoice.MoveUnit.class)
                .choice("area", StarsChoice.PickArea.class)
                .choice("figure", StarsChoice.PickUnit.class)
                .choice("token", StarsChoice.PickToken.class)
                .choice("bastion", StarsChoice.PickBastion.class)
                .choice("figure-in", StarsChoice.PickUnitIn.class)
                .choice("building", StarsChoice.PickStructure.class)
                .choice("card", StarsChoice.PickCard.class)
                .choice("face", StarsChoice.PickFace.class)
                .choice("turn", StarsChoice.TurnDie.class)
                .choice("number", StarsChoice.Number.class)
                .choice("event", StarsChoice.PickEvent.class)
                .choice("system", StarsChoice.PickSystem.class)
                .choice("shift", StarsChoice.Shift.class)
                .choice("move-storm", StarsChoice.MoveStorm.class)
                .choice("seat", StarsChoice.PickSeat.class)
                .choice("strike", StarsChoice.Strike.class)
                .choice("use", StarsChoice.Use.class)
                .choice("alternative", StarsChoice.Alternative.class)
                .choice("pay-dice", StarsChoice.PayDice.class)
                .choice("harvest", StarsChoice.Harvest.class)
                .choice("decline", StarsChoice.Decline.class)
                .choice("done", StarsChoice.Done.class)
                .fact("faction-taken", StarsFact.FactionTaken.class)
                .fact("first-player", StarsFact.FirstPlayer.class)
                .fact("tiles-dealt", StarsFact.TilesDealt.class)
                .fact("objectives-given", StarsFact.ObjectivesGiven.class)
                .fact("tile-placed", StarsFact.TilePlaced.class)
                .fact("unit-placed", StarsFact.UnitPlaced.class)
                .fact("forces-lost", StarsFact.ForcesLost.class)
                .fact("structure-placed", StarsFact.StructurePlaced.class)
                .fact("objective-placed", StarsFact.ObjectivePlaced.class)
                .fact("storm-placed", StarsFact.StormPlaced.class)
                .fact("round-began", StarsFact.RoundBegan.class)
                .fact("order-placed", StarsFact.OrderPlaced.class)
                .fact("planning-ended", StarsFact.PlanningEnded.class)
                .fact("order-shifted", StarsFact.OrderShifted.class)
                .fact("turn-began", StarsFact.TurnBegan.class)
                .fact("order-revealed", StarsFact.OrderRevealed.class)
                .fact("order-began", StarsFact.OrderBegan.class)
                .fact("order-returned", StarsFact.OrderReturned.class)
                .fact("order-marked", StarsFact.OrderMarked.class)
                .fact("rok-used", StarsFact.RokUsed.class)
                .fact("order-sent-to-events", StarsFact.OrderSentToEvents.class)
                .fact("materiel-changed", StarsFact.MaterielChanged.class)
                .fact("assets-changed", StarsFact.AssetsChanged.class)
                .fact("combat-upgraded", StarsFact.CombatUpgraded.class)
                .fact("upgrade-taken", StarsFact.UpgradeTaken.class)
                .fact("upgrade-used", StarsFact.UpgradeUsed.class)
                .fact("scheme-used", StarsFact.SchemeUsed.class)
                .fact("movement-began", StarsFact.MovementBegan.class)
                .fact("unit-moved", StarsFact.UnitMoved.class)
                .fact("unit-routed", StarsFact.UnitRouted.class)
                .fact("unit-rallied", StarsFact.UnitRallied.class)
                .fact("unit-destroyed", StarsFact.UnitDestroyed.class)
                .fact("token-came", StarsFact.TokenCame.class)
                .fact("all-rallied", StarsFact.AllRallied.class)
                .fact("structure-destroyed", StarsFact.StructureDestroyed.class)
                .fact("structure-captured", StarsFact.StructureCaptured.class)
                .fact("battle-began", StarsFact.BattleBegan.class)
                .fact("area-undefended", StarsFact.AreaUndefended.class)
                .fact("dice-rolled", StarsFact.DiceRolled.class)
                .fact("die-gained", StarsFact.DieGained.class)
                .fact("dice-lost", StarsFact.DiceLost.class)
                .fact("dice-turned", StarsFact.DiceTurned.class)
                .fact("die-rerolled", StarsFact.DieRerolled.class)
                .fact("card-drawn", StarsFact.CardDrawn.class)
                .fact("card-chosen", StarsFact.CardChosen.class)
                .fact("card-peeked", StarsFact.CardPeeked.class)
                .fact("card-revealed", StarsFact.CardRevealed.class)
                .fact("extra-card-played", StarsFact.ExtraCardPlayed.class)
                .fact("card-discarded", StarsFact.CardDiscarded.class)
                .fact("icons-borrowed", StarsFact.IconsBorrowed.class)
                .fact("tokens-gained", StarsFact.TokensGained.class)
                .fact("tokens-lost", StarsFact.TokensLost.class)
                .fact("flag-raised", StarsFact.FlagRaised.class)
                .fact("damage-counted", StarsFact.DamageCounted.class)
                .fact("execution-round-began", StarsFact.ExecutionRoundBegan.class)
                .fact("battle-queued", StarsFact.BattleQueued.class)
                .fact("battle-dropped", StarsFact.BattleDropped.class)
                .fact("morale-compared", StarsFact.MoraleCompared.class)
                .fact("battle-won", StarsFact.BattleWon.class)
                .fact("battle-drawn", StarsFact.BattleDrawn.class)
                .fact("battle-ended", StarsFact.BattleEnded.class)
                .fact("strike-began", StarsFact.StrikeBegan.class)
                .fact("strike-ended", StarsFact.StrikeEnded.class)
                .fact("objective-collected", StarsFact.ObjectiveCollected.class)
                .fact("refresh-began", StarsFact.RefreshBegan.class)
                .fact("event-drawn", StarsFact.EventDrawn.class)
                .fact("orders-back-from-events", StarsFact.OrdersBackFromEvents.class)
                .fact("event-chosen", StarsFact.EventChosen.class)
                .fact("storm-moved", StarsFact.StormMoved.class)
                .fact("scheme-taken", StarsFact.SchemeTaken.class)
                .fact("event-shuffled-back", StarsFact.EventShuffledBack.class)
                .fact("event-used", StarsFact.EventUsed.class)
                .fact("eliminated", StarsFact.Eliminated.class)
                .fact("round-ended", StarsFact.RoundEnded.class)
                .segment("choose-factions", ChooseFactions.class)
                .segment("build-board", BuildBoard.class)
                .segment("place-storms", PlaceStorms.class)
                .segment("quick-start", QuickStart.class)
                .segment("begin-round", BeginRound.class)
                .segment("place-orders", PlaceOrders.class)
                .segment("next-turn", NextTurn.class)
                .segment("turn", Turn.class)
                .segment("deploy", Deploy.class)
                .segment("strategize", Strategize.class)
                .segment("dominate", Dominate.class)
                .segment("advance", Advance.class)
                .segment("movement", Movement.class)
                .segment("orbital-strike", OrbitalStrike.class)
                .segment("strike-effects", StrikeEffects.class)
                .segment("end-of-turn", EndOfTurn.class)
                .segment("begin-battle", BeginBattle.class)
                .segment("execution-round", ExecutionRound.class)
                .segment("resolve-card", ResolveCard.class)
                .segment("assess-damage", AssessDamage.class)
                .segment("resolution", Resolution.class)
                .segment("after-battle", AfterBattle.class)
                .segment("refresh", Refresh.class)
                .segment("event-step", EventStep.class)
                .segment("end-of-round", EndOfRound.class)
                .purposes(StarsPurpose.values())
                .ends(StarsEnd.values())
                .build();
    }
}
