/** Words and rules for the page. */
@NullMarked
package orrery.server.words;

import org.jspecify.annotations.NullMarked;
