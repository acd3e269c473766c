/** The server: people, tables, what is said over HTTP, and who listens. It knows games by their protocol alone. */
@NullMarked
package orrery.server;

import org.jspecify.annotations.NullMarked;
