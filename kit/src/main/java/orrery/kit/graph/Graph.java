package orrery.kit.graph;

import java.util.Arrays;
import java.util.List;

/**
 * An undirected graph of at most 64 nodes, numbered from 0. Sets of nodes are bit masks: node {@code n} is bit {@code 1L
 * << n}. Neighbours and distances are looked up; a graph never changes.
 */
public final class Graph {

    /** Most nodes. */
    public static final int MOST_NODES = 64;

    /** The distance between nodes that no path joins. */
    public static final int UNREACHABLE = -1;

    /**
     * Two nodes that touch; the order does not matter.
     *
     * @param a one node, 0..63
     * @param b the other node, 0..63
     */
    public record Edge(int a, int b) {}

    private final long[] neighbours;
    private final byte[] distances;

    private Graph(long[] neighbours) {
        this.neighbours = neighbours;
        this.distances = new byte[neighbours.length * neighbours.length];
        Arrays.fill(distances, (byte) UNREACHABLE);
        for (int node = 0; node < neighbours.length; node++) {
            measureFrom(node);
        }
    }

    /**
     * A graph from the pairs of nodes that touch, each pair once.
     *
     * @param nodes number of nodes, 1..64
     * @throws IllegalArgumentException if an edge names a node that does not exist, joins a node to itself or stands
     *     there twice
     */
    public static Graph ofEdges(int nodes, List<Edge> edges) {
        long[] neighbours = empty(nodes);
        for (Edge edge : edges) {
            check(nodes, edge.a(), edge.b());
            if ((neighbours[edge.a()] & bit(edge.b())) != 0) {
                throw new IllegalArgumentException(
                        "nodes " + edge.a() + " and " + edge.b() + " are joined twice; give each pair once");
            }
            neighbours[edge.a()] |= bit(edge.b());
            neighbours[edge.b()] |= bit(edge.a());
        }
        return new Graph(neighbours);
    }

    /**
     * A graph from the neighbours that each node lists, as printed map files do.
     *
     * @param neighbours for each node, 1..64 of them, the mask of its neighbours
     * @throws IllegalArgumentException if a node lists itself, one that does not exist or one that does not list it back
     */
    public static Graph ofNeighbours(long[] neighbours) {
        int nodes = empty(neighbours.length).length;
        for (int node = 0; node < nodes; node++) {
            for (long rest = neighbours[node]; rest != 0; rest &= rest - 1) {
                int other = Long.numberOfTrailingZeros(rest);
                check(nodes, node, other);
                if ((neighbours[other] & bit(node)) == 0) {
                    throw new IllegalArgumentException("node " + node + " lists " + other + " as a neighbour, but "
                            + other + " does not list " + node + "; list both or neither");
                }
            }
        }
        return new Graph(neighbours.clone());
    }

    private static long[] empty(int nodes) {
        if (nodes < 1 || nodes > MOST_NODES) {
            throw new IllegalArgumentException("a graph must have 1 to " + MOST_NODES + " nodes, found " + nodes);
        }
        return new long[nodes];
    }

    private static void check(int nodes, int a, int b) {
        if (Math.min(a, b) < 0 || Math.max(a, b) >= nodes) {
            throw new IllegalArgumentException(
                    "nodes " + a + " and " + b + " cannot be joined: nodes must be 0 to " + (nodes - 1));
        }
        if (a == b) {
            throw new IllegalArgumentException("node " + a + " is joined to itself; join two different nodes");
        }
    }

    private void measureFrom(int start) {
        long seen = bit(start);
        long edge = seen;
        for (byte distance = 0; edge != 0; distance++) {
            for (long rest = edge; rest != 0; rest &= rest - 1) {
                distances[start * neighbours.length + Long.numberOfTrailingZeros(rest)] = distance;
            }
            edge = touching(edge) & ~seen;
            seen |= edge;
        }
    }

    private static long bit(int node) {
        return 1L << node;
    }

    /** All nodes that touch at least one of these. */
    private long touching(long nodes) {
        long touching = 0;
        for (long rest = nodes; rest != 0; rest &= rest - 1) {
            touching |= neighbours[Long.numberOfTrailingZeros(rest)];
        }
        return touching;
    }

    /** Number of nodes, 1..64. */
    public int size() {
        return neighbours.length;
    }

    /** All nodes. */
    public long all() {
        return -1L >>> (MOST_NODES - neighbours.length);
    }

    /** The nodes next to this one. */
    public long neighbours(int node) {
        return neighbours[node];
    }

    /** Whether two nodes touch. */
    public boolean adjacent(int a, int b) {
        return (neighbours[a] & bit(b)) != 0;
    }

    /** Edges on a shortest path from one node to another, 0..63, or {@link #UNREACHABLE}. */
    public int distance(int from, int to) {
        return distances[from * neighbours.length + to];
    }

    /** The node itself and all that can be reached from it through {@code allowed} nodes only. */
    public long component(int from, long allowed) {
        long reached = bit(from);
        for (long edge = reached; edge != 0; reached |= edge) {
            edge = touching(edge) & allowed & ~reached;
        }
        return reached;
    }

    /** All nodes next to at least one of these and not among them. */
    public long around(long nodes) {
        return touching(nodes) & ~nodes;
    }

    /** Whether every one of these nodes can be reached from every other without leaving them; so it is with none. */
    public boolean connected(long nodes) {
        return nodes == 0 || component(Long.numberOfTrailingZeros(nodes), nodes) == nodes;
    }
}
