package orrery.server.http;

import java.time.InstantSource;
import java.util.HexFormat;
import orrery.core.KeyedChance;
import orrery.server.api.Denied;
import orrery.server.api.Kind;
import orrery.server.people.Secret;
import orrery.store.archive.Archive;
import orrery.store.archive.Link;
import orrery.store.archive.StoredTable;

/** Links that let people in. Their secret stands behind the {@code #}, so that no server on the way ever sees it. */
final class Links {

    private final Archive archive;
    private final InstantSource clock;

    Links(Archive archive, InstantSource clock) {
        this.archive = archive;
        this.clock = clock;
    }

    /** What a secret is good for. @throws Denied if it is no link's, or none's any more */
    Link find(String token) {
        return archive.link(Secret.hash(token)).orElseThrow(() -> Denied.of(Kind.UNKNOWN, "error.link"));
    }

    /** Whether a secret invites to a table. @throws Denied if it is no link's, or none's any more */
    boolean invites(String token, String table) {
        Link link = find(token);
        return link.kind() == Link.Kind.INVITATION && link.table().equals(table);
    }

    String invitation(String table) {
        return "/#/join/" + add(Link.Kind.INVITATION, table, 0);
    }

    String personal(String table, int seat) {
        return "/#/seat/" + add(Link.Kind.PERSONAL, table, seat);
    }

    private String add(Link.Kind kind, String table, int seat) {
        String token = Secret.token();
        archive.add(new Link(Secret.hash(token), kind, table, seat, clock.instant()));
        return token;
    }

    void revokeInvitations(String table) {
        archive.revokeLinks(table, Link.Kind.INVITATION, 0);
    }

    void revokePersonal(String table, int seat) {
        archive.revokeLinks(table, Link.Kind.PERSONAL, seat);
    }

    /** What binds the dice of a table from the moment it is made. */
    static String commitment(StoredTable table) {
        return new KeyedChance(HexFormat.of().parseHex(table.seed()), table.id()).commitment();
    }
}
