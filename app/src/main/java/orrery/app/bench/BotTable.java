package orrery.app.bench;

import java.util.Collections;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import orrery.server.api.Json;

/** Tables at which bots alone play, without delays, while one visitor looks on. */
record BotTable(Caller maker, String game, String mode, int seats, String bot) {

    private static final Pattern ROUND = Pattern.compile("\"round\":([0-9]+)");

    /** Plays a whole game and returns its last round. */
    int play() {
        String sitters = String.join(",", Collections.nCopies(seats, "{\"player\":\"bot\",\"bot\":\"" + bot + "\"}"));
        String made = maker.post(
                "/api/tables",
                "{\"game\":\"" + game + "\",\"mode\":\"" + mode
                        + "\",\"title\":\"Bench\",\"public\":true,\"pace\":\"instant\",\"absence\":0,\"seats\":["
                        + sitters + "]}");
        String table = Json.parse(made).path("id").asString();
        try (Caller visitor = maker.another()) {
            visitor.listen(table, "");
            maker.post("/api/tables/" + table + "/start", "{}");
            String last = visitor.line();
            while (!last.contains("\"outcome\":{")) {
                last = visitor.line();
            }
            return lastRound(last);
        }
    }

    private static int lastRound(String event) {
        int last = 0;
        for (Matcher round = ROUND.matcher(event); round.find(); ) {
            last = Math.max(last, Integer.parseInt(round.group(1)));
        }
        return last;
    }
}
