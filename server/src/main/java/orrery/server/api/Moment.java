package orrery.server.api;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a reader may know of a table at one moment, but for what happened.
 *
 * @param view    the record of the game's view; null before the start
 * @param waiting seats that the table waits for
 * @param notice  what a change of the rules has meant for this game; null if there was none
 */
public record Moment(
        @Nullable Written view,
        @Nullable Asked decision,
        List<Integer> waiting,
        @Nullable NextSeat next,
        UndoInfo undo,
        List<Choosable> interjections,
        List<StandingInfo> standing,
        @Nullable Result outcome,
        @Nullable Notice notice) {}
