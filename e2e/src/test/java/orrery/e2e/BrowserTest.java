package orrery.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.assertions.PlaywrightAssertions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** Every test has a house of its own, and fails when anything went wrong in a browser that it did not expect. */
abstract class BrowserTest {

    House house;

    @BeforeEach
    void open() {
        PlaywrightAssertions.setDefaultAssertionTimeout(30_000);
        house = House.open();
    }

    @AfterEach
    void close() {
        try (House closing = house) {
            assertThat(closing.complaints()).isEmpty();
        }
    }
}
