package orrery.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** How much comes over the line before the first page stands. */
class FirstLoadTest extends BrowserTest {

    private static final int MOST = 200 * 1024;

    @Test
    void theLobbyWeighsAtMostTwoHundredKilobytesWithoutFonts() {
        Guest guest = house.guest();
        Map<String, Double> weights = new HashMap<>();
        Set<String> fonts = new HashSet<>();
        CDPSession line = guest.context().newCDPSession(guest.page());
        line.send("Network.enable");
        line.on("Network.responseReceived", event -> {
            if (event.get("type").getAsString().equals("Font")) {
                fonts.add(event.get("requestId").getAsString());
            }
        });
        line.on(
                "Network.loadingFinished",
                event -> weights.put(id(event), event.get("encodedDataLength").getAsDouble()));

        guest.lobby();
        guest.page().locator("main form").waitFor();

        weights.keySet().removeAll(fonts);
        assertThat(weights.values().stream().mapToDouble(Double::doubleValue).sum())
                .isBetween(10_000.0, (double) MOST);
    }

    private static String id(JsonObject event) {
        return event.get("requestId").getAsString();
    }
}
