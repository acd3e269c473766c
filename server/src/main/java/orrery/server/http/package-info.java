/** HTTP: routes, limits, origins, files of the page. */
@NullMarked
package orrery.server.http;

import org.jspecify.annotations.NullMarked;
