/** Games of Roll for the Galaxy that begin with what a test is about. */
@NullMarked
package orrery.games.roll;

import org.jspecify.annotations.NullMarked;
