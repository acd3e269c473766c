package orrery.server.api;

import java.util.List;
import orrery.core.Mode;

/**
 * A game that can be played here.
 *
 * @param bots  levels of its bots, weakest first
 * @param ready whether it has a page and words, so that people can play it
 */
public record GameInfo(String id, List<Mode> modes, List<String> bots, boolean ready) {}
