package orrery.core;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The steps of a game as a tree: an undo moves the head back without forgetting what it cuts off. The steps from the root
 * to the head are the present course; a parent always has the smaller number.
 */
final class StepTree<S> {

    /** Number of the root of a game that is known from its start: before all entries. */
    static final int START = -1;

    private static final class Node<S> {

        final int parent;
        final Entry.Step step;

        @Nullable
        Checkpoint<S> checkpoint;

        Node(int parent, Entry.Step step) {
            this.parent = parent;
            this.step = step;
        }
    }

    private final int root;
    private final Map<Integer, Node<S>> nodes = new HashMap<>();
    private Checkpoint<S> first;
    private int head;

    StepTree(Checkpoint<S> first) {
        this.root = first.entry();
        this.first = first;
        this.head = root;
    }

    int root() {
        return root;
    }

    int head() {
        return head;
    }

    Entry.Step step(int entry) {
        return node(entry).step;
    }

    int parent(int entry) {
        return node(entry).parent;
    }

    private Node<S> node(int entry) {
        Node<S> node = nodes.get(entry);
        if (node == null) {
            throw new RulesFault("entry " + entry + " is no step of the game");
        }
        return node;
    }

    void append(int entry, Entry.Step step) {
        nodes.put(entry, new Node<>(head, step));
        head = entry;
    }

    void moveTo(int entry) {
        head = entry;
    }

    /** The game has come to a position between two segments, at the head. */
    void reach(Checkpoint<S> reached) {
        if (head == root) {
            first = reached;
        } else {
            node(head).checkpoint = reached;
        }
    }

    Checkpoint<S> checkpoint(int entry) {
        Checkpoint<S> at = entry == root ? first : node(entry).checkpoint;
        if (at == null) {
            throw new RulesFault("no checkpoint at entry " + entry);
        }
        return at;
    }

    /** The latest entry of the course at which there is a checkpoint. */
    int base() {
        int base = head;
        while (base != root && node(base).checkpoint == null) {
            base = node(base).parent;
        }
        return base;
    }

    /** The entries of the course after {@code base}, in order. */
    List<Integer> since(int base) {
        List<Integer> since = new ArrayList<>();
        for (int at = head; at != base; at = parent(at)) {
            since.addFirst(at);
        }
        return since;
    }

    boolean isOnCourse(int entry) {
        int at = head;
        while (at > entry && at != root) {
            at = parent(at);
        }
        return at == entry && at != root;
    }
}
