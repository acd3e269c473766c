/** Measures how fast the games run on the present machine. */
@NullMarked
package orrery.app.bench;

import org.jspecify.annotations.NullMarked;
