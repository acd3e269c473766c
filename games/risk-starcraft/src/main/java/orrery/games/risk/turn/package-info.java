/** Your turn, step by step: deploying, attacking, taking an achievement, drawing a card, manoeuvring. */
@NullMarked
package orrery.games.risk.turn;

import org.jspecify.annotations.NullMarked;
