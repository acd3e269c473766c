package orrery.app.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.TreeMap;
import orrery.server.api.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/** One person who plays all seats of a table, at random: a connection for answers and a stream for each seat. */
final class Hand implements AutoCloseable {

    private static final long PATIENCE_NANOS = 2_000_000_000L;
    private static final String DECISION = "\"decision\":";
    private static final String AFTER_DECISION = ",\"waiting\":";

    /** @param counted how many answers of a post counted; none if nobody is asked any more */
    record Post(long begun, long acknowledged, int counted) {}

    private final Caller posts;
    private final Ears ears;
    private final String table;
    private final SplittableRandom random = new SplittableRandom(1);
    private final Map<Integer, JsonNode> asked = new TreeMap<>();
    private final Map<Integer, Integer> latest = new TreeMap<>();
    private int actions;

    /** Makes a table of the game's first mode with all its seats and begins. */
    Hand(int port, String cookie, String game, String mode, int seats) {
        posts = new Caller(port, cookie);
        table = begin(posts, game, mode, seats);
        ears = new Ears(port, cookie, this::hear);
        for (int seat = 1; seat <= seats; seat++) {
            ears.listen(table, seat);
        }
    }

    /** Makes a public table whose seats are all at one screen, starts it, and returns its id. */
    static String begin(Caller caller, String game, String mode, int seats) {
        StringBuilder sitters = new StringBuilder("{\"player\":\"me\"}");
        for (int seat = 2; seat <= seats; seat++) {
            sitters.append(",{\"player\":\"guest\",\"name\":\"Guest ")
                    .append(seat)
                    .append("\"}");
        }
        String made = caller.post(
                "/api/tables",
                "{\"game\":\"" + game + "\",\"mode\":\"" + mode
                        + "\",\"title\":\"Bench\",\"public\":true,\"pace\":\"instant\",\"absence\":0,\"seats\":["
                        + sitters + "]}");
        String id = Json.parse(made).path("id").asString();
        caller.post("/api/tables/" + id + "/start", "{}");
        return id;
    }

    String table() {
        return table;
    }

    /** Answers what is asked next with a random legal choice, so many times in one post. */
    Post post(int times) {
        JsonNode decision = next();
        if (decision.isMissingNode()) {
            return new Post(0, 0, 0);
        }
        List<JsonNode> legal = new ArrayList<>();
        for (JsonNode option : decision.path("options")) {
            if (option.path("forbiddenBy").isMissingNode()) {
                legal.add(option.path("choice"));
            }
        }
        String choice = legal.get(random.nextInt(legal.size())).toString();
        String body = "{\"seat\":" + decision.path("seat") + ",\"prompt\":" + decision.path("prompt")
                + ",\"action\":\"bench-action-" + ++actions + "\",\"choices\":["
                + String.join(",", Collections.nCopies(times, choice)) + "]}";
        long begun = System.nanoTime();
        String reply = posts.post("/api/tables/" + table + "/answers", body);
        return new Post(
                begun, System.nanoTime(), Json.parse(reply).path("counted").asInt());
    }

    /** Waits for a question and takes it; a missing node if nobody is asked any more. */
    private JsonNode next() {
        long end = System.nanoTime() + PATIENCE_NANOS;
        while (asked.isEmpty()) {
            long left = (end - System.nanoTime()) / 1_000_000;
            if (left <= 0) {
                return MissingNode.getInstance();
            }
            ears.hear(left);
        }
        return Objects.requireNonNull(asked.remove(asked.keySet().iterator().next()));
    }

    private void hear(int seat, String line) {
        int asked = line.startsWith("data: ") ? line.indexOf(DECISION) : -1;
        if (asked >= 0) {
            note(decision(line, asked + DECISION.length()), seat);
        }
    }

    /** The question in an event, a missing node if there is none; whatever else the event tells is not read. */
    private static JsonNode decision(String line, int from) {
        return line.charAt(from) == '{'
                ? Json.parse(line.substring(from, line.indexOf(AFTER_DECISION, from)))
                : MissingNode.getInstance();
    }

    private void note(JsonNode decision, int seat) {
        int prompt = decision.path("prompt").asInt();
        if (prompt == 0) {
            asked.remove(seat);
        } else if (prompt > latest.getOrDefault(seat, 0)) { // other events repeat a question that is still open
            latest.put(seat, prompt);
            asked.put(seat, decision);
        }
    }

    @Override
    public void close() {
        ears.close();
        posts.close();
    }
}
