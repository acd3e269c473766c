package orrery.games.risk;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import orrery.core.Message;
import orrery.core.Seat;
import orrery.core.Viewer;
import orrery.games.risk.board.Achievement;
import orrery.games.risk.board.Board;
import orrery.games.risk.board.Faction;
import orrery.games.risk.board.Planet;
import orrery.games.risk.board.Race;
import orrery.games.risk.board.Reward;
import orrery.games.risk.board.Territory;
import orrery.games.risk.cards.FactionCard;

/**
 * The position in short sentences, as one viewer may see it: the turn, the seats in turn order, the territories by planet,
 * and what lies beside the board. Of cards in the hands of others only those are named that the viewer has seen: article
 * hidden-hands.
 */
final class PositionInWords {

    private final RiskState state;
    private final Viewer viewer;
    private final List<Message> lines = new ArrayList<>();

    private PositionInWords(RiskState state, Viewer viewer) {
        this.state = state;
        this.viewer = viewer;
    }

    static List<Message> of(RiskState state, Viewer viewer) {
        PositionInWords words = new PositionInWords(state, viewer);
        words.turn();
        words.seats();
        words.neutrals();
        if (words.isSet()) {
            words.planets();
        } else if (!state.mode().diagram()) {
            words.claimed();
        }
        if (words.isSet() || state.achievementsOnBoard() != 0) {
            words.achievementsOnBoard();
        }
        words.decks();
        return List.copyOf(words.lines);
    }

    /** Whether the units stand on the board. */
    private boolean isSet() {
        for (int t = 0; t < Territory.COUNT; t++) {
            if (state.owner(Territory.at(t)) == null) {
                return false;
            }
        }
        return true;
    }

    private void say(String key, Object... args) {
        lines.add(Message.of(key, args));
    }

    // ---- the turn

    private void turn() {
        Seat active = state.active();
        if (active == null) {
            say("state.setting-up");
            return;
        }
        say("state.turn", state.round(), active);
        if (state.reinforcements() > 0) {
            say("state.reinforcements", state.reinforcements());
        }
        sayIf(state.handedIn(), "state.handed-in");
        sayIf(state.conquered(), "state.conquered");
        sayIf(state.achievementTaken(), "state.achievement-taken");
        sayIf(state.defenceForbidden(), "state.defence-forbidden");
        state.invasions().forEach(invasion -> lines.add(InvasionInWords.of(invasion)));
        if (!state.attackDice().isEmpty()) {
            say("state.dice", state.attackDice(), state.defenceDice());
        }
    }

    private void sayIf(boolean so, String key) {
        if (so) {
            say(key);
        }
    }

    // ---- the seats

    private void seats() {
        List<Seat> choosing = new ArrayList<>(Seat.first(state.seats()));
        for (int place = 1; place <= state.seats(); place++) {
            Seat seat = state.at(place);
            if (seat != null) {
                choosing.remove(seat);
                seat(seat, Objects.requireNonNull(state.faction(seat)));
            }
        }
        choosing.forEach(seat -> say("state.seat-choosing", seat));
    }

    private void seat(Seat seat, Faction faction) {
        if (state.isEliminated(seat)) {
            say("state.eliminated", seat, faction);
            base(seat);
            return;
        }
        say("state.seat", seat, faction, state.place(seat));
        if (state.mode().teams()) {
            say(
                    "state.team",
                    state.team(seat).stream().filter(other -> other != seat).toList());
        }
        if (state.mustering(seat) > 0) {
            say("state.mustering", state.mustering(seat));
        }
        if (isSet()) {
            long held = state.held(seat);
            say("state.holdings", Long.bitCount(held), Long.bitCount(held & state.fields()), state.army(seat));
            base(seat);
            if (state.mode().heroes()) {
                hero(seat, faction);
            }
            achievements(seat);
            if (state.rewards(seat) != 0) {
                say("state.rewards", Masks.rewards(state.rewards(seat)));
            }
        }
        cards("state.cards", "state.cards-seen", seat, state.hand(seat));
        if (state.captured(seat) != 0) {
            cards("state.captured", "state.captured-seen", seat, state.captured(seat));
        }
    }

    private void base(Seat seat) {
        Territory base = state.base(seat);
        if (base != null) {
            Seat holder = Objects.requireNonNull(state.owner(base));
            if (holder == seat) {
                say("state.base", base);
            } else {
                say("state.base-lost", base, Neutrals.spoken(holder));
            }
        }
    }

    private void hero(Seat seat, Faction faction) {
        Message name = Message.of("hero." + faction.id());
        Territory at = state.hero(seat);
        if (at == null) {
            say("state.hero-away", name);
        } else {
            say("state.hero", name, at);
        }
    }

    private void achievements(Seat seat) {
        List<Achievement> taken = Masks.achievements(state.achievements(seat));
        if (taken.isEmpty()) {
            say("state.no-achievements");
        } else {
            say("state.achievements", taken);
        }
    }

    private void cards(String hidden, String shown, Seat seat, long cards) {
        long visible = viewer == seat ? -1L : viewer instanceof Seat other ? state.known(other) : 0L;
        List<FactionCard> seen = Masks.cards(cards & visible);
        if (seen.isEmpty()) {
            say(hidden, Long.bitCount(cards));
        } else {
            say(shown, Long.bitCount(cards), seen);
        }
    }

    /** Articles neutral, hidden-hands: the neutral colours have nothing but units. */
    private void neutrals() {
        for (Seat holder : state.holders()) {
            if (Neutrals.is(holder) && state.held(holder) != 0) {
                long held = state.held(holder);
                say("state.neutral", Neutrals.faction(holder), Long.bitCount(held), state.army(holder));
            }
        }
    }

    // ---- the board

    /** While territories are being claimed. */
    private void claimed() {
        for (Territory territory : Territory.values()) {
            if (state.owner(territory) != null) {
                territory(territory);
            } else if ((state.fields() & territory.bit()) != 0) {
                say("state.empty-with-field", territory);
            }
        }
    }

    private void planets() {
        for (Planet planet : Planet.values()) {
            long all = Board.territories(planet);
            Seat first = state.owner(Territory.at(Long.numberOfTrailingZeros(all)));
            if (first != null && (state.held(first) & all) == all) {
                say("state.planet-held", planet, Board.bonus(planet), Neutrals.spoken(first));
            } else {
                say("state.planet", planet, Board.bonus(planet));
            }
            Masks.territories(all).forEach(this::territory);
        }
    }

    private void territory(Territory territory) {
        Seat holder = Objects.requireNonNull(state.owner(territory));
        List<Message> more = new ArrayList<>();
        if ((state.fields() & territory.bit()) != 0) {
            more.add(Message.of("state.has-field"));
        }
        for (Seat seat : Seat.first(state.seats())) {
            if (state.base(seat) == territory) {
                more.add(Message.of("state.has-base", seat));
            }
            if (state.heroAt(seat, territory)) {
                more.add(Message.of("state.has-hero", seat));
            }
        }
        for (Reward reward : Reward.values()) {
            if (reward.isTower() && state.tower(reward) == territory) {
                more.add(Message.of("state.has-tower", reward));
            }
        }
        if (more.isEmpty()) {
            say("state.territory", territory, Neutrals.spoken(holder), state.units(territory));
        } else {
            say("state.territory-with", territory, Neutrals.spoken(holder), state.units(territory), more);
        }
    }

    private void achievementsOnBoard() {
        List<Achievement> left = Masks.achievements(state.achievementsOnBoard());
        if (left.isEmpty()) {
            say("state.no-board-achievements");
        } else {
            say("state.board-achievements", left.size());
            left.forEach(achievement -> say("state.board-achievement", achievement));
        }
        if (state.rewardsHidden() != 0) {
            say("state.rewards-hidden", Masks.rewards(state.rewardsHidden()));
        }
    }

    private void decks() {
        if (state.mode().commonDeck()) {
            say("state.common-deck", Long.bitCount(state.cards.decks()));
            if (state.cards.discards() != 0) {
                say("state.common-discard", Masks.cards(state.cards.discards()));
            }
            return;
        }
        for (Race race : Race.values()) {
            int left = Long.bitCount(state.deck(race));
            List<FactionCard> discarded = Masks.cards(state.discard(race));
            if (discarded.isEmpty()) {
                say("state.deck", race, left);
            } else {
                say("state.deck-and-discard", race, left, discarded);
            }
        }
    }
}
