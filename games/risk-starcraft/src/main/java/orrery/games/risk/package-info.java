/** RISK: StarCraft. */
@NullMarked
package orrery.games.risk;

import org.jspecify.annotations.NullMarked;
