package orrery.games.risk.scenario;

import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import orrery.core.Component;
import orrery.core.Seat;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.WordReader;
import orrery.games.risk.Masks;
import orrery.games.risk.RiskState;
import orrery.games.risk.board.Achievement;
import orrery.games.risk.board.Faction;
import orrery.games.risk.board.Race;
import orrery.games.risk.board.Reward;
import orrery.games.risk.board.Territory;
import orrery.games.risk.cards.FactionCard;
import orrery.games.risk.invasion.Invasion;

/** What must hold in a state. */
final class StateWords {

    private static final String KNOWN = "a territory, or owner, units, territories, hero, base, faction, place, cards, "
            + "hand, captured, known, deck, discard, achievements, board-achievements, eliminated, reinforcements, round, "
            + "active, blocked, rewards, rewards-hidden, tower";

    private StateWords() {}

    static Optional<String> differs(RiskState state, WordReader words) throws BadLine {
        String first = words.word("a word");
        Optional<Territory> territory = WordReader.find(Territory.class, first);
        Optional<String> difference =
                territory.isPresent() ? occupied(state, territory.get(), words) : ofSeat(first, state, words);
        words.end();
        return difference;
    }

    private static Optional<String> occupied(RiskState state, Territory territory, WordReader words) throws BadLine {
        Seat seat = Holders.next(words);
        int units = words.number(0, 999);
        boolean same = state.holds(seat, territory) && state.units(territory) == units;
        return same
                ? Optional.empty()
                : Optional.of("there: " + territory.id() + " " + state.owner(territory) + " " + state.units(territory));
    }

    private static Optional<String> ofSeat(String first, RiskState state, WordReader words) throws BadLine {
        return switch (first) {
            case "owner" -> thing(state.owner(words.one(Territory.class)), Holders.next(words));
            case "units" -> number(words, state.units(words.one(Territory.class)));
            case "territories" -> number(words, Long.bitCount(state.held(words.seat())));
            case "hero" -> hero(state, words);
            case "base" -> thing(state.base(words.seat()), words.one(Territory.class));
            case "faction" -> thing(state.faction(words.seat()), words.one(Faction.class));
            case "place" -> number(words, state.place(words.seat()));
            default -> ofCards(first, state, words);
        };
    }

    private static Optional<String> ofCards(String first, RiskState state, WordReader words) throws BadLine {
        return switch (first) {
            case "cards" -> number(words, Long.bitCount(state.hand(words.seat())));
            case "hand" -> set(words, FactionCard.class, Masks.cards(state.hand(words.seat())));
            case "captured" -> set(words, FactionCard.class, Masks.cards(state.captured(words.seat())));
            case "known" -> set(words, FactionCard.class, Masks.cards(state.known(words.seat())));
            case "deck" -> number(words, Long.bitCount(state.deck(words.one(Race.class))));
            case "discard" -> {
                long all = 0;
                for (Race race : Race.values()) {
                    all |= state.discard(race);
                }
                yield set(words, FactionCard.class, Masks.cards(all));
            }
            default -> ofGame(first, state, words);
        };
    }

    private static Optional<String> ofGame(String first, RiskState state, WordReader words) throws BadLine {
        return switch (first) {
            case "achievements" -> set(words, Achievement.class, Masks.achievements(state.achievements(words.seat())));
            case "board-achievements" -> set(words, Achievement.class, Masks.achievements(state.achievementsOnBoard()));
            case "eliminated" -> {
                List<Seat> out = Seat.first(state.seats()).stream()
                        .filter(state::isEliminated)
                        .toList();
                yield new LinkedHashSet<>(words.seatsLeft()).equals(new LinkedHashSet<>(out))
                        ? Optional.empty()
                        : Optional.of("eliminated are " + out);
            }
            case "rewards" -> set(words, Reward.class, Masks.rewards(state.rewards(words.seat())));
            case "rewards-hidden" -> set(words, Reward.class, Masks.rewards(state.rewardsHidden()));
            case "tower" -> tower(state, words);
            case "reinforcements" -> number(words, state.reinforcements());
            case "round" -> number(words, state.round());
            case "active" -> thing(state.active(), words.seat());
            case "blocked" -> {
                Invasion invasion = state.invasion(words.one(Territory.class), words.one(Territory.class));
                yield invasion != null && invasion.blocked() ? Optional.empty() : Optional.of("the pair is open");
            }
            default -> throw words.wrong("unknown word '" + first + "'; known: " + KNOWN);
        };
    }

    private static Optional<String> hero(RiskState state, WordReader words) throws BadLine {
        Territory there = state.hero(words.seat());
        String wanted = words.word("a territory or fallen");
        if (!wanted.equals("fallen") && WordReader.find(Territory.class, wanted).isEmpty()) {
            throw words.wrong("'" + wanted + "' is no territory; or write fallen");
        }
        String is = there == null ? "fallen" : there.id();
        return is.equals(wanted) ? Optional.empty() : Optional.of("the hero is: " + is);
    }

    private static Optional<String> tower(RiskState state, WordReader words) throws BadLine {
        Territory there = state.tower(words.one(Reward.class));
        String wanted = words.word("a territory or none");
        String is = there == null ? "none" : there.id();
        return is.equals(wanted) ? Optional.empty() : Optional.of("the tower is: " + is);
    }

    private static Optional<String> thing(@Nullable Object there, Object wanted) {
        String is = there instanceof Component component ? component.id() : String.valueOf(there);
        return Objects.equals(there, wanted) ? Optional.empty() : Optional.of("there: " + is);
    }

    static Optional<String> number(WordReader words, int there) throws BadLine {
        return words.number(0, 999) == there ? Optional.empty() : Optional.of("there: " + there);
    }

    /** The rest of the line names exactly these things, in any order. */
    static <E extends Enum<E> & Component> Optional<String> set(WordReader words, Class<E> type, List<E> there)
            throws BadLine {
        EnumSet<E> wanted = EnumSet.noneOf(type);
        wanted.addAll(words.different(type));
        EnumSet<E> is = EnumSet.noneOf(type);
        is.addAll(there);
        return wanted.equals(is) ? Optional.empty() : Optional.of("there: " + ViewWords.ids(there));
    }
}
