/** Many games among bots, and what they say together. */
@NullMarked
package orrery.app.simulate;

import org.jspecify.annotations.NullMarked;
