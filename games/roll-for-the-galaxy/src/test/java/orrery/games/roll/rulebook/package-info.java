/**
 * A slow second reading of the rules from their articles: all conceivable choices, each held against the rules one by one.
 * It shares no code with the game's questions and reads the powers from the component files by itself.
 */
@NullMarked
package orrery.games.roll.rulebook;

import org.jspecify.annotations.NullMarked;
