/** Guests: names, sessions, and the secrets in links. */
@NullMarked
package orrery.server.people;

import org.jspecify.annotations.NullMarked;
