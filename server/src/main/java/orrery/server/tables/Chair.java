package orrery.server.tables;

import orrery.core.Entry.Player.Kind;

/**
 * One seat of a table.
 *
 * @param owner      id of the person who has it, empty for nobody
 * @param name       name of the person or bot in it
 * @param bot        level of the bot that plays it, empty if none does
 * @param substitute whether the bot plays for the owner until he or she returns
 * @param asked      when the table began to wait for it, in epoch milliseconds; 0 if it does not
 */
public record Chair(Kind player, String owner, String name, String bot, boolean substitute, long asked) {

    public static Chair open() {
        return new Chair(Kind.OPEN, "", "", "", false, 0);
    }

    public static Chair bot(String level, String name) {
        return new Chair(Kind.BOT, "", name, level, false, 0);
    }

    public static Chair person(String owner, String name) {
        return new Chair(Kind.PERSON, owner, name, "", false, 0);
    }

    /** The same seat, played by a bot for its owner. */
    public Chair substituted(String level) {
        return new Chair(player, owner, name, level, true, asked);
    }

    /** The same seat, played by its owner again. */
    public Chair returned() {
        return new Chair(player, owner, name, "", false, asked);
    }

    public Chair named(String other) {
        return new Chair(player, owner, other, bot, substitute, asked);
    }

    public Chair ownedBy(String person, String called) {
        return new Chair(player, person, called, bot, substitute, asked);
    }

    public Chair askedAt(long moment) {
        return new Chair(player, owner, name, bot, substitute, moment);
    }

    /** Whether the program decides for it. */
    public boolean isPlayedByBot() {
        return player == Kind.BOT || substitute;
    }

    public boolean isOwnedBy(String person) {
        return !owner.isEmpty() && owner.equals(person);
    }
}
