package orrery.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** Looks for what keeps people out of a page. */
final class Axe {

    private static final String SCRIPT = script();

    private static final String FAULTS = """
            async () => (await axe.run()).violations
              .filter(({ impact }) => impact === 'serious' || impact === 'critical')
              .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 4).map(node => node.html.slice(0, 150)).join(' | ')}`)
            """;

    private Axe() {}

    /** Fails if anything serious or critical is found. @param name of the page, for the failure */
    static void findsNothing(Page page, String name) {
        page.evaluate(SCRIPT);
        assertThat((List<?>) page.evaluate(FAULTS)).as(name).isEmpty();
    }

    private static String script() {
        try (InputStream in = Objects.requireNonNull(Axe.class.getResourceAsStream("/axe.min.js"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
