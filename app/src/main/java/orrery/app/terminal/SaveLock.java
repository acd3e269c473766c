package orrery.app.terminal;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;
import orrery.app.BadInput;
import orrery.app.Unwritable;

/**
 * Keeps a saved game to one terminal: two that go on with the same file would overwrite each other's games. The lock is
 * the system's own, on an empty file beside the saved one, and ends with the program, however that ends.
 */
final class SaveLock implements AutoCloseable {

    private final Path beside;
    private final FileChannel channel;

    private SaveLock(Path beside, FileChannel channel) {
        this.beside = beside;
        this.channel = channel;
    }

    /**
     * @throws BadInput   if another terminal has the game
     * @throws Unwritable if nothing can be written beside it
     */
    static SaveLock on(Path file) throws IOException {
        Path beside = beside(file);
        FileChannel channel = opened(beside, file);
        if (lock(channel) == null || !Files.exists(beside)) { // gone: whoever had it is just leaving
            channel.close();
            throw new BadInput("bad.save-in-use", file.toString());
        }
        return new SaveLock(beside, channel);
    }

    private static FileChannel opened(Path beside, Path file) {
        try {
            return FileChannel.open(beside, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        } catch (IOException denied) {
            throw new Unwritable(file);
        }
    }

    /** Whether a terminal has the game, or was stopped while it had it. */
    static boolean isLeft(Path file) {
        return Files.exists(beside(file));
    }

    private static Path beside(Path file) {
        return file.resolveSibling(file.getFileName() + ".lock");
    }

    private static @Nullable FileLock lock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException thisVeryProgram) {
            return null;
        }
    }

    @Override
    public void close() throws IOException {
        Files.deleteIfExists(beside);
        channel.close();
    }
}
