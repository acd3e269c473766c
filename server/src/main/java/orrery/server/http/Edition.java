package orrery.server.http;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.zip.CRC32C;

/**
 * Which edition of the program this is, so that a page that was loaded from another one is found out. Equal programs have
 * equal editions, wherever and whenever they were started.
 */
final class Edition {

    /** Every response names the server's edition in it, and a page the one it was loaded from. */
    static final String HEADER = "Orrery-Edition";

    /** What runs from a folder of classes is changed in place and has no edition. */
    private static final String UNPACKED = "unpacked";

    private Edition() {}

    /** The edition that runs. */
    static String here() {
        return Running.EDITION;
    }

    /** Looked up at the first request, so that no start waits for it. */
    private static final class Running {

        static final String EDITION = find();

        private static String find() {
            try {
                URL code = Edition.class.getProtectionDomain().getCodeSource().getLocation();
                return of(Path.of(code.toURI()));
            } catch (IOException | URISyntaxException unreadable) {
                return UNPACKED;
            }
        }
    }

    /** The edition of a packed program: eight hex digits made of the names and the check sums of all that is in it. */
    static String of(Path program) throws IOException {
        if (!Files.isRegularFile(program)) {
            return UNPACKED;
        }
        CRC32C sum = new CRC32C();
        try (JarFile jar = new JarFile(program.toFile())) {
            jar.stream().map(Edition::line).forEach(line -> sum.update(line.getBytes(StandardCharsets.UTF_8)));
        }
        return "%08x".formatted(sum.getValue());
    }

    private static String line(JarEntry entry) {
        return entry.getName() + ' ' + entry.getCrc() + '\n';
    }
}
