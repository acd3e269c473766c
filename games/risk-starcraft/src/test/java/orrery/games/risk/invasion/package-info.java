@NullMarked
package orrery.games.risk.invasion;

import org.jspecify.annotations.NullMarked;
