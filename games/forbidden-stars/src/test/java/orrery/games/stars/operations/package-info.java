/** What people are told of orders before they carry them out. */
@NullMarked
package orrery.games.stars.operations;

import org.jspecify.annotations.NullMarked;
