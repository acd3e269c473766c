/** Tables in the lobby: who sits where, how they want to play, and where tables are between two visits. */
@NullMarked
package orrery.server.tables;

import org.jspecify.annotations.NullMarked;
