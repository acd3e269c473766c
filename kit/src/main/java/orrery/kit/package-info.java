/** What board games have in common and what belongs to no single one of them: each part in a package of its own. */
@NullMarked
package orrery.kit;

import org.jspecify.annotations.NullMarked;
