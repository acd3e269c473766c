package orrery.games.risk.cards;

import orrery.core.Component;

/** Attack, defence and other cards: article card-kinds. */
public enum CardKind implements Component {
    ATTACK("attack"),
    DEFENCE("defence"),
    OTHER("other");

    private final String id;

    CardKind(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }
}
