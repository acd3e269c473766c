/** Small maps as bit masks: who touches whom, how far it is, what hangs together. */
@NullMarked
package orrery.kit.graph;

import org.jspecify.annotations.NullMarked;
