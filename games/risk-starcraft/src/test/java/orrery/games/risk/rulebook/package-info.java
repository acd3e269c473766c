/**
 * A second reading of the rules, slow and simple, written from the articles: all conceivable choices, each held against one
 * predicate a rule. It shares the names of the components with the game, and the state that it looks at, but no rule.
 */
@NullMarked
package orrery.games.risk.rulebook;

import org.jspecify.annotations.NullMarked;
