/** What proves a game: scenarios, random play, golden games, leak and determinism checks. */
@NullMarked
package orrery.testkit;

import org.jspecify.annotations.NullMarked;
