package orrery.kit.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import orrery.kit.graph.Graph.Edge;

/** A ring of five nodes 0..4 with a tail 4 - 5, and node 6 by itself. */
class GraphTest {

    private static final Graph RING = Graph.ofEdges(
            7, List.of(new Edge(0, 1), new Edge(1, 2), new Edge(3, 2), new Edge(3, 4), new Edge(4, 0), new Edge(4, 5)));

    private static long nodes(int... nodes) {
        return IntStream.of(nodes).mapToLong(node -> 1L << node).reduce(0, (a, b) -> a | b);
    }

    @Test
    void neighboursTouchEachOther() {
        assertThat(RING.neighbours(4)).isEqualTo(nodes(0, 3, 5));
        assertThat(RING.neighbours(6)).isZero();
        assertThat(RING.adjacent(2, 3)).isTrue();
        assertThat(RING.adjacent(3, 2)).isTrue();
        assertThat(RING.adjacent(0, 2)).isFalse();
        assertThat(RING.adjacent(0, 0)).isFalse();
    }

    @Test
    void theDistanceIsThatOfTheShortestPath() {
        assertThat(RING.distance(0, 0)).isZero();
        assertThat(RING.distance(0, 4)).isEqualTo(1);
        assertThat(RING.distance(0, 3)).isEqualTo(2);
        assertThat(RING.distance(2, 5)).isEqualTo(3);
        assertThat(RING.distance(5, 2)).isEqualTo(3);
        assertThat(RING.distance(0, 6)).isEqualTo(Graph.UNREACHABLE);
    }

    @Test
    void aComponentStaysWithinTheAllowedNodes() {
        assertThat(RING.component(0, RING.all())).isEqualTo(nodes(0, 1, 2, 3, 4, 5));
        assertThat(RING.component(0, nodes(0, 1, 3, 5))).isEqualTo(nodes(0, 1));
        assertThat(RING.component(6, RING.all())).isEqualTo(nodes(6));
    }

    @Test
    void aComponentHoldsItsStartEvenIfThatIsNotAllowed() {
        assertThat(RING.component(4, nodes(5))).isEqualTo(nodes(4, 5));
    }

    @Test
    void aroundIsOutside() {
        assertThat(RING.around(nodes(0, 4))).isEqualTo(nodes(1, 3, 5));
        assertThat(RING.around(0)).isZero();
        assertThat(RING.around(nodes(6))).isZero();
    }

    @Test
    void connectedNodesHangTogetherByThemselves() {
        assertThat(RING.connected(nodes(1, 2, 3))).isTrue();
        assertThat(RING.connected(nodes(1, 3))).isFalse();
        assertThat(RING.connected(0)).isTrue();
        assertThat(RING.connected(RING.all())).isFalse();
    }

    @Test
    void sixtyFourNodesInALine() {
        List<Edge> edges = new ArrayList<>();
        for (int node = 1; node < 64; node++) {
            edges.add(new Edge(node - 1, node));
        }
        Graph line = Graph.ofEdges(64, edges);
        assertThat(line.size()).isEqualTo(64);
        assertThat(line.all()).isEqualTo(-1L);
        assertThat(line.distance(0, 63)).isEqualTo(63);
        assertThat(line.component(63, ~nodes(31))).isEqualTo(-1L << 32);
        assertThat(line.around(nodes(63))).isEqualTo(nodes(62));
    }

    @Test
    void listedNeighboursGiveTheSameGraph() {
        long[] lists =
                IntStream.range(0, RING.size()).mapToLong(RING::neighbours).toArray();
        Graph same = Graph.ofNeighbours(lists);
        lists[0] = 0;
        assertThat(same.neighbours(0)).isEqualTo(nodes(1, 4));
        assertThat(same.distance(2, 5)).isEqualTo(3);
    }

    @Test
    void badInputIsNamed() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Graph.ofEdges(0, List.of()))
                .withMessage("a graph must have 1 to 64 nodes, found 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Graph.ofEdges(65, List.of()))
                .withMessage("a graph must have 1 to 64 nodes, found 65");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Graph.ofEdges(3, List.of(new Edge(0, 3))))
                .withMessage("nodes 0 and 3 cannot be joined: nodes must be 0 to 2");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Graph.ofEdges(3, List.of(new Edge(-1, 2))))
                .withMessage("nodes -1 and 2 cannot be joined: nodes must be 0 to 2");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Graph.ofEdges(3, List.of(new Edge(1, 1))))
                .withMessage("node 1 is joined to itself; join two different nodes");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Graph.ofEdges(3, List.of(new Edge(0, 1), new Edge(1, 0))))
                .withMessage("nodes 1 and 0 are joined twice; give each pair once");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Graph.ofNeighbours(new long[] {nodes(1), 0}))
                .withMessage("node 0 lists 1 as a neighbour, but 1 does not list 0; list both or neither");
    }
}
