/** Piles of cards and bags of tokens, kept flat so that a state is copied quickly; chance always comes from outside. */
@NullMarked
package orrery.kit.cards;

import org.jspecify.annotations.NullMarked;
