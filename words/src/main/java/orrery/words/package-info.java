/**
 * Words at the edge: puts the messages, component names and rule articles of a game into the reader's language. Rules
 * never hold text; the terminal, the server and the page ask here.
 *
 * <p>A game keeps its words in one folder of its resources: {@code messages.<language>.properties} with patterns in ICU
 * syntax, and {@code articles.<language>.md} with its rules. Both are UTF-8. Nothing here looks at the default locale.
 */
@NullMarked
package orrery.words;

import org.jspecify.annotations.NullMarked;
