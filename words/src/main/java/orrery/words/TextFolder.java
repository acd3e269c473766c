package orrery.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/**
 * A folder of the class path that holds the words of one game.
 *
 * @param anchor class of the game in whose package the folder is looked for
 * @param path   path from that package with {@code /} between names; empty for the package itself
 */
public record TextFolder(Class<?> anchor, String path) {

    public TextFolder {
        if (!path.isEmpty() && !path.endsWith("/")) {
            path = path + "/";
        }
    }

    /** The package of a class. */
    public static TextFolder beside(Class<?> anchor) {
        return new TextFolder(anchor, "");
    }

    /**
     * The text of a file, without a byte order mark.
     *
     * @throws IllegalArgumentException if there is no such file, or if it is not UTF-8
     */
    String read(String file) {
        try (InputStream in = anchor.getResourceAsStream(path + file)) {
            if (in == null) {
                throw new IllegalArgumentException("no file " + address(file)
                        + " on the class path; the words of a game" + " need one for each language");
            }
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(in.readAllBytes()))
                    .toString();
            return text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (CharacterCodingException notUtf8) {
            throw new IllegalArgumentException(address(file) + ": not UTF-8; save the file in that encoding", notUtf8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(address(file) + ": cannot be read", unreadable);
        }
    }

    /** Where a file lies on the class path, for errors. */
    String address(String file) {
        return anchor.getPackageName().replace('.', '/') + "/" + path + file;
    }
}
