/** The Operations Phase: revealing orders and the four orders. */
@NullMarked
package orrery.games.stars.operations;

import org.jspecify.annotations.NullMarked;
