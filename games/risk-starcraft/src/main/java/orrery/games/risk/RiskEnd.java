package orrery.games.risk;

import orrery.core.EndReason;

/** The ways in which a game of RISK: StarCraft ends. */
public enum RiskEnd implements EndReason {
    /** Three achievements and the winner's own starting base: article victory. */
    ACHIEVEMENTS("achievements"),
    /** Nobody else has units left: article last-player. */
    LAST_PLAYER("last-player"),
    /** A team's four achievements with the bases of its members: article team-victory. */
    TEAM_ACHIEVEMENTS("team-achievements"),
    /** No other team has units left: article last-team. */
    LAST_TEAM("last-team"),
    /** The table's round limit, for a game that else might never end: articles round-limit, endless-game. */
    ROUND_LIMIT("round-limit");

    private final String id;

    RiskEnd(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public boolean byTheRules() {
        return this != ROUND_LIMIT;
    }
}
