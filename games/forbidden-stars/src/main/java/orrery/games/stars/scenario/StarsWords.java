package orrery.games.stars.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import orrery.core.Purpose;
import orrery.core.Setup;
import orrery.core.Start;
import orrery.core.Viewer;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.Line;
import orrery.core.scenario.PositionWords;
import orrery.core.scenario.WordReader;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsGame;
import orrery.games.stars.StarsPurpose;
import orrery.games.stars.StarsState;
import orrery.games.stars.StarsView;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Asset;
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.components.CombatIcon;
import orrery.games.stars.components.Compass;
import orrery.games.stars.components.EventCard;
import orrery.games.stars.components.Order;
import orrery.games.stars.components.OrderUpgrade;
import orrery.games.stars.components.Structure;
import orrery.games.stars.components.SystemSide;
import orrery.games.stars.components.Unit;

/** The words of Forbidden Stars in scenario files: {@code units 1 system-01a-ne scout 2}, {@code battle 1 system-01a-ne}. */
public final class StarsWords implements PositionWords<StarsState, StarsFact> {

    private static final StarsGame GAME = new StarsGame();

    @Override
    public String game() {
        return GAME.id();
    }

    @Override
    public Start<StarsState, StarsFact> begin(Setup setup, List<Line> lines) throws BadLine {
        Sketch sketch = new Sketch(setup);
        for (Line line : lines) {
            sketch.read(new WordReader(line, setup.seats()));
        }
        return new Start<>(GAME.state(sketch.position(new WordReader(lines.getLast(), setup.seats()))), sketch.first());
    }

    @Override
    public Optional<String> differs(StarsState state, Line expectation) throws BadLine {
        WordReader words = new WordReader(expectation, state.seats());
        Optional<String> difference = differs(state, words);
        words.end();
        return difference;
    }

    private static Optional<String> differs(StarsState state, WordReader words) throws BadLine {
        String first = words.word("what holds");
        switch (first) {
            case "round":
                return number(words, state.round());
            case "holder": {
                int holder = state.holder(words.one(Area.class).ordinal());
                return text(words, holder == -1 ? "none" : holder < 0 ? "contested" : Integer.toString(holder + 1));
            }
            case "storm": {
                int edge = state.board().edge(words.one(SystemSide.class).ordinal(), words.one(Compass.class));
                return state.hasStorm(edge) ? Optional.empty() : Optional.of("no storm");
            }
            case "stack":
                return number(words, state.height(words.one(SystemSide.class).ordinal()));
            default:
                return ofSeat(state, words, first);
        }
    }

    private static Optional<String> ofSeat(StarsState state, WordReader words, String first) throws BadLine {
        int seat = words.seat().index();
        switch (first) {
            case "units", "routed": {
                long units = state.units(words.one(Area.class).ordinal(), seat);
                int number = words.one(Unit.class).number();
                return number(
                        words,
                        first.equals("units") ? StarsState.standing(units, number) : StarsState.routed(units, number));
            }
            case "structures": {
                int area = words.one(Area.class).ordinal();
                List<Structure> there = new ArrayList<>();
                for (Structure structure : Structure.values()) {
                    for (int i = state.structures(area, seat, structure); i > 0; i--) {
                        there.add(structure);
                    }
                }
                List<Structure> wanted =
                        words.all(Structure.class).stream().sorted().toList();
                return wanted.equals(there) ? Optional.empty() : Optional.of(there.toString());
            }
            case "supply":
                return number(words, state.supply(seat, words.one(Unit.class).number()));
            case "materiel":
                return number(words, state.materiel(seat));
            case "assets":
                return number(words, state.assets(seat, words.one(Asset.class)));
            case "objectives":
                return number(words, state.collected(seat));
            case "level":
                return number(words, state.level(seat));
            case "dice":
                return number(words, state.dice(side(state, words, seat), words.one(CombatIcon.class)));
            case "tokens":
                return number(words, state.tokens(side(state, words, seat), words.one(CombatIcon.class)));
            case "hand":
                return number(words, StarsState.cards(state.hand(side(state, words, seat))));
            case "held":
                return number(words, state.held(seat, words.one(Order.class)));
            case "face-up":
                return faceUp(state, words, side(state, words, seat), seat);
            case "upgrade":
                return state.has(seat, words.one(OrderUpgrade.class)) ? Optional.empty() : Optional.of("not bought");
            case "used":
                return state.isUsed(words.one(OrderUpgrade.class)) ? Optional.empty() : Optional.of("not used");
            case "scheme":
                return state.has(seat, words.one(EventCard.class)) ? Optional.empty() : Optional.of("not in play");
            case "deck":
                return number(
                        words, state.owned(seat, words.one(CombatCard.class).number()));
            case "events":
                return number(words, state.onEvents(seat));
            case "out":
                return state.isOut(seat) ? Optional.empty() : Optional.of("still in the game");
            default:
                throw words.wrong("unknown word '" + first + "'; known: round, holder, storm, stack, units, routed, "
                        + "structures, supply, materiel, assets, objectives, level, dice, tokens, hand, "
                        + "held, face-up, upgrade, used, scheme, deck, events, out");
        }
    }

    /** Exactly these combat cards lie face up, those that were added for their icons among them. */
    private static Optional<String> faceUp(StarsState state, WordReader words, int side, int seat) throws BadLine {
        List<CombatCard> there = new ArrayList<>();
        for (int i = 0; i < state.faceUpCount(side); i++) {
            there.add(CombatCard.of(state.faction(seat), state.faceUp(side, i) & 15));
        }
        return words.all(CombatCard.class).equals(there) ? Optional.empty() : Optional.of(there.toString());
    }

    private static int side(StarsState state, WordReader words, int seat) throws BadLine {
        for (int side = 0; side < 2 && state.battleArea() >= 0; side++) {
            if (state.sideSeat(side) == seat) {
                return side;
            }
        }
        throw words.wrong("seat " + (seat + 1) + " fights no battle now");
    }

    private static Optional<String> number(WordReader words, int there) throws BadLine {
        return words.number(0, 99) == there ? Optional.empty() : Optional.of(Integer.toString(there));
    }

    private static Optional<String> text(WordReader words, String there) throws BadLine {
        return words.word("what is expected").equals(there) ? Optional.empty() : Optional.of(there);
    }

    @Override
    public Optional<String> showsOtherwise(Record view, Viewer viewer, Line expectation) throws BadLine {
        StarsView shown = (StarsView) view;
        WordReader words = new WordReader(expectation, shown.players().size());
        Optional<String> difference = ViewWords.differs(shown, words);
        words.end();
        return difference;
    }

    /** A combat card by its name, drawn by the first seat whose deck holds it; an event card likewise. */
    @Override
    public OptionalInt drawn(StarsState state, Purpose why, String thing) {
        if (why == StarsPurpose.COMBAT_DECK || why == StarsPurpose.DISCARD) {
            return WordReader.find(CombatCard.class, thing)
                    .map(card -> combatCard(state, why, card))
                    .orElse(OptionalInt.empty());
        }
        if (why == StarsPurpose.EVENT_DECK) {
            return WordReader.find(EventCard.class, thing)
                    .map(card -> eventCard(state, card))
                    .orElse(OptionalInt.empty());
        }
        return OptionalInt.empty();
    }

    private static OptionalInt combatCard(StarsState state, Purpose why, CombatCard card) {
        int seat = state.seatOf(card.faction());
        if (seat < 0) {
            return OptionalInt.empty();
        }
        int cards = why == StarsPurpose.DISCARD ? state.hand(state.sideOf(seat)) : state.deck(seat);
        for (int place = 0; place < StarsState.cards(cards); place++) {
            if (StarsState.cardAt(cards, place) == card.number()) {
                return OptionalInt.of(place);
            }
        }
        return OptionalInt.empty();
    }

    private static OptionalInt eventCard(StarsState state, EventCard card) {
        int seat = state.seatOf(card.faction());
        return seat < 0 || (state.eventDeck(seat) & card.bit()) == 0
                ? OptionalInt.empty()
                : OptionalInt.of(Integer.bitCount(state.eventDeck(seat) & card.bit() - 1));
    }

    @Override
    public List<String> describe(StarsState state) {
        return Description.of(GAME.position(state));
    }
}
