/** Streams of events: what each viewer was told, and the bounded queues of those who listen. */
@NullMarked
package orrery.server.stream;

import org.jspecify.annotations.NullMarked;
