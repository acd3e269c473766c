/** Bots for RISK: StarCraft. */
@NullMarked
package orrery.bots.risk;

import org.jspecify.annotations.NullMarked;
