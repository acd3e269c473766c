/** The words of the command line, one class each. */
@NullMarked
package orrery.app.cli;

import org.jspecify.annotations.NullMarked;
