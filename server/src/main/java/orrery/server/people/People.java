package orrery.server.people;

import java.time.InstantSource;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import orrery.store.archive.Archive;
import orrery.store.archive.Person;

/** Who is who: guests, known by the token in their browser's cookie. */
public final class People {

    /** A person who has just come in, with the token for the cookie. */
    public record Arrived(Person person, String token) {}

    private static final int REMEMBERED = 10_000;
    private static final int TOKEN_LENGTH = 43;

    private final Archive archive;
    private final InstantSource clock;
    private final Map<String, Person> sessions = Collections.synchronizedMap(new LinkedHashMap<>(64, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Person> eldest) {
            return size() > REMEMBERED;
        }
    });

    public People(Archive archive, InstantSource clock) {
        this.archive = archive;
        this.clock = clock;
    }

    /** The person of a session's token. */
    public Optional<Person> of(String token) {
        if (token.length() != TOKEN_LENGTH) {
            return Optional.empty();
        }
        String hash = Secret.hash(token);
        Person known = sessions.get(hash);
        if (known != null) {
            return Optional.of(known);
        }
        Optional<Person> found = archive.person(hash);
        found.ifPresent(person -> sessions.put(hash, person));
        return found;
    }

    /** Somebody new. */
    public Arrived arrive(String name) {
        String token = Secret.token();
        Person person = new Person(Secret.id(), Names.checked(name), clock.instant());
        archive.add(person, Secret.hash(token));
        return new Arrived(person, token);
    }

    /** The person with another name. */
    public Person rename(Person person, String name) {
        archive.rename(person.id(), name);
        Person renamed = new Person(person.id(), name, person.made());
        sessions.replaceAll((hash, known) -> known.id().equals(person.id()) ? renamed : known);
        return renamed;
    }
}
