/** Where tables, entries, facts and checkpoints are kept. */
@NullMarked
package orrery.store;

import org.jspecify.annotations.NullMarked;
