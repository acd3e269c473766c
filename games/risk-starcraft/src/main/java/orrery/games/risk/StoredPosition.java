package orrery.games.risk;

import java.util.ArrayList;
import java.util.List;
import orrery.core.Seat;
import orrery.games.risk.board.Reward;
import orrery.games.risk.board.Territory;

/** The state as a {@link RiskPosition} that can be stored, and back. */
final class StoredPosition {

    private StoredPosition() {}

    static RiskPosition of(RiskState state) {
        return new RiskPosition(
                state.roundLimit(),
                Seat.first(state.seats()).stream()
                        .map(seat -> player(state, seat))
                        .toList(),
                occupied(state),
                Masks.territories(state.fields()),
                Masks.achievements(state.achievementsOnBoard()),
                Masks.cards(state.cards.decks()),
                Masks.cards(state.cards.discards()),
                turn(state.turn),
                state.mode().diagram() ? null : advanced(state));
    }

    private static RiskPosition.Advanced advanced(RiskState state) {
        List<RiskPosition.Tower> towers = new ArrayList<>();
        for (Reward reward : Reward.values()) {
            Territory at = reward.isTower() ? state.tower(reward) : null;
            if (at != null) {
                towers.add(new RiskPosition.Tower(reward, at));
            }
        }
        return new RiskPosition.Advanced(
                state.mode(),
                Masks.rewards(state.rewardsHidden()),
                Seat.first(state.seats()).stream()
                        .map(seat -> Masks.rewards(state.rewards(seat)))
                        .toList(),
                towers,
                state.manoeuvred(),
                mustering(state));
    }

    private static List<RiskPosition.Mustering> mustering(RiskState state) {
        Muster muster = state.muster;
        if (muster == null) {
            return List.of();
        }
        return state.holders().stream()
                .filter(holder -> muster.left(holder) > 0)
                .map(holder -> new RiskPosition.Mustering(
                        holder,
                        muster.left(holder),
                        muster.pledge(holder),
                        muster.pledged(holder),
                        muster.isLeftToProgram(holder)))
                .toList();
    }

    private static RiskPosition.Player player(RiskState state, Seat seat) {
        return new RiskPosition.Player(
                state.place(seat),
                state.faction(seat),
                state.base(seat),
                state.hero(seat),
                state.isEliminated(seat),
                Masks.cards(state.hand(seat)),
                Masks.cards(state.captured(seat)),
                Masks.cards(state.known(seat)),
                Masks.achievements(state.achievements(seat)));
    }

    private static List<RiskPosition.Occupied> occupied(RiskState state) {
        List<RiskPosition.Occupied> occupied = new ArrayList<>();
        for (Territory territory : Territory.values()) {
            Seat holder = state.owner(territory);
            if (holder != null) {
                occupied.add(new RiskPosition.Occupied(territory, holder, state.units(territory)));
            }
        }
        return occupied;
    }

    private static RiskPosition.Turn turn(TurnMemory turn) {
        return new RiskPosition.Turn(
                turn.active,
                turn.round,
                turn.reinforcements,
                Masks.territories(turn.atTurnStart),
                turn.handedIn,
                turn.conquered,
                turn.achievementTaken,
                turn.defenceForbidden,
                List.copyOf(turn.invasions()),
                turn.attackDice,
                turn.defenceDice);
    }

    static RiskState state(RiskPosition position) {
        RiskPosition.Advanced advanced = position.advanced();
        RiskMode mode = advanced == null ? RiskMode.BASIC_TRAINING : advanced.mode();
        RiskState state = new RiskState(mode, position.players().size(), position.roundLimit());
        for (Seat seat : Seat.first(state.seats())) {
            seat(state, seat, position.players().get(seat.index()));
        }
        for (RiskPosition.Occupied at : position.occupied()) {
            state.board.occupy(at.territory(), at.seat(), at.units());
        }
        state.board.putFields(Masks.of(position.fields()));
        state.achievementsOnBoard = Masks.ofAchievements(position.achievementsOnBoard());
        state.cards.pile(Masks.ofCards(position.deck()), Masks.ofCards(position.discard()));
        remember(state.turn, position.turn());
        if (advanced != null) {
            restore(state, advanced);
        }
        return state;
    }

    private static void restore(RiskState state, RiskPosition.Advanced advanced) {
        state.rewards.lay(Masks.ofRewards(advanced.hidden()));
        for (int i = 0; i < (advanced.mode().rewards() ? state.seats() : 0); i++) {
            state.rewards.deal(Seat.of(i), Masks.ofRewards(advanced.rewards().get(i)));
        }
        advanced.towers().forEach(tower -> state.rewards.raise(tower.reward(), tower.territory()));
        state.turn.manoeuvred = advanced.manoeuvred();
        if (!advanced.muster().isEmpty()) {
            state.muster = mustered(state, advanced.muster());
        }
    }

    private static Muster mustered(RiskState state, List<RiskPosition.Mustering> holders) {
        Muster muster = new Muster(state.holders().size());
        for (RiskPosition.Mustering one : holders) {
            muster.supply(one.holder(), one.units());
            muster.pledge(one.holder(), one.pledge(), one.pledged());
            if (one.theRest()) {
                muster.leaveToProgram(one.holder());
            }
        }
        return muster;
    }

    private static void seat(RiskState state, Seat seat, RiskPosition.Player player) {
        if (player.place() > 0) {
            state.seating.take(seat, player.place());
        }
        state.seating.lead(seat, player.faction());
        if (player.eliminated()) {
            state.seating.eliminate(seat);
        }
        state.board.putBase(seat, player.base());
        state.board.putHero(seat, player.hero());
        state.cards.deal(
                seat, Masks.ofCards(player.hand()), Masks.ofCards(player.captured()), Masks.ofCards(player.known()));
        state.achievements[seat.index()] = Masks.ofAchievements(player.achievements());
    }

    private static void remember(TurnMemory memory, RiskPosition.Turn turn) {
        memory.active = turn.active();
        memory.round = turn.round();
        memory.reinforcements = turn.reinforcements();
        memory.atTurnStart = Masks.of(turn.atTurnStart());
        memory.handedIn = turn.handedIn();
        memory.conquered = turn.conquered();
        memory.achievementTaken = turn.achievementTaken();
        memory.defenceForbidden = turn.defenceForbidden();
        turn.invasions().forEach(memory::put);
        memory.lay(turn.attackDice(), turn.defenceDice());
    }
}
