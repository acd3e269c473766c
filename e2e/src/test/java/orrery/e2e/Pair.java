package orrery.e2e;

/** Two people who sit down at one table, the second by the invitation of the first. */
record Pair(Guest host, Guest friend) {

    /** Both sit at a private table with a bot; the game has begun. */
    static Pair at(House house) {
        Guest host = house.guest();
        return at(house, host, host.lobby());
    }

    /** The same at a table of another game, e.g. "Roll for the Galaxy". */
    static Pair at(House house, String game) {
        Guest host = house.guest();
        return at(house, host, host.lobby().game(game));
    }

    private static Pair at(House house, Guest host, Lobby lobby) {
        Gathering gathering =
                lobby.called("Raynor").choose("At once").seat(2, "open").lay();
        Guest friend = house.guest();
        Gathering theirs = friend.follow(gathering.invitation()).called("Kerrigan");
        theirs.takeSeatAndAddToTheDice();
        gathering.begin();
        return new Pair(host, friend);
    }

    /** Whoever is asked, the other one second; the bot may be asked before both. */
    Pair askedFirst() {
        host.page()
                .waitForCondition(() -> host.table().isAsked() || friend.table().isAsked());
        return host.table().isAsked() ? this : new Pair(friend, host);
    }
}
