/** A small game of sealed bids for trying the harness: hidden hands, lanes, dice, draws, and faults to be planted. */
@NullMarked
package orrery.testkit.auction;

import org.jspecify.annotations.NullMarked;
