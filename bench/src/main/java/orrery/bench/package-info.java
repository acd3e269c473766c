/** Benchmarks of the engine and of the games. */
@NullMarked
package orrery.bench;

import org.jspecify.annotations.NullMarked;
