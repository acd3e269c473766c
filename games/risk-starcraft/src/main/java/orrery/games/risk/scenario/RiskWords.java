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
import orrery.core.scenario.WordReader;
import orrery.games.risk.Masks;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskGame;
import orrery.games.risk.RiskMode;
import orrery.games.risk.RiskPosition;
import orrery.games.risk.RiskPurpose;
import orrery.games.risk.RiskState;
import orrery.games.risk.RiskView;
import orrery.games.risk.board.Race;
import orrery.games.risk.board.Reward;
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
        RiskMode played = RiskGame.mode(mode);
        boolean even = played.diagram() && mode.value(setup, RiskGame.EVEN).equals("yes");
        int roundLimit = Integer.parseInt(mode.value(setup, RiskGame.ROUND_LIMIT));
        Diagrams.Layout layout = Diagrams.layout(Diagrams.of(Math.max(3, setup.seats()), even));
        Sketch sketch = new Sketch(played, setup.seats(), layout);
        for (Line line : lines) {
            sketch.read(new WordReader(line, setup.seats()));
        }
        WordReader last = new WordReader(lines.getLast(), setup.seats());
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
                        + BeginTurn.forBases(state, active)
                        + BeginTurn.forRewards(state, active);
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
                        turn.defenceDice()),
                of.advanced());
    }

    @Override
    public Optional<String> differs(RiskState state, Line expectation) throws BadLine {
        return StateWords.differs(state, new WordReader(expectation, state.seats()));
    }

    @Override
    public Optional<String> showsOtherwise(Record view, Viewer viewer, Line expectation) throws BadLine {
        RiskView shown = (RiskView) view;
        return ViewWords.differs(
                shown, new WordReader(expectation, shown.players().size()));
    }

    @Override
    public OptionalInt drawn(RiskState state, Purpose why, String thing) {
        int index = -1;
        if (why == RiskPurpose.DRAW) {
            FactionCard card = WordReader.find(FactionCard.class, thing).orElse(null);
            index = card == null ? -1 : cardsBefore(state, card).indexOf(card);
        } else if (why == RiskPurpose.REWARD) {
            Reward reward = WordReader.find(Reward.class, thing).orElse(null);
            index = reward == null
                    ? -1
                    : Masks.rewards(state.rewardsHidden() & sameMetal(reward)).indexOf(reward);
        }
        return index < 0 ? OptionalInt.empty() : OptionalInt.of(index);
    }

    private static List<FactionCard> cardsBefore(RiskState state, FactionCard card) {
        if (!state.mode().commonDeck()) {
            return Masks.cards(state.deck(card.race()));
        }
        long all = 0;
        for (Race race : Race.values()) {
            all |= state.deck(race);
        }
        return Masks.cards(all);
    }

    private static int sameMetal(Reward reward) {
        return (Reward.SILVER & reward.bit()) != 0 ? Reward.SILVER : ~Reward.SILVER;
    }

    @Override
    public List<String> describe(RiskState state) {
        return Description.of(GAME.position(state));
    }
}
