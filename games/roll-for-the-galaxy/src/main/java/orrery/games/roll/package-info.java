/**
 * Roll for the Galaxy for 2 to 5 players. The packages are the chapters of the rules: set-up, assign, phases, manage and
 * end; here is what all of them share.
 */
@NullMarked
package orrery.games.roll;

import org.jspecify.annotations.NullMarked;
