/** Everything that is said over HTTP, as records: docs/protocol.md in Java. */
@NullMarked
package orrery.server.api;

import org.jspecify.annotations.NullMarked;
