package orrery.server.api;

import orrery.core.Entry;

/**
 * A seat of a table as it is shown.
 *
 * @param seat       number from 1
 * @param player     person, bot or open
 * @param bot        level of the bot that plays it, empty if none does
 * @param connected  whether its person has the table open
 * @param absent     whether the table has waited for it longer than was agreed
 * @param substitute whether a bot plays it until its person returns
 */
public record SeatInfo(
        int seat,
        Entry.Player.Kind player,
        String name,
        String bot,
        boolean yours,
        boolean connected,
        boolean absent,
        boolean substitute) {}
