/** A whole game in a terminal: plain lines in, plain lines out, fit for a screen reader and for ssh. */
@NullMarked
package orrery.app.terminal;

import org.jspecify.annotations.NullMarked;
