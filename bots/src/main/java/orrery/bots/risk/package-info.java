/** Bots for RISK: StarCraft, from random to greedy. */
@NullMarked
package orrery.bots.risk;

import org.jspecify.annotations.NullMarked;
