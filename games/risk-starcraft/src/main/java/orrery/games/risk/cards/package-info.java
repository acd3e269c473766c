/** Faction cards: what they do, when they are played, and who may reply. */
@NullMarked
package orrery.games.risk.cards;

import org.jspecify.annotations.NullMarked;
