/** Battles: dice, cards and their abilities, damage, retreat, resolution. */
@NullMarked
package orrery.games.stars.battle;

import org.jspecify.annotations.NullMarked;
