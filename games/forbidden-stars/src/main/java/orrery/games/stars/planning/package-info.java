/** The Planning Phase. */
@NullMarked
package orrery.games.stars.planning;

import org.jspecify.annotations.NullMarked;
