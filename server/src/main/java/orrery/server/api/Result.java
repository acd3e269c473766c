package orrery.server.api;

import java.util.List;

/**
 * How a game ended.
 *
 * @param seed the secret of the dice, 64 hexadecimal digits
 */
public record Result(String reason, List<Integer> winners, List<List<Integer>> ranking, String seed) {}
