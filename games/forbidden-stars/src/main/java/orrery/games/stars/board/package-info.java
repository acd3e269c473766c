/** The board of laid tiles: what lies beside what, edges, Warp Storms. */
@NullMarked
package orrery.games.stars.board;

import org.jspecify.annotations.NullMarked;
