package orrery.bots.stars;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import orrery.core.Next;
import orrery.core.Playout;
import orrery.core.Segment;
import orrery.core.Setup;
import orrery.core.Start;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.Line;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsGame;
import orrery.games.stars.StarsState;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Order;
import orrery.games.stars.components.Structure;
import orrery.games.stars.components.SystemSide;
import orrery.games.stars.components.Unit;
import orrery.games.stars.operations.NextTurn;
import orrery.games.stars.scenario.StarsWords;

/**
 * A greedy bot does not lose its last world for nothing: article elimination. It has Space Marines and one world,
 * system-01a-ne with room for three units; world and void of system-02a lie beside it, and so does system-03a.
 */
class LastWorldTest {

    private static final Area LAST_WORLD = Area.SYSTEM_01A_NE;

    private final List<StarsFact> facts = new ArrayList<>();

    /** The position after the order, or after planning; the opponent's home is far away. */
    private StarsState after(String... position) throws BadLine {
        List<String> lines =
                new ArrayList<>(List.of("structure 2 system-06a-nw factory", "units 2 system-06a-nw cultist 1"));
        Collections.addAll(lines, position);
        Start<StarsState, StarsFact> start =
                new StarsWords().begin(Setup.of(StarsGame.FULL_SET_UP, 2), Line.numbered(lines.toArray(String[]::new)));
        Playout<StarsState, StarsFact> playout = new Playout<>(
                        start.state(),
                        List.of(new StarsBots().bot(StarsBots.GREEDY, 1), new StarsBots().bot(StarsBots.GREEDY, 2)),
                        new SplittableRandom(1))
                .observedBy(new Playout.Observer<>() {
                    @Override
                    public void happened(StarsState state, StarsFact fact) {
                        facts.add(fact);
                    }
                });
        Next next = start.first();
        while (next instanceof Segment<?, ?> segment && !(segment instanceof NextTurn)) {
            next = playout.step(segment);
        }
        return playout.state();
    }

    private static int units(StarsState state, Area area) {
        return StarsState.figures(state.units(area.ordinal(), 0));
    }

    private static int structures(StarsState state, Structure structure) {
        return state.structures(LAST_WORLD.ordinal(), 0, structure);
    }

    // ---- movement

    @Test
    void its_lone_unit_does_not_leave_it_for_an_objective() throws BadLine {
        StarsState state = after("units 1 system-01a-ne scout 1", "objective 1 system-02a-nw", "advance 1 system-02a");

        assertThat(units(state, LAST_WORLD)).isEqualTo(1);
    }

    @Test
    void nor_where_a_structure_would_stay_behind_without_a_defender() throws BadLine {
        StarsState state = after(
                "units 1 system-01a-ne scout 1",
                "structure 1 system-01a-ne factory",
                "objective 1 system-02a-nw",
                "advance 1 system-02a");

        assertThat(units(state, LAST_WORLD)).isEqualTo(1);
    }

    @Test
    void what_it_can_spare_goes_for_the_objective() throws BadLine {
        StarsState state = after("units 1 system-01a-ne scout 2", "objective 1 system-02a-nw", "advance 1 system-02a");

        assertThat(state.isFriendly(Area.SYSTEM_02A_NW.ordinal(), 0)).isTrue();
        assertThat(units(state, LAST_WORLD)).isEqualTo(1);
    }

    @Test
    void it_attacks_a_weak_neighbour() throws BadLine {
        after("units 1 system-01a-ne space-marine 3", "units 2 system-02a-nw cultist 1", "advance 1 system-02a");

        assertThat(facts).hasAtLeastOneElementOfType(StarsFact.BattleBegan.class);
    }

    @Test
    void but_not_while_a_stronger_one_stands_beside_its_last_world() throws BadLine {
        StarsState state = after(
                "units 1 system-01a-ne space-marine 3",
                "units 2 system-02a-nw cultist 1",
                "units 2 system-03a-ne chaos-space-marine 4",
                "advance 1 system-02a");

        assertThat(facts).doesNotHaveAnyElementsOfTypes(StarsFact.BattleBegan.class);
        assertThat(units(state, LAST_WORLD)).isEqualTo(3);
    }

    // ---- purchases

    @Test
    void its_last_materiel_buys_a_defender_and_no_ship() throws BadLine {
        StarsState state = after(
                "units 1 system-01a-ne scout 1",
                "structure 1 system-01a-ne factory",
                "units 2 system-03a-ne chaos-space-marine 2",
                "materiel 1 2",
                "deploy 1 system-01a");

        assertThat(StarsState.count(state.units(LAST_WORLD.ordinal(), 0), Unit.SCOUT.number()))
                .isEqualTo(2);
    }

    @Test
    void it_buys_no_unit_for_which_there_is_no_room() throws BadLine {
        StarsState state = after(
                "units 1 system-01a-ne scout 3",
                "structure 1 system-01a-ne factory",
                "units 2 system-01a-sw cultist 1",
                "deploy 1 system-01a");

        assertThat(units(state, LAST_WORLD)).isEqualTo(3);
        assertThat(facts).doesNotHaveAnyElementsOfTypes(StarsFact.UnitDestroyed.class);
    }

    @Test
    void without_a_factory_it_builds_one_before_all_else() throws BadLine {
        StarsState state = after(
                "units 1 system-01a-ne scout 3",
                "units 2 system-03a-ne chaos-space-marine 1",
                "materiel 1 5",
                "deploy 1 system-01a");

        assertThat(structures(state, Structure.FACTORY)).isEqualTo(1);
    }

    @Test
    void with_a_factory_elsewhere_it_builds_a_bastion_where_the_enemy_stands_near() throws BadLine {
        StarsState state = after(
                "units 1 system-01a-ne scout 1",
                "structure 1 system-05a-ne factory",
                "units 2 system-03a-ne chaos-space-marine 2",
                "materiel 1 5",
                "deploy 1 system-01a");

        assertThat(structures(state, Structure.BASTION)).isEqualTo(1);
    }

    // ---- planning

    @Test
    void it_plans_to_deploy_where_its_last_world_is_in_danger() throws BadLine {
        after(
                "units 1 system-01a-ne scout 1",
                "structure 1 system-01a-ne factory",
                "objective 1 system-02a-nw",
                "units 2 system-03a-ne chaos-space-marine 2",
                "planning");

        assertThat(facts)
                .filteredOn(StarsFact.OrderPlaced.class::isInstance)
                .map(StarsFact.OrderPlaced.class::cast)
                .anyMatch(placed -> placed.seat().index() == 0
                        && placed.order() == Order.DEPLOY
                        && placed.system() == SystemSide.SYSTEM_01A);
    }
}
