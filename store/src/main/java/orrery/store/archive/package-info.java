/** What the server keeps: people, tables, entries, facts, checkpoints and links. */
@NullMarked
package orrery.store.archive;

import org.jspecify.annotations.NullMarked;
