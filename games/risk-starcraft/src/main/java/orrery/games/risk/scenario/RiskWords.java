package orrery.games.risk.scenario;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import orrery.core.Mode;
import orrery.core.Purpose;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.core.Start;
import orrery.core.Viewer;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.Line;
import orrery.core.scenario.PositionWords;
import orrery.games.risk.Masks;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskGame;
import orrery.games.risk.RiskPosition;
import orrery.games.risk.RiskPurpose;
import orrery.games.risk.RiskState;
import orrery.games.risk.RiskView;
import orrery.games.risk.cards.FactionCard;
import orrery.games.risk.setup.Diagrams;
import orrery.games.risk.turn.BeginTurn;

/** The words of RISK: StarCraft in scenario files: {@code augustgrad 1 5}, {@code hero 1 fallen}, {@code turn 1 attack}. */
public final class RiskWords implements PositionWords<RiskState, RiskFact> {

    private static final RiskGame GAME = new RiskGame();

    @Override
    public String game() {
        return GAME.id();
    }

    @Override
    public Start<RiskState, RiskFact> begin(Setup setup, List<Line> lines) throws BadLine {
        Mode mode = GAME.mode(setup.mode()).orElseThrow();
        boolean even = mode.value(setup, RiskGame.EVEN).equals("yes");
        int roundLimit = Integer.parseInt(mode.value(setup, RiskGame.ROUND_LIMIT));
        Sketch sketch = new Sketch(setup.seats(), Diagrams.layout(Diagrams.of(setup.seats(), even)));
        for (Line line : lines) {
            sketch.read(new Words(line, setup.seats()));
        }
        Words last = new Words(lines.getLast(), setup.seats());
        if (sketch.step().equals("invasion") && sketch.invasions().isEmpty()) {
            throw last.wrong("the turn is in an invasion; say which with: invasion FROM TO");
        }
        RiskPosition position = sketch.position(roundLimit, last);
        RiskState state = GAME.state(adjusted(position, sketch));
        return new Start<>(state, FirstStep.of(sketch.step(), sketch.active(), sketch.invasions()));
    }

    /** Reinforcements not named are counted; a turn that is only about to begin may begin a round. */
    private static RiskPosition adjusted(RiskPosition position, Sketch sketch) {
        RiskState state = GAME.state(position);
        Seat active = sketch.active();
        RiskPosition.Turn turn = position.turn();
        return switch (sketch.step()) {
            case "deploy" -> {
                int counted = BeginTurn.forTerritories(state, active)
                        + BeginTurn.forPlanets(state, active)
                        + BeginTurn.forBases(state, active);
                yield sketch.reinforcementsNamed() ? position : with(position, active, turn.round(), counted);
            }
            case "begin" -> with(position, active, turn.round() - (active == state.firstAlive() ? 1 : 0), 0);
            case "heroes" -> with(position, null, 0, 0);
            default -> position;
        };
    }

    private static RiskPosition with(RiskPosition of, @Nullable Seat active, int round, int reinforcements) {
        RiskPosition.Turn turn = of.turn();
        return new RiskPosition(
                of.roundLimit(),
                of.players(),
                of.occupied(),
                of.fields(),
                of.achievementsOnBoard(),
                of.deck(),
                of.discard(),
                new RiskPosition.Turn(
                        active,
                        round,
                        reinforcements,
                        turn.atTurnStart(),
                        turn.handedIn(),
                        turn.conquered(),
                        turn.achievementTaken(),
                        turn.defenceForbidden(),
                        turn.invasions(),
                        turn.attackDice(),
                        turn.defenceDice()));
    }

    @Override
    public Optional<String> differs(RiskState state, Line expectation) throws BadLine {
        return StateWords.differs(state, new Words(expectation, state.seats()));
    }

    @Override
    public Optional<String> showsOtherwise(Record view, Viewer viewer, Line expectation) throws BadLine {
        RiskView shown = (RiskView) view;
        return ViewWords.differs(shown, new Words(expectation, shown.players().size()));
    }

    @Override
    public OptionalInt drawn(RiskState state, Purpose why, String thing) {
        FactionCard card = Words.find(FactionCard.class, thing).orElse(null);
        if (why != RiskPurpose.DRAW || card == null) {
            return OptionalInt.empty();
        }
        int index = Masks.cards(state.deck(card.race())).indexOf(card);
        return index < 0 ? OptionalInt.empty() : OptionalInt.of(index);
    }

    @Override
    public List<String> describe(RiskState state) {
        return Description.of(GAME.position(state));
    }
}
