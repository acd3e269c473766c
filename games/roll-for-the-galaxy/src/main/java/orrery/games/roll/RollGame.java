package orrery.games.roll;

import java.util.Arrays;
import java.util.List;
import orrery.core.Component;
import orrery.core.Game;
import orrery.core.Message;
import orrery.core.Mode;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.core.StandingOrder;
import orrery.core.Start;
import orrery.core.Viewer;
import orrery.core.Vocabulary;
import orrery.games.roll.assign.AssignWorkers;
import orrery.games.roll.assign.RollDice;
import orrery.games.roll.components.Faction;
import orrery.games.roll.end.EndOfGame;
import orrery.games.roll.manage.ManageEmpire;
import orrery.games.roll.phases.Develop;
import orrery.games.roll.phases.Explore;
import orrery.games.roll.phases.ExploreInTurn;
import orrery.games.roll.phases.ExploreTogether;
import orrery.games.roll.phases.Produce;
import orrery.games.roll.phases.Settle;
import orrery.games.roll.phases.Ship;
import orrery.games.roll.setup.DealTiles;
import orrery.games.roll.setup.PlaceStartTiles;

/** Roll for the Galaxy, for 2 to 5 players. */
public final class RollGame implements Game<RollState, RollFact> {

    /** Option: the round after which the game is cut short; 0 for none. */
    public static final String ROUND_LIMIT = "round-limit";

    private static final Vocabulary VOCABULARY = vocabularyOfRoll();

    private static final List<Mode> MODES =
            List.of(new Mode("base", List.of(2, 3, 4, 5), List.of(new Mode.Setting(ROUND_LIMIT, List.of(), "0"))));

    @Override
    public String id() {
        return "roll-for-the-galaxy";
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
    public Start<RollState, RollFact> start(Setup setup) {
        int limit = Integer.parseInt(mode(setup.mode()).orElseThrow().value(setup, ROUND_LIMIT));
        return new Start<>(new RollState(setup.seats(), limit), new DealTiles());
    }

    @Override
    public RollView view(RollState state, Viewer viewer) {
        return RollView.of(state, viewer);
    }

    @Override
    public RollPosition position(RollState state) {
        return state.position();
    }

    @Override
    public RollState state(Record position) {
        return RollState.of((RollPosition) position);
    }

    @Override
    public int round(RollState state) {
        return state.round();
    }

    @Override
    public Component faction(RollState state, Seat seat) {
        Faction faction = state.faction(seat);
        return faction == null ? Faction.FACTION_1 : faction;
    }

    @Override
    public List<Message> describe(RollState state, Viewer viewer) {
        return PositionInWords.of(state, viewer);
    }

    @Override
    public List<StandingOrder<RollState>> standingOrders() {
        return List.copyOf(Arrays.asList(RollStanding.values()));
    }

    @Override
    public void check(RollState state) {
        Invariants.check(state);
    }

    private static Vocabulary vocabularyOfRoll() {
        return Vocabulary.builder()
                .choice("place", RollChoice.PlaceTile.class)
                .choice("wild", RollChoice.PlaceWild.class)
                .choice("select", RollChoice.Select.class)
                .choice("reassign", RollChoice.Reassign.class)
                .choice("reassign-pair", RollChoice.ReassignPair.class)
                .choice("dictate", RollChoice.Dictate.class)
                .choice("move", RollChoice.DictateMove.class)
                .choice("done", RollChoice.Done.class)
                .choice("abandon", RollChoice.Abandon.class)
                .choice("scout", RollChoice.Scout.class)
                .choice("stock", RollChoice.Stock.class)
                .choice("arrange", RollChoice.Arrange.class)
                .choice("give-up", RollChoice.GiveUp.class)
                .choice("worker", RollChoice.UseWorker.class)
                .choice("to-cup", RollChoice.ToCup.class)
                .choice("remove", RollChoice.RemoveDie.class)
                .choice("remove-good", RollChoice.RemoveGood.class)
                .choice("produce", RollChoice.Produce.class)
                .choice("trade", RollChoice.Trade.class)
                .choice("consume", RollChoice.Consume.class)
                .choice("buy", RollChoice.BuyChips.class)
                .choice("recruit", RollChoice.Recruit.class)
                .choice("recall", RollChoice.Recall.class)
                .choice("recall-good", RollChoice.RecallGood.class)
                .fact("tableau-dealt", CourseFact.TableauDealt.class)
                .fact("credits-set", CourseFact.CreditsSet.class)
                .fact("dice-gained", BuildFact.DiceGained.class)
                .fact("good-gained", BuildFact.GoodGained.class)
                .fact("tile-drawn", ExploreFact.TileDrawn.class)
                .fact("tile-placed", ExploreFact.TilePlaced.class)
                .fact("round-began", CourseFact.RoundBegan.class)
                .fact("rolled", ScreenFact.Rolled.class)
                .fact("wild-placed", ScreenFact.WildPlaced.class)
                .fact("phase-selected", ScreenFact.PhaseSelected.class)
                .fact("reassigned", ScreenFact.Reassigned.class)
                .fact("dictated", ScreenFact.Dictated.class)
                .fact("dictate-moved", ScreenFact.DictateMoved.class)
                .fact("revealed", ScreenFact.Revealed.class)
                .fact("extra-die-rolled", ScreenFact.ExtraDieRolled.class)
                .fact("phases-activated", ScreenFact.PhasesActivated.class)
                .fact("phase-began", CourseFact.PhaseBegan.class)
                .fact("extra-workers-came", CourseFact.ExtraWorkersCame.class)
                .fact("share-dealt", ExploreFact.ShareDealt.class)
                .fact("shares-returned", ExploreFact.SharesReturned.class)
                .fact("tile-abandoned", ExploreFact.TileAbandoned.class)
                .fact("scouted", ExploreFact.Scouted.class)
                .fact("stocked", ExploreFact.Stocked.class)
                .fact("scout-waits", ExploreFact.ScoutWaits.class)
                .fact("scout-goes-on", ExploreFact.ScoutGoesOn.class)
                .fact("abandoned-returned", ExploreFact.AbandonedReturned.class)
                .fact("tile-given-up", ExploreFact.TileGivenUp.class)
                .fact("tile-arranged", ExploreFact.TileArranged.class)
                .fact("exploring-ended", ExploreFact.ExploringEnded.class)
                .fact("workers-placed", BuildFact.WorkersPlaced.class)
                .fact("completed", BuildFact.Completed.class)
                .fact("workers-spent", BuildFact.WorkersSpent.class)
                .fact("stack-left", BuildFact.StackLeft.class)
                .fact("workers-to-cup", BuildFact.WorkersToCup.class)
                .fact("workers-done", BuildFact.WorkersDone.class)
                .fact("die-removed", BuildFact.DieRemoved.class)
                .fact("good-removed", BuildFact.GoodRemoved.class)
                .fact("credits-gained", BuildFact.CreditsGained.class)
                .fact("chips-taken", BuildFact.ChipsTaken.class)
                .fact("workers-unused", CourseFact.WorkersUnused.class)
                .fact("produced", GoodsFact.Produced.class)
                .fact("traded", GoodsFact.Traded.class)
                .fact("consumed", GoodsFact.Consumed.class)
                .fact("chips-bought", GoodsFact.ChipsBought.class)
                .fact("manage-began", CourseFact.ManageBegan.class)
                .fact("recruited", CourseFact.Recruited.class)
                .fact("credit-floor", CourseFact.CreditFloor.class)
                .fact("recalled", CourseFact.Recalled.class)
                .fact("good-recalled", CourseFact.GoodRecalled.class)
                .fact("scored", CourseFact.Scored.class)
                .segment("deal-tiles", DealTiles.class)
                .segment("place-start-tiles", PlaceStartTiles.class)
                .segment("roll-dice", RollDice.class)
                .segment("assign-workers", AssignWorkers.class)
                .segment("explore", Explore.class)
                .segment("explore-together", ExploreTogether.class)
                .segment("explore-in-turn", ExploreInTurn.class)
                .segment("develop", Develop.class)
                .segment("settle", Settle.class)
                .segment("produce", Produce.class)
                .segment("ship", Ship.class)
                .segment("manage-empire", ManageEmpire.class)
                .segment("end-of-game", EndOfGame.class)
                .purposes(RollPurpose.values())
                .ends(RollEnd.values())
                .build();
    }
}
