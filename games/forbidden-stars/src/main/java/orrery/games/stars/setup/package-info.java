/** The set-up: factions, tiles, starting forces, objectives, storms. */
@NullMarked
package orrery.games.stars.setup;

import org.jspecify.annotations.NullMarked;
