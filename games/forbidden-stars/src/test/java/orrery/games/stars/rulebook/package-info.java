/** A slow second reading of the rules, from the articles, that shares no code with the game's questions. */
@NullMarked
package orrery.games.stars.rulebook;

import org.jspecify.annotations.NullMarked;
