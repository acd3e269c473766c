/** Scenario files: a position, answers, and what must hold. The format is described in docs/scenarios.md. */
@NullMarked
package orrery.testkit.scenario;

import org.jspecify.annotations.NullMarked;
