package orrery.server.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import orrery.server.api.Denied;
import orrery.server.api.Kind;

/**
 * The files of the page, out of the folder {@code web} of the class path. What was compressed when the page was built is
 * sent compressed. Files whose name holds a hash of their content are kept by browsers for ever.
 */
final class Pages {

    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("html", "text/html; charset=utf-8"),
            Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("css", "text/css; charset=utf-8"),
            Map.entry("json", "application/json"),
            Map.entry("webmanifest", "application/manifest+json"),
            Map.entry("svg", "image/svg+xml"),
            Map.entry("png", "image/png"),
            Map.entry("webp", "image/webp"),
            Map.entry("ico", "image/x-icon"),
            Map.entry("txt", "text/plain; charset=utf-8"),
            Map.entry("woff2", "font/woff2"));

    private record Content(byte[] bytes, String encoding) {}

    private final Map<String, Content> read = new ConcurrentHashMap<>();

    /** @throws Denied if there is no such file */
    void handle(Context context) {
        String path = context.path().equals("/") ? "/index.html" : context.path();
        String type = TYPES.get(path.substring(path.lastIndexOf('.') + 1));
        if (type == null || !path.matches("(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+")) {
            throw unknown(context);
        }
        Content content = find(path, context.header("Accept-Encoding")).orElseThrow(() -> unknown(context));
        context.contentType(type)
                .header("Cache-Control", isHashed(path) ? "public, max-age=31536000, immutable" : "no-cache")
                .header("Vary", "Accept-Encoding");
        if (!content.encoding().isEmpty()) {
            context.header("Content-Encoding", content.encoding());
        }
        context.result(content.bytes());
    }

    private static Denied unknown(Context context) {
        return Denied.of(Kind.UNKNOWN, "error.unknown-path", context.path());
    }

    private static boolean isHashed(String path) {
        return path.matches("/assets/.+-[A-Za-z0-9_-]{8}\\.[a-z0-9]+");
    }

    private Optional<Content> find(String path, @Nullable String accepted) {
        String encodings = accepted == null ? "" : accepted;
        return read(path, ".br", "br")
                .filter(found -> encodings.matches(".*\\bbr\\b.*"))
                .or(() -> read(path, ".gz", "gzip").filter(found -> encodings.matches(".*\\bgzip\\b.*")))
                .or(() -> read(path, "", ""));
    }

    private Optional<Content> read(String path, String suffix, String encoding) {
        Content known = read.get(path + suffix);
        if (known != null) {
            return Optional.of(known);
        }
        try (InputStream in = Pages.class.getResourceAsStream("/web" + path + suffix)) {
            if (in == null) {
                return Optional.empty();
            }
            Content content = new Content(in.readAllBytes(), encoding);
            read.put(path + suffix, content);
            return Optional.of(content);
        } catch (IOException unreadable) {
            throw new IllegalStateException("cannot read " + path, unreadable);
        }
    }
}
