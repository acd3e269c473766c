/** Random whole games of RISK: StarCraft, and what must hold in every one of them. */
@NullMarked
package orrery.games.risk.fuzz;

import org.jspecify.annotations.NullMarked;
