/** Tests that do in a browser what people do at a table, and look at what they would see. */
@NullMarked
package orrery.e2e;

import org.jspecify.annotations.NullMarked;
