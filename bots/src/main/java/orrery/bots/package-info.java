/** Players that are programs: each sees what its seat sees and answers within its time. */
@NullMarked
package orrery.bots;

import org.jspecify.annotations.NullMarked;
