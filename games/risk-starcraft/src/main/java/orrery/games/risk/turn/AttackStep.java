package orrery.games.risk.turn;

import java.util.Collections;
import java.util.List;
import java.util.Objects;
import orrery.core.Article;
import orrery.core.Message;
import orrery.core.Next;
import orrery.core.Offers;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.risk.Articles;
import orrery.games.risk.CardFact;
import orrery.games.risk.Masks;
import orrery.games.risk.Preset;
import orrery.games.risk.Questions;
import orrery.games.risk.RiskChoice;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskQuestion;
import orrery.games.risk.RiskState;
import orrery.games.risk.Step;
import orrery.games.risk.TurnFact;
import orrery.games.risk.board.Board;
import orrery.games.risk.board.Territory;
import orrery.games.risk.cards.Ability;
import orrery.games.risk.cards.CardWindow;
import orrery.games.risk.cards.CardWindows;
import orrery.games.risk.cards.FactionCard;
import orrery.games.risk.cards.Responses;
import orrery.games.risk.invasion.DeclareInvasion;
import orrery.games.risk.invasion.Invasion;

/**
 * The attack step between two invasions: another invasion, a card, or the end of attacks: articles attack-step,
 * several-invasions, window-attack-step, window-attack-step-start.
 */
public record AttackStep() implements Segment<RiskState, RiskFact> {

    @Override
    public Next play(Table<RiskState, RiskFact> table) {
        RiskState state = table.state();
        Seat seat = Objects.requireNonNull(state.active());
        return switch (table.ask(new AttackQuestion(state, seat))) {
            case RiskChoice.Invade(Territory from, Territory to) -> new DeclareInvasion(from, to);
            case RiskChoice.PlayCard(FactionCard card) -> play(table, seat, card);
            default -> {
                table.record(new TurnFact.AttacksEnded(seat));
                yield new AchievementStep();
            }
        };
    }

    private static Next play(Table<RiskState, RiskFact> table, Seat seat, FactionCard card) {
        table.record(new CardFact.CardPlayed(seat, card));
        Next next = new AttackStep();
        for (Ability ability : card.abilities()) {
            switch (ability) {
                case Ability.Nuke(int most) -> nuke(table, seat, card, most);
                case Ability.Survey() -> survey(table, seat, card);
                case Ability.ForbidDefenceThisTurn() -> table.record(new CardFact.DefenceForbidden(seat));
                case Ability.Drop(int distance) -> next = invadeFar(table, seat, card, distance);
                case Ability.Tunnel() -> next = invadeFar(table, seat, card, 0);
                default -> throw new IllegalStateException(card.id() + " is no card of the attack step");
            }
        }
        return next;
    }

    /** Article card-terran-tactical-nuke; the owner of the target may reply before it strikes. */
    private static void nuke(Table<RiskState, RiskFact> table, Seat seat, FactionCard card, int most) {
        RiskState state = table.state();
        RiskChoice choice = table.ask(Questions.of(
                state,
                seat,
                Step.ATTACK,
                Articles.of(card),
                () -> Message.of("prompt.nuke"),
                offers -> Masks.territories(CardWindows.nukeTargets(state, seat))
                        .forEach(target -> offers.legal(Preset.target(target), target))));
        Territory target = ((RiskChoice.Target) choice).territory();
        Seat victim = Objects.requireNonNull(state.owner(target));
        if (!Responses.cancelled(table, card, Collections.singletonMap(victim, List.of(target)), null)) {
            int units = Math.min(most, state.units(target) / 2);
            table.record(new TurnFact.UnitsRemoved(victim, target, units));
        }
    }

    /** Article card-protoss-observer. */
    private static void survey(Table<RiskState, RiskFact> table, Seat seat, FactionCard card) {
        RiskState state = table.state();
        RiskChoice choice = table.ask(Questions.of(
                state, seat, Step.ATTACK, Articles.of(card), () -> Message.of("prompt.look-at-hand"), offers -> {
                    for (Seat other : Seat.first(state.seats())) {
                        if (other != seat && !state.isEliminated(other) && !state.allied(seat, other)) {
                            offers.legal(new RiskChoice.Opponent(other));
                        }
                    }
                }));
        Seat opponent = ((RiskChoice.Opponent) choice).opponent();
        table.record(
                new CardFact.HandSeen(seat, opponent, Masks.cards(state.hand(opponent) | state.captured(opponent))));
    }

    /** Articles card-terran-combat-drop and card-zerg-nydus-worm: one invasion from afar, at once. */
    private static Next invadeFar(Table<RiskState, RiskFact> table, Seat seat, FactionCard card, int distance) {
        RiskState state = table.state();
        RiskChoice choice = table.ask(Questions.of(
                state, seat, Step.ATTACK, Articles.of(card), () -> Message.of("prompt.invade-far"), offers -> {
                    for (long rest = state.held(seat); rest != 0; rest &= rest - 1) {
                        Territory from = Territory.at(Long.numberOfTrailingZeros(rest));
                        long targets = state.units(from) < 2 ? 0 : CardWindows.targets(state, seat, from, distance);
                        for (long to = targets; to != 0; to &= to - 1) {
                            Territory target = Territory.at(Long.numberOfTrailingZeros(to));
                            offers.legal(Preset.invade(from, target), from, target);
                        }
                    }
                }));
        RiskChoice.Invade invade = (RiskChoice.Invade) choice;
        return new DeclareInvasion(invade.from(), invade.to());
    }

    /** Which invasion next, which card, or no more attacks. */
    public static final class AttackQuestion extends RiskQuestion {

        AttackQuestion(RiskState state, Seat seat) {
            super(state, seat);
        }

        /** Asked even if nothing can be invaded, for else all would see that the hand has no card for it: article hidden-hands. */
        @Override
        public boolean guardsSecret() {
            CardWindows.Moment calm = CardWindows.Moment.CALM;
            return CardWindows.mayHold(state, seat(), CardWindow.ATTACK_STEP, calm)
                    || !state.anyInvasion() && CardWindows.mayHold(state, seat(), CardWindow.ATTACK_STEP_START, calm);
        }

        @Override
        protected Step step() {
            return Step.ATTACK;
        }

        @Override
        protected Message prompt() {
            return Message.of("prompt.attack", Long.bitCount(state.hand(seat())));
        }

        @Override
        protected Article article() {
            return Articles.ATTACK_STEP;
        }

        @Override
        protected void offer(Offers<RiskChoice> offers) {
            offers.legal(Preset.END_ATTACKS);
            CardWindows.offer(offers, state, seat(), cardsOfThisMoment(), CardWindows.Moment.CALM);
            long friendly = state.heldByTeam(seat());
            for (long rest = state.held(seat()); rest != 0; rest &= rest - 1) {
                Territory from = Territory.at(Long.numberOfTrailingZeros(rest));
                boolean strong = state.units(from) >= 2;
                if (strong || offers.explains()) {
                    for (long to = Board.neighbours(from) & ~friendly; to != 0; to &= to - 1) {
                        pair(offers, from, Territory.at(Long.numberOfTrailingZeros(to)), strong);
                    }
                }
                if (offers.explains()) {
                    sparing(offers, from, Board.neighbours(from) & friendly & ~state.held(seat()));
                }
            }
        }

        /** Article team-attack. */
        private void sparing(Offers<RiskChoice> offers, Territory from, long allied) {
            for (Territory to : Masks.territories(allied)) {
                offers.illegal(Preset.invade(from, to), Articles.TEAM_ATTACK, Message.of("why.ally", to), from, to);
            }
        }

        /** Articles invasion-target, invasion-source, one-stays-behind, blocked-pair. */
        private void pair(Offers<RiskChoice> offers, Territory from, Territory to, boolean strong) {
            Invasion declared = state.invasion(from, to);
            boolean blocked = declared != null && declared.blocked();
            if (strong && !blocked) {
                offers.legal(Preset.invade(from, to), from, to);
            } else if (offers.explains()) {
                offers.illegal(
                        Preset.invade(from, to),
                        blocked ? Articles.BLOCKED_PAIR : Articles.ONE_STAYS_BEHIND,
                        blocked
                                ? Message.of("why.pair-is-blocked", from, to)
                                : Message.of("why.one-stays-behind", from, state.units(from)),
                        from,
                        to);
            }
        }

        /** Articles window-attack-step and window-attack-step-start. */
        private long cardsOfThisMoment() {
            long between = FactionCard.of(CardWindow.ATTACK_STEP);
            return state.anyInvasion() ? between : between | FactionCard.of(CardWindow.ATTACK_STEP_START);
        }
    }
}
