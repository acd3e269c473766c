/**
 * The protocol between the rules of a game and everybody else: procedures that ask, facts that change the state, a log
 * that remembers every answer and every die, and the runs that carry them out. Knows no game, no text and no storage.
 */
@NullMarked
package orrery.core;

import org.jspecify.annotations.NullMarked;
