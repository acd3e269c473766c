package orrery.games.risk;

import orrery.core.Component;
import orrery.core.Message;

/** The steps of the set-up and of a turn: article turn. */
public enum Step implements Component {
    START_ROLL("start-roll"),
    SEAT_CHOICE("seat-choice"),
    FACTION_CHOICE("faction-choice"),
    CLAIMING("claiming"),
    BASE_PLACING("base-placing"),
    FORTIFYING("fortifying"),
    HERO_PLACING("hero-placing"),
    DEPLOY("deploy"),
    OPENING_MANOEUVRE("opening-manoeuvre"),
    TAKE_OVER("take-over"),
    ATTACK("attack"),
    INVASION("invasion"),
    ACHIEVEMENT("achievement"),
    CARD("card"),
    MANOEUVRE("manoeuvre");

    private final String id;

    Step(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }

    /** The step's name in a breadcrumb. */
    public Message message() {
        return Message.of("path." + id);
    }
}
