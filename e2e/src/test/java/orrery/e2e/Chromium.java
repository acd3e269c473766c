package orrery.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The one browser in which all tests run; it ends with the tests' process. */
final class Chromium {

    private static final List<String> FLAGS = List.of(
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync");

    static final Browser BROWSER = launch();

    private Chromium() {}

    private static Browser launch() {
        Path program = Path.of(System.getProperty("orrery.chromium", "/usr/bin/chromium"));
        if (!Files.isExecutable(program)) {
            throw new IllegalStateException("no Chromium at " + program
                    + ": install it (the package is called chromium) or say where it is with -Dorrery.chromium=PATH");
        }
        Playwright playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        return playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setHeadless(true)
                        .setExecutablePath(program)
                        .setArgs(FLAGS));
    }
}
