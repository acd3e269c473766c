package orrery.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Nothing that a browser is sent tells more than its seat may know. */
class SecretsTest extends BrowserTest {

    /** Keeps every byte that the page is told about tables, the endless streams included. */
    private static final String LISTEN = """
            window.heard = '';
            const original = window.fetch;
            window.fetch = async (...request) => {
              const reply = await original(...request);
              if (reply.url.includes('/api/tables') && reply.body !== null) {
                const [mine, copy] = reply.body.tee();
                (async () => {
                  const reader = copy.pipeThrough(new TextDecoderStream()).getReader();
                  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) window.heard += piece.value;
                })().catch(() => undefined);
                return new Proxy(reply, { get: (it, name) => name === 'body' ? mine
                  : name === 'text' ? () => new Response(mine).text()
                  : typeof it[name] === 'function' ? it[name].bind(it) : it[name] });
              }
              return reply;
            };
            """;

    private static final Pattern SEEN = Pattern.compile("\"seen(?:Captured)?\":\\[([^\\]]+)]");

    @Test
    void othersAreNeverToldWhichCardsSomebodyHolds() {
        Guest host = house.guest();
        Guest friend = house.guest();
        Guest visitor = house.guest();
        for (Guest guest : new Guest[] {host, friend, visitor}) {
            guest.context().addInitScript(LISTEN);
        }
        Gathering gathering = host.lobby()
                .called("Raynor")
                .choose("At once")
                .publicly()
                .seat(2, "open")
                .seat(3, "bot:greedy")
                .lay();
        Gathering theirs = friend.follow(gathering.invitation()).called("Kerrigan");
        theirs.takeSeatAndAddToTheDice();
        gathering.begin();
        visitor.visit("#/table/" + BadDaysTest.tableIn(host.page()));

        Player first = new Player(host.table(), 4);
        Player second = new Player(friend.table(), 5);
        while (!holdsCards(host) && !holdsCards(friend)) {
            host.page().waitForCondition(() -> isAsked(host) || isAsked(friend));
            (isAsked(host) ? first : second).answerInCompany();
        }

        Guest holder = holdsCards(host) ? host : friend;
        Guest other = holder == host ? friend : host;
        assertThat(cards(holder)).isNotEmpty();
        assertThat(heard(other)).contains("\"territories\"").doesNotContain(cards(holder));
        assertThat(heard(visitor)).contains("\"territories\"");
        assertThat(SEEN.matcher(heard(visitor)).results()).isEmpty();
    }

    private static boolean isAsked(Guest guest) {
        return guest.table().isAsked();
    }

    private static boolean holdsCards(Guest guest) {
        return !guest.table().hand().isEmpty();
    }

    private static Set<String> cards(Guest guest) {
        Set<String> cards = new HashSet<>();
        Matcher seen = SEEN.matcher(heard(guest));
        while (seen.find()) {
            cards.addAll(Arrays.asList(seen.group(1).split(",")));
        }
        return cards;
    }

    private static String heard(Guest guest) {
        return String.valueOf(guest.page().evaluate("window.heard"));
    }
}
