/** Bots in seats: their threads, their time, and their turns. */
@NullMarked
package orrery.server.bots;

import org.jspecify.annotations.NullMarked;
