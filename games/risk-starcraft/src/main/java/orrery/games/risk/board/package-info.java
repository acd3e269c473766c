/** Overview of components: planets, territories, races, factions, achievements and the printed tables. */
@NullMarked
package orrery.games.risk.board;

import org.jspecify.annotations.NullMarked;
