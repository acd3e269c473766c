/** The Refresh Phase and the event cards. */
@NullMarked
package orrery.games.stars.refresh;

import org.jspecify.annotations.NullMarked;
