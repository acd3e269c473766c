/** What a game teaches the scenario files: its own words for positions and for what must hold in them. */
@NullMarked
package orrery.core.scenario;

import org.jspecify.annotations.NullMarked;
