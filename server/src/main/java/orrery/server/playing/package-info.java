/** A game going on at a table: its one writer, what its seats do, and what each viewer may know of it. */
@NullMarked
package orrery.server.playing;

import org.jspecify.annotations.NullMarked;
