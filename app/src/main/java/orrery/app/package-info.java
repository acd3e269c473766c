/** The program: command line, terminal table and the runnable jar. */
@NullMarked
package orrery.app;

import org.jspecify.annotations.NullMarked;
