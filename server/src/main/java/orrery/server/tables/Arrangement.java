package orrery.server.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import orrery.core.Entry.Player.Kind;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.server.api.Pace;

/**
 * What was arranged at a table, and what a list of tables shows of it.
 *
 * @param options       values of the mode's options
 * @param chairs        in seat order
 * @param absence       minutes that the table waits for a seat before others may let a bot play; 0 for ever
 * @param host          id of the person who made the table
 * @param admitted      ids of those who came by an invitation
 * @param contributions what seats added to the dice, by number of the seat
 * @param round         rounds begun so far
 * @param waitsFor      numbers of the seats that are asked, as everybody may know it
 */
public record Arrangement(
        String title,
        String mode,
        Map<String, String> options,
        List<Chair> chairs,
        Pace pace,
        int absence,
        boolean odds,
        String host,
        List<String> admitted,
        Map<Integer, String> contributions,
        int round,
        List<Integer> waitsFor) {

    private static final long MINUTE = 60_000;

    public Arrangement {
        options = Map.copyOf(options);
        chairs = List.copyOf(chairs);
        admitted = List.copyOf(admitted);
        contributions = Map.copyOf(contributions);
        waitsFor = List.copyOf(waitsFor);
    }

    public Setup setup() {
        return new Setup(mode, chairs.size(), options);
    }

    public Chair chair(Seat seat) {
        return chairs.get(seat.index());
    }

    public Arrangement with(Seat seat, Chair chair) {
        List<Chair> changed = new ArrayList<>(chairs);
        changed.set(seat.index(), chair);
        return withChairs(changed);
    }

    public Arrangement withChairs(List<Chair> changed) {
        return new Arrangement(
                title, mode, options, changed, pace, absence, odds, host, admitted, contributions, round, waitsFor);
    }

    public Arrangement admitting(String person) {
        List<String> more = new ArrayList<>(admitted);
        more.add(person);
        return new Arrangement(
                title, mode, options, chairs, pace, absence, odds, host, more, contributions, round, waitsFor);
    }

    public Arrangement contributed(Seat seat, String contribution) {
        Map<Integer, String> more = new TreeMap<>(contributions);
        more.put(seat.number(), contribution);
        return new Arrangement(
                title, mode, options, chairs, pace, absence, odds, host, admitted, more, round, waitsFor);
    }

    public Arrangement at(int nowRound, List<Integer> nowWaitsFor) {
        return new Arrangement(
                title,
                mode,
                options,
                chairs,
                pace,
                absence,
                odds,
                host,
                admitted,
                contributions,
                nowRound,
                nowWaitsFor);
    }

    /** The seats of a person. */
    public List<Seat> seatsOf(String person) {
        return IntStream.range(0, chairs.size())
                .filter(i -> chairs.get(i).isOwnedBy(person))
                .mapToObj(Seat::of)
                .toList();
    }

    /** Ids of those whose table it is: the host, and whoever sits at it. */
    public List<String> people() {
        return Stream.concat(Stream.of(host), chairs.stream().map(Chair::owner))
                .filter(person -> !person.isEmpty())
                .distinct()
                .toList();
    }

    /** Whether the table is there for this person, even if it is not public. */
    public boolean isFor(String person) {
        return people().contains(person) || admitted.contains(person);
    }

    /** Whether the table has waited for a person longer than was agreed. @param now in epoch milliseconds */
    public boolean isAbsent(Seat seat, long now) {
        Chair chair = chair(seat);
        return absence > 0
                && chair.player() == Kind.PERSON
                && !chair.substitute()
                && chair.asked() > 0
                && now - chair.asked() >= absence * MINUTE;
    }

    /** Names in the seats but for this one. */
    public List<String> namesBut(Seat seat) {
        return IntStream.range(0, chairs.size())
                .filter(i -> i != seat.index())
                .mapToObj(i -> chairs.get(i).name())
                .filter(name -> !name.isEmpty())
                .toList();
    }

    /** Whether no person plays at all. */
    public boolean isForBotsAlone() {
        return chairs.stream().allMatch(Chair::isPlayedByBot);
    }

    /** The first seat that nobody has. */
    public Optional<Seat> firstOpen() {
        return IntStream.range(0, chairs.size())
                .filter(i -> chairs.get(i).player() == Kind.OPEN)
                .mapToObj(Seat::of)
                .findFirst();
    }
}
