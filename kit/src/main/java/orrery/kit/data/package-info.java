/** Component files: the numbers and names of cards, tiles and maps, read from JSON with errors that name file and record. */
@NullMarked
package orrery.kit.data;

import org.jspecify.annotations.NullMarked;
