package orrery.store.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import orrery.store.archive.StoredTable.Status;

/** What every archive promises, whatever it keeps things in. */
abstract class ArchiveTest {

    private Archive archive;

    /** Opens the archive of this test: an empty one at first, later what was left in it. */
    abstract Archive open();

    @BeforeEach
    void openTheArchive() {
        archive = open();
    }

    @AfterEach
    void closeTheArchive() {
        archive.close();
    }

    private void reopen() {
        archive.close();
        archive = open();
    }

    // ---- people

    @Test
    void aPersonIsKnownByEachOfTheirSessions() {
        archive.add(Samples.person("ann"), "hash-1");
        archive.addSession("ann", "hash-2");
        reopen();

        assertThat(archive.person("hash-1")).contains(Samples.person("ann"));
        assertThat(archive.person("hash-2")).contains(Samples.person("ann"));
        assertThat(archive.person("hash-3")).isEmpty();
    }

    @Test
    void aNameIsKeptLetterByLetter() {
        String name = "Юля 🚀 O'Neill; \"DROP TABLE person\"\n--";
        archive.add(Samples.person("ann"), "hash-1");
        archive.rename("ann", name);
        reopen();

        assertThat(archive.person("hash-1")).contains(new Person("ann", name, Samples.NOON));
    }

    @Test
    void aTimeIsKeptToTheNanosecond() {
        Person ann = new Person("ann", "Ann", Instant.parse("2026-02-03T04:05:06.000000789Z"));
        archive.add(ann, "hash-1");

        assertThat(archive.person("hash-1")).contains(ann);
    }

    @Test
    void nobodyIsAddedTwiceAndASessionHasOnePerson() {
        archive.add(Samples.person("ann"), "hash-1");

        assertThatThrownBy(() -> archive.add(new Person("ann", "Another", Samples.NOON), "hash-2"))
                .isInstanceOf(ArchiveFault.class);
        assertThatThrownBy(() -> archive.add(Samples.person("bob"), "hash-1")).isInstanceOf(ArchiveFault.class);
        assertThat(archive.person("hash-1")).contains(Samples.person("ann"));
        assertThat(archive.person("hash-2")).isEmpty();
        archive.add(Samples.person("bob"), "hash-2"); // nothing of the first attempt was left behind
        assertThat(archive.person("hash-2")).contains(Samples.person("bob"));
    }

    @Test
    void whoIsNotKnownGetsNeitherNameNorSession() {
        assertThatThrownBy(() -> archive.rename("nobody", "Name"))
                .isInstanceOf(ArchiveFault.class)
                .hasMessage("there is no person nobody");
        assertThatThrownBy(() -> archive.addSession("nobody", "hash-1")).isInstanceOf(ArchiveFault.class);
        assertThat(archive.person("hash-1")).isEmpty();
    }

    // ---- tables

    @Test
    void aTableIsFoundAsItWasAdded() {
        people("ann", "bob");
        StoredTable table = Samples.table("t1", "bob", "ann");
        archive.add(table);
        reopen();

        assertThat(archive.table("t1")).contains(table);
        assertThat(archive.table("t2")).isEmpty();
    }

    @Test
    void aTableMayHaveNobodyAtItAndOnePersonTwice() {
        people("ann");
        StoredTable empty = Samples.table("empty");
        StoredTable twice = Samples.table("twice", "ann", "ann");
        archive.add(empty);
        archive.add(twice);

        assertThat(archive.table("empty")).contains(empty);
        assertThat(archive.table("twice")).contains(twice);
        assertThat(archive.tablesOf("ann", 9)).containsExactly(twice);
    }

    @Test
    void anUpdateReplacesEverythingButTheEntries() {
        people("ann", "bob", "cem");
        archive.add(Samples.table("t1", "ann", "bob"));
        archive.append("t1", Samples.entries(0, 2)).join();
        StoredTable changed = new StoredTable(
                "t1",
                "another-game",
                4,
                Status.CLOSED,
                false,
                "00".repeat(32),
                List.of("cem", "ann"),
                "{}",
                Samples.NOON.plusSeconds(1),
                Samples.NOON.plusSeconds(2));
        archive.update(changed);

        assertThat(archive.table("t1")).contains(changed);
        assertThat(archive.entries("t1")).hasSize(3);
        assertThat(archive.tablesOf("bob", 9)).isEmpty();
        assertThat(archive.tablesOf("cem", 9)).containsExactly(changed);
    }

    @Test
    void aTableIsAddedOnceAndUpdatedOnlyIfItIsThere() {
        archive.add(Samples.table("t1"));

        assertThatThrownBy(() -> archive.add(Samples.table("t1"))).isInstanceOf(ArchiveFault.class);
        assertThatThrownBy(() -> archive.update(Samples.table("t2")))
                .isInstanceOf(ArchiveFault.class)
                .hasMessage("there is no table t2");
        assertThat(archive.table("t2")).isEmpty();
    }

    @Test
    void tablesOfAPersonComeLatelyChangedFirst() {
        people("ann", "bob");
        StoredTable old = Samples.table("old", Status.CLOSED, false, Samples.NOON, "ann");
        StoredTable late = Samples.table("late", Status.RUNNING, false, Samples.NOON.plusNanos(2), "bob", "ann");
        StoredTable middle = Samples.table("middle", Status.GATHERING, true, Samples.NOON.plusNanos(1), "ann");
        List.of(old, late, middle).forEach(archive::add);
        archive.add(Samples.table("other", Status.RUNNING, true, Samples.NOON, "bob"));

        assertThat(archive.tablesOf("ann", 9)).containsExactly(late, middle, old);
        assertThat(archive.tablesOf("ann", 2)).containsExactly(late, middle);
        assertThat(archive.tablesOf("ann", 0)).isEmpty();
        assertThat(archive.tablesOf("nobody", 9)).isEmpty();
    }

    @Test
    void gatheringTablesAreThePublicOnesThatWait() {
        StoredTable first = Samples.table("first", Status.GATHERING, true, Samples.NOON);
        StoredTable second = Samples.table("second", Status.GATHERING, true, Samples.NOON.plusSeconds(1));
        archive.add(first);
        archive.add(second);
        archive.add(Samples.table("hidden", Status.GATHERING, false, Samples.NOON));
        archive.add(Samples.table("running", Status.RUNNING, true, Samples.NOON));
        archive.add(Samples.table("closed", Status.CLOSED, true, Samples.NOON));

        assertThat(archive.gathering(9)).containsExactly(second, first);
        assertThat(archive.gathering(1)).containsExactly(second);
        assertThat(archive.running()).containsExactly("running");
    }

    // ---- what happened

    @Test
    void whatIsAppendedIsReadInOrder() {
        people("ann");
        archive.add(Samples.table("t1"));
        StoredTable changed = Samples.table("t1", Status.RUNNING, false, Samples.NOON.plusSeconds(1), "ann");
        archive.append(
                        "t1",
                        new Appended(
                                List.of(Samples.entry(0), Samples.entry(1)),
                                List.of(Samples.fact(0, -1), Samples.fact(1, 1)),
                                Samples.checkpoint(1),
                                changed))
                .join();
        archive.append("t1", new Appended(List.of(Samples.entry(2)), List.of(Samples.fact(2, 2)), null, null))
                .join();
        reopen();

        assertThat(archive.entries("t1")).containsExactly(Samples.entry(0), Samples.entry(1), Samples.entry(2));
        assertThat(archive.facts("t1")).containsExactly(Samples.fact(0, -1), Samples.fact(1, 1), Samples.fact(2, 2));
        assertThat(archive.checkpoints("t1")).containsExactly(Samples.checkpoint(1));
        assertThat(archive.table("t1")).contains(changed);
    }

    @Test
    void aTableWithoutHistoryHasNone() {
        archive.add(Samples.table("t1"));

        assertThat(archive.entries("t1")).isEmpty();
        assertThat(archive.facts("t1")).isEmpty();
        assertThat(archive.checkpoints("t1")).isEmpty();
        assertThat(archive.entries("nowhere")).isEmpty();
    }

    @Test
    void everyCheckpointIsKept() {
        archive.add(Samples.table("t1"));
        for (int entry : new int[] {-1, 8, 3, 8}) {
            archive.append("t1", new Appended(List.of(), List.of(), Samples.checkpoint(entry), null))
                    .join();
        }

        assertThat(archive.checkpoints("t1"))
                .containsExactly(Samples.checkpoint(-1), Samples.checkpoint(3), Samples.checkpoint(8));
    }

    @Test
    void aTakenNumberIsRefusedAndNothingOfItIsWritten() {
        people("ann");
        archive.add(Samples.table("t1"));
        archive.append("t1", Samples.entries(0, 4)).join();
        CompletableFuture<Void> again = archive.append(
                "t1",
                new Appended(
                        List.of(Samples.entry(4), Samples.entry(5)),
                        List.of(Samples.fact(0, 4)),
                        Samples.checkpoint(4),
                        Samples.table("t1", "ann")));

        assertRefused(again, "entry 4 of table t1 is taken: the next is 5");
        assertThat(archive.entries("t1")).hasSize(5);
        assertThat(archive.facts("t1")).isEmpty();
        assertThat(archive.checkpoints("t1")).isEmpty();
        assertThat(archive.table("t1")).contains(Samples.table("t1"));
    }

    @Test
    void aNumberThatComesTooEarlyIsRefused() {
        archive.add(Samples.table("t1"));

        assertRefused(
                archive.append("t1", Samples.entries(1, 1)), "entry 1 of table t1 would leave a gap: the next is 0");
        assertRefused(
                archive.append("t1", Samples.appended(List.of(Samples.entry(0), Samples.entry(2)))),
                "entry 2 of table t1 would leave a gap: the next is 1");
        assertRefused(
                archive.append("t1", new Appended(List.of(), List.of(Samples.fact(1, 0)), null, null)),
                "fact 1 of table t1 would leave a gap: the next is 0");
        assertThat(archive.entries("t1")).isEmpty();
    }

    @Test
    void nothingIsAppendedToATableThatIsNotThereOrIsAnother() {
        archive.add(Samples.table("t1"));

        assertRefused(archive.append("nowhere", Samples.entries(0, 0)), "there is no table nowhere");
        assertRefused(
                archive.append("t1", new Appended(List.of(), List.of(), null, Samples.table("t2"))),
                "table t2 cannot be changed by what happened at table t1");
    }

    @Test
    void oneRefusalLeavesTheOthersAlone() {
        archive.add(Samples.table("t1"));
        archive.add(Samples.table("t2"));
        archive.append("t1", Samples.entries(0, 0)).join();
        List<CompletableFuture<Void>> good = new ArrayList<>();
        List<CompletableFuture<Void>> bad = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            good.add(archive.append("t2", Samples.entries(i, i)));
            bad.add(archive.append("t1", Samples.entries(0, 0)));
        }

        assertThat(good).allSatisfy(CompletableFuture::join);
        assertThat(bad).allSatisfy(refused -> assertRefused(refused, "entry 0 of table t1 is taken: the next is 1"));
        assertThat(archive.entries("t1")).hasSize(1);
        assertThat(archive.entries("t2")).hasSize(100);
    }

    @Test
    void appendsOfATableCompleteInTheirOrder() {
        archive.add(Samples.table("t1"));
        List<CompletableFuture<Void>> all = IntStream.range(0, 1000)
                .mapToObj(i -> archive.append("t1", Samples.entries(i, i)))
                .toList();
        all.getLast().join();

        assertThat(all).allSatisfy(earlier -> assertThat(earlier).isCompleted());
    }

    @Test
    void aReaderSeesWhatWasAcknowledged() {
        archive.add(Samples.table("t1"));
        for (int i = 0; i < 200; i++) {
            archive.append("t1", Samples.entries(i, i)).join();
            assertThat(archive.entries("t1")).hasSize(i + 1);
        }
    }

    @Test
    void twoHundredTablesAreWrittenAndReadAtOnce() {
        people("ann");
        try (var players = Executors.newVirtualThreadPerTaskExecutor()) {
            List<? extends CompletableFuture<?>> games = IntStream.range(0, 200)
                    .mapToObj(n -> CompletableFuture.runAsync(() -> play("t" + n), players))
                    .toList();
            CompletableFuture.allOf(games.toArray(CompletableFuture[]::new)).join();
        }
        reopen();

        List<StoredEntry> expected =
                IntStream.range(0, 20).mapToObj(Samples::entry).toList();
        assertThat(IntStream.range(0, 200))
                .allSatisfy(n -> assertThat(archive.entries("t" + n)).isEqualTo(expected));
        assertThat(archive.tablesOf("ann", 1000)).hasSize(200);
    }

    private void play(String table) {
        archive.add(Samples.table(table, "ann"));
        for (int i = 0; i < 20; i += 2) {
            CompletableFuture<Void> first = archive.append(table, Samples.entries(i, i));
            archive.append(table, Samples.entries(i + 1, i + 1)).join();
            assertThat(first).isCompleted();
            assertThat(archive.entries(table)).hasSize(i + 2);
        }
    }

    @Test
    void aLongBodyIsKeptWhole() {
        archive.add(Samples.table("t1"));
        StoredEntry entry = new StoredEntry(0, "", "ж".repeat(3_000_000), 0);
        archive.append("t1", Samples.appended(List.of(entry))).join();

        assertThat(archive.entries("t1")).containsExactly(entry);
    }

    // ---- links

    @Test
    void aLinkWorksUntilItIsRevoked() {
        archive.add(Samples.table("t1"));
        archive.add(Samples.table("t2"));
        Link invitation = new Link("h1", Link.Kind.INVITATION, "t1", 0, Samples.NOON);
        Link second = new Link("h2", Link.Kind.PERSONAL, "t1", 2, Samples.NOON);
        Link secondAgain = new Link("h3", Link.Kind.PERSONAL, "t1", 2, Samples.NOON);
        Link third = new Link("h4", Link.Kind.PERSONAL, "t1", 3, Samples.NOON);
        Link elsewhere = new Link("h5", Link.Kind.PERSONAL, "t2", 2, Samples.NOON);
        List<Link> all = List.of(invitation, second, secondAgain, third, elsewhere);
        all.forEach(archive::add);
        reopen();
        assertThat(all)
                .allSatisfy(link -> assertThat(archive.link(link.tokenHash())).contains(link));

        archive.revokeLinks("t1", Link.Kind.PERSONAL, 2);

        assertThat(archive.link("h2")).isEmpty();
        assertThat(archive.link("h3")).isEmpty();
        assertThat(List.of(invitation, third, elsewhere))
                .allSatisfy(link -> assertThat(archive.link(link.tokenHash())).contains(link));
        archive.revokeLinks("t1", Link.Kind.PERSONAL, 2); // there is none left: no fault
    }

    @Test
    void aLinkLeadsToATable() {
        assertThatThrownBy(() -> archive.add(new Link("h1", Link.Kind.INVITATION, "nowhere", 0, Samples.NOON)))
                .isInstanceOf(ArchiveFault.class);
        assertThat(archive.link("h1")).isEmpty();
    }

    // ---- the end

    @Test
    void closingWritesWhatWaits() {
        archive.add(Samples.table("t1"));
        List<CompletableFuture<Void>> waiting = IntStream.range(0, 3000)
                .mapToObj(i -> archive.append("t1", Samples.entries(i, i)))
                .toList();
        archive.close();

        assertThat(waiting).allSatisfy(done -> assertThat(done).isCompleted());
        archive = open();
        assertThat(archive.entries("t1")).hasSize(3000);
    }

    @Test
    void aClosedArchiveSaysSo() {
        archive.add(Samples.table("t1"));
        assertThat(archive.isAlive()).isTrue();
        archive.close();
        archive.close(); // once more does no harm

        assertThat(archive.isAlive()).isFalse();
        assertThat(archive.append("t1", Samples.entries(0, 0)))
                .failsWithin(Duration.ZERO)
                .withThrowableThat()
                .withCauseInstanceOf(ArchiveFault.class)
                .withMessageContaining("is closed");
        assertThatThrownBy(() -> archive.add(Samples.table("t2")))
                .isInstanceOf(ArchiveFault.class)
                .hasMessageContaining("is closed");
        assertThatThrownBy(() -> archive.table("t1"))
                .isInstanceOf(ArchiveFault.class)
                .hasMessageContaining("is closed");
    }

    private void people(String... ids) {
        for (String id : ids) {
            archive.add(Samples.person(id), "session of " + id);
        }
    }

    static void assertRefused(CompletableFuture<Void> append, String message) {
        assertThatThrownBy(append::join)
                .hasCauseInstanceOf(ArchiveFault.class)
                .cause()
                .hasMessage(message);
    }
}
