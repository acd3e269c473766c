package orrery.games.stars.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import orrery.core.Message;
import orrery.core.Offers;
import orrery.core.Seat;
import orrery.core.Table;
import orrery.games.stars.Articles;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsPurpose;
import orrery.games.stars.StarsQuestion;
import orrery.games.stars.StarsState;
import orrery.games.stars.Step;
import orrery.games.stars.components.Ability;
import orrery.games.stars.components.Amount;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.components.CombatIcon;
import orrery.games.stars.components.Effect;
import orrery.games.stars.components.EffectWords;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.Tables;
import orrery.games.stars.components.Unit;

/**
 * Carries out the abilities of one combat card. Articles resolving-cards, may-and-must, opponents-choice.
 *
 * <p>{@code actor} is the side that does something: the owner of the card, or the opponent where the card lets it do
 * something of its own.
 */
final class CardAbilities {

    private static final int ALL_UNITS = 0b111111;
    private static final int BASIC_UNITS = 0b11;

    private final Table<StarsState, StarsFact> table;
    private final StarsState state;
    private final int owner;
    private final CombatCard card;
    private final Possible possible;
    private @Nullable Ability ability;
    private int spent;

    CardAbilities(Table<StarsState, StarsFact> table, int owner, CombatCard card) {
        this.table = table;
        this.state = table.state();
        this.owner = owner;
        this.card = card;
        this.possible = new Possible(state);
    }

    /** One ability: its owner uses it as a whole or declines it, unless it is a must. */
    void use(Ability used) {
        if (!possible.all(used.does(), owner)) {
            return;
        }
        ability = used;
        if (used.must()) {
            run(used.does(), owner);
        } else if (used.does().size() == 1 && used.does().getFirst() instanceof Effect.Choose choose) {
            choose(choose.options(), owner, true);
        } else if (wants(owner, "prompt.ability", used.does())) {
            run(used.does(), owner);
        }
    }

    // ---- questions

    private StarsChoice ask(int side, Supplier<Message> prompt, Consumer<Offers<StarsChoice>> choices) {
        return table.ask(
                StarsQuestion.of(state, state.sideSeat(side), Step.RESOLVE_CARD, Articles.of(card), prompt, choices));
    }

    private boolean wants(int side, String prompt, List<Effect> effects) {
        return ask(
                        side,
                        () -> Message.of(prompt, card, known().message(), EffectWords.of(effects, card.faction())),
                        offers -> {
                            offers.legal(new StarsChoice.Use());
                            offers.legal(new StarsChoice.Decline());
                        })
                instanceof StarsChoice.Use;
    }

    /** The ability that is carried out. */
    private Ability known() {
        return Objects.requireNonNull(ability);
    }

    private void choose(List<List<Effect>> options, int actor, boolean mayDecline) {
        String prompt = actor == owner ? "prompt.ability-choice" : "prompt.opponents-choice";
        StarsChoice choice = ask(actor, () -> Message.of(prompt, card, known().message()), offers -> {
            for (int i = 0; i < options.size(); i++) {
                StarsChoice option = new StarsChoice.Alternative(card, known().number(), i + 1);
                if (possible.all(options.get(i), actor)) {
                    offers.legal(option);
                } else if (offers.explains()) {
                    offers.illegal(option, Articles.MAY_AND_MUST, Message.of("why.impossible"), card);
                }
            }
            if (mayDecline) {
                offers.legal(new StarsChoice.Decline());
            }
        });
        if (choice instanceof StarsChoice.Alternative alternative) {
            run(options.get(alternative.option() - 1), actor);
        }
    }

    private int askNumber(int actor, int least, int most) {
        if (least == most) {
            return least;
        }
        var choice = (StarsChoice.Number) ask(actor, () -> Message.of("prompt.number", card), offers -> {
            for (int number = least; number <= most; number++) {
                offers.legal(new StarsChoice.Number(number));
            }
        });
        return choice.number();
    }

    private CombatIcon askDie(int chooser, int side, int faces, int[] named, String prompt) {
        return ((StarsChoice.PickFace) ask(chooser, () -> Message.of(prompt, card), offers -> {
                    for (CombatIcon face : CombatIcon.values()) {
                        if ((faces & face.bit()) != 0 && state.dice(side, face) > named[face.ordinal()]) {
                            offers.legal(new StarsChoice.PickFace(face), face);
                        }
                    }
                }))
                .face();
    }

    private Figures.Figure askFigure(
            int chooser, int side, boolean standing, boolean routed, int units, String prompt) {
        return Figures.figure(ask(
                chooser,
                () -> Message.of(prompt, card),
                offers -> Figures.offer(state, side, standing, routed, units, offers)));
    }

    // ---- effects

    private void run(List<Effect> effects, int actor) {
        for (Effect effect : effects) {
            if (possible.one(effect, actor)) {
                run(effect, actor);
            }
        }
    }

    private void run(Effect effect, int actor) {
        switch (effect) {
            case Effect.Tokens e -> Tokens.gain(table, actor, e.icon(), count(e.amount(), actor));
            case Effect.GiveTokens e -> Tokens.gain(table, 1 - actor, e.icon(), count(e.amount(), 1 - actor));
            case Effect.TokensPerMoraleDie e -> tokensPerMoraleDie(actor);
            case Effect.GainDie e -> {
                for (int i = 0; i < e.count(); i++) {
                    gainDie(actor, e.face());
                }
            }
            case Effect.GainChosenDie e -> {
                var face = (StarsChoice.PickFace) ask(actor, () -> Message.of("prompt.face"), offers -> {
                    for (CombatIcon icon : CombatIcon.values()) {
                        offers.legal(new StarsChoice.PickFace(icon), icon);
                    }
                });
                gainDie(actor, face.face());
            }
            case Effect.LoseDie e -> {
                for (int i = 0; i < e.count() && possible.dice(1 - actor, e.faces()) > 0; i++) {
                    lose(1 - actor, askDie(1 - actor, 1 - actor, e.faces(), NONE, "prompt.lose-die"));
                }
            }
            case Effect.LoseTokens e ->
                table.record(new StarsFact.TokensLost(
                        seat(1 - actor), e.icon(), Math.min(e.count(), state.tokens(1 - actor, e.icon()))));
            case Effect.Spend e -> spend(e, actor);
            case Effect.Turn e -> turn(e, actor);
            case Effect.Reroll e -> {
                int side = e.side().side(actor);
                reroll(side, e.faces(), count(e.amount(), actor), e.by().side(actor));
            }
            case Effect.BothReroll e -> {
                reroll(0, e.faces(), Amount.ALL, 0);
                reroll(1, e.faces(), Amount.ALL, 1);
            }
            case Effect.Rally e -> rally(e.amount(), actor);
            case Effect.Rout e -> rout(e, actor);
            case Effect.RoutForDie e -> {
                Figures.rout(
                        table,
                        actor,
                        askFigure(actor, actor, true, false, ALL_UNITS, "prompt.rout-own")
                                .number());
                gainDie(actor, null);
            }
            case Effect.Destroy e -> destroy(e, actor);
            case Effect.Retreat e -> retreat(count(e.amount(), actor), actor);
            case Effect.MoveNear e -> moveNear(actor);
            case Effect.WaveSerpent e -> waveSerpent(actor);
            case Effect.Fetch e -> fetch(e.units(), Possible.ANY_LEVEL, actor);
            case Effect.FetchByCultists e -> fetch(ALL_UNITS, possible.cultists(actor), actor);
            case Effect.PlaceHere e -> placeHere(e.units(), actor);
            case Effect.PlaceInSystem e -> placeInSystem(e.unit(), actor);
            case Effect.Promote e -> promote(e.unit(), actor);
            case Effect.Reinforce e -> table.record(new StarsFact.TokenCame(seat(actor), Area.at(state.battleArea())));
            case Effect.DiscardFaceUp e -> discardFaceUp(1 - actor, pickFaceUp(e.by().side(actor), 1 - actor));
            case Effect.DiscardRandom e -> discardRandom(1 - actor);
            case Effect.BorrowIcons e -> borrowIcons(actor);
            case Effect.Peek e ->
                table.record(new StarsFact.CardPeeked(
                        seat(actor), seat(1 - actor), kind(1 - actor, state.faceDown(1 - actor))));
            case Effect.ExtraCard e -> extraCard(actor);
            case Effect.DrawCard e -> Cards.draw(table, state.sideSeat(actor));
            case Effect.ThreatenCard e -> threatenCard(e, actor);
            case Effect.ThreatenUnit e -> threatenUnit(actor);
            case Effect.Raise e -> table.record(new StarsFact.FlagRaised(seat(actor), e.flag()));
            case Effect.Choose e -> choose(e.options(), actor, false);
            case Effect.Optional e -> {
                if (wants(actor, "prompt.ability", e.does())) {
                    run(e.does(), actor);
                }
            }
            case Effect.OpponentMust e -> {
                if (e.options().stream().anyMatch(option -> possible.all(option, 1 - actor))) {
                    choose(e.options(), 1 - actor, false);
                }
            }
            case Effect.OpponentMay e -> {
                if (possible.all(e.does(), 1 - actor) && wants(1 - actor, "prompt.opponents-ability", e.does())) {
                    run(e.does(), 1 - actor);
                } else {
                    run(e.otherwise(), actor);
                }
            }
            case Effect.If e -> run(possible.holds(e.condition(), actor) ? e.then() : e.otherwise(), actor);
        }
    }

    private static final int[] NONE = new int[CombatIcon.COUNT];

    private int count(Amount amount, int actor) {
        return switch (amount.of()) {
            case ONE -> amount.times();
            case SPENT -> amount.times() * spent;
            case UNITS -> amount.times() * Figures.standingOf(state, actor, amount.units());
        };
    }

    private Seat seat(int side) {
        return Seat.of(state.sideSeat(side));
    }

    private CombatCard kind(int side, int number) {
        return CombatCard.of(state.faction(state.sideSeat(side)), number);
    }

    // ---- dice and tokens

    private void tokensPerMoraleDie(int actor) {
        int dice = state.dice(actor, CombatIcon.MORALE);
        int attack = askNumber(actor, 0, dice);
        Tokens.gain(table, actor, CombatIcon.ATTACK, attack);
        Tokens.gain(table, actor, CombatIcon.DEFENCE, dice - attack);
    }

    /** Gains a die unless there are eight: article dice-limit. */
    private void gainDie(int side, @Nullable CombatIcon face) {
        if (state.dice(side) < Tables.MOST_DICE) {
            CombatIcon shown = face == null ? CombatIcon.thrown(table.roll(1, 6, StarsPurpose.RANDOM_DIE)[0]) : face;
            table.record(new StarsFact.DieGained(seat(side), shown));
        }
    }

    private void lose(int side, CombatIcon face) {
        table.record(new StarsFact.DiceLost(seat(side), face, 1));
    }

    private void spend(Effect.Spend e, int actor) {
        int number = askNumber(actor, e.least(), Math.min(e.most(), possible.dice(actor, e.faces())));
        for (int i = 0; i < number; i++) {
            lose(actor, askDie(actor, actor, e.faces(), NONE, "prompt.spend-die-of"));
        }
        spent = number;
        run(e.then(), actor);
    }

    private void turn(Effect.Turn e, int actor) {
        int[] done = new int[CombatIcon.COUNT];
        for (int turned = 0; turned < e.most() && possible.turnable(actor, e, done); turned++) {
            boolean mayStop = turned >= e.least();
            StarsChoice choice = ask(actor, () -> Message.of("prompt.turn-die", card), offers -> {
                for (CombatIcon from : CombatIcon.values()) {
                    for (CombatIcon to : CombatIcon.values()) {
                        if (from != to
                                && (e.from() & from.bit()) != 0
                                && (e.to() & to.bit()) != 0
                                && state.dice(actor, from) > done[from.ordinal()]) {
                            offers.legal(new StarsChoice.TurnDie(from, to), from, to);
                        }
                    }
                }
                if (mayStop) {
                    offers.legal(new StarsChoice.Done());
                }
            });
            if (!(choice instanceof StarsChoice.TurnDie turn)) {
                return;
            }
            table.record(new StarsFact.DiceTurned(seat(actor), turn.from(), turn.to(), 1));
            done[turn.to().ordinal()]++;
        }
    }

    private void reroll(int side, int faces, int amount, int chooser) {
        int there = possible.dice(side, faces);
        int[] named = new int[CombatIcon.COUNT];
        if (amount >= there) {
            for (CombatIcon face : CombatIcon.values()) {
                named[face.ordinal()] = (faces & face.bit()) != 0 ? state.dice(side, face) : 0;
            }
        } else {
            for (int i = 0; i < amount; i++) {
                named[askDie(chooser, side, faces, named, "prompt.reroll-die").ordinal()]++;
            }
        }
        int count = named[0] + named[1] + named[2];
        if (count == 0) {
            return;
        }
        int[] thrown = table.roll(count, 6, StarsPurpose.DICE_AGAIN);
        int next = 0;
        for (CombatIcon face : CombatIcon.values()) {
            for (int i = named[face.ordinal()]; i > 0; i--) {
                table.record(new StarsFact.DieRerolled(seat(side), face, CombatIcon.thrown(thrown[next++])));
            }
        }
    }

    // ---- units

    private void rally(int amount, int actor) {
        for (int i = 0; i < amount && state.force(actor) >>> 32 != 0; i++) {
            int number = amount == Amount.ALL
                    ? Long.numberOfTrailingZeros(state.force(actor) >>> 32) / 4
                    : askFigure(actor, actor, false, true, ALL_UNITS, "prompt.rally")
                            .number();
            Figures.rally(table, actor, number);
        }
    }

    private void rout(Effect.Rout e, int actor) {
        int side = e.side().side(actor);
        int units = e.basicOnly() ? BASIC_UNITS : ALL_UNITS;
        for (int i = 0; i < e.amount() && possible.hasStanding(side, units) && Figures.canBeRouted(state, side); i++) {
            int number = e.amount() == Amount.ALL
                    ? firstBasic(side)
                    : askFigure(e.by().side(actor), side, true, false, units, "prompt.rout")
                            .number();
            Figures.rout(table, side, number);
        }
    }

    private int firstBasic(int side) {
        int number = 0;
        while (StarsState.standing(state.force(side), number) == 0) {
            number = number == 1 ? StarsState.TOKEN : number + 1;
        }
        return number;
    }

    private void destroy(Effect.Destroy e, int actor) {
        int side = e.side().side(actor);
        int units = e.basicOnly() ? BASIC_UNITS & e.units() : e.units();
        int amount = count(e.amount(), actor);
        for (int i = 0; i < amount && possible.hasTarget(side, units, e.routedOnly()); i++) {
            Figures.destroy(
                    table, side, askFigure(e.by().side(actor), side, !e.routedOnly(), true, units, "prompt.destroy"));
        }
    }

    /** Retreats up to so many units, at least one, to one area: article card-retreat. */
    private void retreat(int amount, int actor) {
        Area to = Retreat.choose(table, actor);
        for (int i = 0; i < amount && state.force(actor) != 0; i++) {
            boolean mayStop = i > 0;
            StarsChoice choice = ask(actor, () -> Message.of("prompt.retreat-unit", to), offers -> {
                Figures.offer(state, actor, true, true, ALL_UNITS, offers);
                if (mayStop) {
                    offers.legal(new StarsChoice.Done());
                }
            });
            if (choice instanceof StarsChoice.Done) {
                return;
            }
            Retreat.one(table, actor, Figures.figure(choice), to);
        }
    }

    private void moveNear(int actor) {
        int seat = state.sideSeat(actor);
        int battle = state.battleArea();
        var move = (StarsChoice.MoveUnit) ask(actor, () -> Message.of("prompt.move-near", card), offers -> {
            for (int to : state.board().borders(battle)) {
                if (possible.isWay(seat, to) && state.isOpen(to, seat)) {
                    for (int number = 0; number < Faction.UNITS; number++) {
                        if (StarsState.standing(state.force(actor), number) > 0) {
                            offers.legal(
                                    new StarsChoice.MoveUnit(state.unit(seat, number), Area.at(battle), Area.at(to)),
                                    state.unit(seat, number),
                                    Area.at(to));
                        }
                    }
                }
            }
        });
        table.record(
                new StarsFact.UnitMoved(Seat.of(seat), move.unit(), move.from(), move.to(), StarsFact.Manner.MOVED));
    }

    private void waveSerpent(int actor) {
        int seat = state.sideSeat(actor);
        Area from = Area.at(state.battleArea());
        Area to = ((StarsChoice.PickArea) ask(actor, () -> Message.of("prompt.wave-serpent", card), offers -> {
                    for (int area : state.board().borders(from.ordinal())) {
                        if (possible.isSerpentTarget(seat, area)) {
                            offers.legal(new StarsChoice.PickArea(Area.at(area)), Area.at(area));
                        }
                    }
                }))
                .area();
        boolean enemy = !state.isOpen(to.ordinal(), seat);
        boolean queued = false;
        for (int i = 0; possible.hasLight(actor) && possible.hasRoom(seat, to.ordinal(), enemy); i++) {
            boolean mayStop = i > 0;
            StarsChoice choice = ask(actor, () -> Message.of("prompt.wave-serpent", card), offers -> {
                for (int number = 0; number < Faction.UNITS; number++) {
                    Unit unit = state.unit(seat, number);
                    if (unit.level() <= 1 && StarsState.standing(state.force(actor), number) > 0) {
                        offers.legal(new StarsChoice.MoveUnit(unit, from, to), unit);
                    }
                }
                if (mayStop) {
                    offers.legal(new StarsChoice.Done());
                }
            });
            if (!(choice instanceof StarsChoice.MoveUnit move)) {
                break;
            }
            table.record(new StarsFact.UnitMoved(Seat.of(seat), move.unit(), from, to, StarsFact.Manner.MOVED));
            if (enemy && !queued && !possible.isQueued(to.ordinal())) {
                table.record(new StarsFact.BattleQueued(Seat.of(seat), from, to));
            }
            queued = true;
        }
    }

    private void fetch(int units, int mostLevel, int actor) {
        int seat = state.sideSeat(actor);
        Area to = Area.at(state.battleArea());
        var move = (StarsChoice.MoveUnit) ask(actor, () -> Message.of("prompt.fetch", card), offers -> {
            for (int from : state.board().areas()) {
                for (int number = 0; number < Faction.UNITS; number++) {
                    if (possible.isFetchable(seat, from, number, units, mostLevel)) {
                        offers.legal(
                                new StarsChoice.MoveUnit(state.unit(seat, number), Area.at(from), to),
                                state.unit(seat, number),
                                Area.at(from));
                    }
                }
            }
        });
        table.record(new StarsFact.UnitMoved(Seat.of(seat), move.unit(), move.from(), to, StarsFact.Manner.PLACED));
    }

    /** A unit for nothing comes from the supply: article free-units. */
    private void placeHere(int units, int actor) {
        int seat = state.sideSeat(actor);
        table.record(new StarsFact.UnitPlaced(
                Seat.of(seat), state.unit(seat, possible.fitting(units)), Area.at(state.battleArea())));
    }

    private void placeInSystem(int number, int actor) {
        int seat = state.sideSeat(actor);
        var choice = (StarsChoice.PickArea) ask(actor, () -> Message.of("prompt.place-in-system", card), offers -> {
            int first = state.battleArea() / 4 * 4;
            for (int area = first; area < first + 4; area++) {
                if (possible.isOtherWorld(seat, area)) {
                    offers.legal(new StarsChoice.PickArea(Area.at(area)), Area.at(area));
                }
            }
        });
        table.record(new StarsFact.UnitPlaced(Seat.of(seat), state.unit(seat, number), choice.area()));
    }

    private void promote(int number, int actor) {
        int seat = state.sideSeat(actor);
        Figures.Figure figure = askFigure(actor, actor, true, true, 1 << Faction.BASIC_GROUND, "prompt.promote");
        Figures.destroy(table, actor, figure);
        table.record(new StarsFact.UnitPlaced(Seat.of(seat), state.unit(seat, number), Area.at(state.battleArea())));
    }

    // ---- cards

    private CombatCard pickFaceUp(int chooser, int side) {
        return ((StarsChoice.PickCard) ask(chooser, () -> Message.of("prompt.pick-face-up", seat(side)), offers -> {
                    List<Integer> seen = new ArrayList<>();
                    for (int i = 0; i < state.faceUpCount(side); i++) {
                        int number = state.faceUp(side, i) & 15;
                        if (!seen.contains(number)) {
                            seen.add(number);
                            offers.legal(new StarsChoice.PickCard(kind(side, number)), kind(side, number));
                        }
                    }
                }))
                .card();
    }

    private void discardFaceUp(int side, CombatCard discarded) {
        table.record(new StarsFact.CardDiscarded(seat(side), discarded, StarsFact.Pile.FACE_UP));
    }

    private void discardRandom(int side) {
        int hand = state.hand(side);
        int number = StarsState.cardAt(hand, table.draw(StarsState.cards(hand), StarsPurpose.DISCARD));
        table.record(new StarsFact.CardDiscarded(seat(side), kind(side, number), StarsFact.Pile.HAND));
    }

    private void borrowIcons(int actor) {
        int deck = state.deck(state.sideSeat(1 - actor));
        int number = StarsState.cardAt(deck, table.draw(StarsState.cards(deck), StarsPurpose.COMBAT_DECK));
        table.record(new StarsFact.CardDiscarded(seat(1 - actor), kind(1 - actor, number), StarsFact.Pile.DECK));
        table.record(new StarsFact.IconsBorrowed(seat(actor), kind(1 - actor, number)));
    }

    private void extraCard(int actor) {
        var choice = (StarsChoice.PickCard) table.ask(StarsQuestion.secret(
                state,
                state.sideSeat(actor),
                Step.RESOLVE_CARD,
                Articles.EXTRA_CARD,
                () -> Message.of("prompt.extra-card"),
                offers -> {
                    for (int number = 0; number < CombatCard.KINDS; number++) {
                        if (StarsState.copies(state.hand(actor), number) > 0) {
                            offers.legal(new StarsChoice.PickCard(kind(actor, number)), kind(actor, number));
                        }
                    }
                }));
        table.record(new StarsFact.ExtraCardPlayed(seat(actor), choice.card()));
    }

    private void threatenCard(Effect.ThreatenCard e, int actor) {
        int other = 1 - actor;
        if (state.faceUpCount(other) > 0) {
            CombatCard named = pickFaceUp(actor, other);
            StarsChoice choice = ask(other, () -> Message.of("prompt.threatened-card", named, card), offers -> {
                offers.legal(new StarsChoice.PickCard(named), named);
                offers.legal(new StarsChoice.Decline());
            });
            if (choice instanceof StarsChoice.PickCard) {
                discardFaceUp(other, named);
                return;
            }
        }
        run(e.otherwise(), actor);
    }

    private void threatenUnit(int actor) {
        int other = 1 - actor;
        Figures.Figure figure = Figures.figure(ask(
                actor,
                () -> Message.of("prompt.threaten-unit", card),
                offers -> Figures.offer(state, other, true, true, ALL_UNITS & ~BASIC_UNITS, offers)));
        int level = Figures.unit(state, other, figure.number()).level();
        if (state.dice(other) >= level) {
            Unit unit = Figures.unit(state, other, figure.number());
            StarsChoice choice = ask(other, () -> Message.of("prompt.threatened-unit", unit, level), offers -> {
                offers.legal(new StarsChoice.PayDice(level));
                offers.legal(new StarsChoice.Decline());
            });
            if (choice instanceof StarsChoice.PayDice) {
                for (int i = 0; i < level; i++) {
                    lose(other, askDie(other, other, 0b111, NONE, "prompt.spend-die-of"));
                }
                return;
            }
        }
        Figures.destroy(table, other, figure);
    }
}
