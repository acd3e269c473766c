package orrery.server.playing;

import java.time.InstantSource;
import java.util.function.Supplier;
import orrery.server.Library;
import orrery.server.bots.BotPool;
import orrery.store.archive.Archive;

/**
 * What all tables share.
 *
 * @param epochs gives each new channel a name of its own
 */
public record House(Archive archive, Library library, BotPool pool, InstantSource clock, Supplier<String> epochs) {}
