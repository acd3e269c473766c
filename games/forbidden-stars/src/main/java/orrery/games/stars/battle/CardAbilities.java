package orrery.games.stars.battle;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import orrery.core.Message;
import orrery.core.Table;
import orrery.games.stars.Articles;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsState;
import orrery.games.stars.components.Ability;
import orrery.games.stars.components.Amount;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.components.Effect;
import orrery.games.stars.components.EffectWords;

/**
 * Carries out the abilities of one combat card. Articles resolving-cards, may-and-must, opponents-choice.
 *
 * <p>{@code actor} is the side that does something: the owner of the card, or the opponent where the card lets it do
 * something of its own.
 */
final class CardAbilities {

    private final CardTable at;
    private final StarsState state;
    private final int owner;
    private final CombatCard card;
    private final Possible possible;
    private final DiceEffects dice;
    private final UnitEffects units;
    private final MoveEffects moves;
    private final DeckEffects cards;
    private @Nullable Ability ability;
    private int spent;

    CardAbilities(Table<StarsState, StarsFact> table, int owner, CombatCard card) {
        this.at = new CardTable(table, card);
        this.state = table.state();
        this.owner = owner;
        this.card = card;
        this.possible = new Possible(state);
        this.dice = new DiceEffects(at, possible);
        this.units = new UnitEffects(at, possible, dice);
        this.moves = new MoveEffects(at, possible);
        this.cards = new DeckEffects(at);
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

    private boolean wants(int side, String prompt, List<Effect> effects) {
        return at.ask(
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
        StarsChoice choice = at.ask(actor, () -> Message.of(prompt, card, known().message()), offers -> {
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
            case Effect.Tokens e -> Tokens.gain(at.table(), actor, e.icon(), count(e.amount(), actor));
            case Effect.GiveTokens e -> Tokens.gain(at.table(), 1 - actor, e.icon(), count(e.amount(), 1 - actor));
            case Effect.TokensPerMoraleDie e -> dice.tokensPerMoraleDie(actor);
            case Effect.GainDie e -> {
                for (int i = 0; i < e.count(); i++) {
                    dice.gain(actor, e.face());
                }
            }
            case Effect.GainChosenDie e -> dice.gainChosen(actor);
            case Effect.LoseDie e -> dice.lose(e, 1 - actor);
            case Effect.LoseTokens e -> dice.loseTokens(e, 1 - actor);
            case Effect.Spend e -> {
                spent = dice.spend(e, actor);
                run(e.then(), actor);
            }
            case Effect.Turn e -> dice.turn(e, actor);
            case Effect.Reroll e ->
                dice.reroll(e.side().side(actor), e.faces(), count(e.amount(), actor), e.by().side(actor));
            case Effect.BothReroll e -> dice.rerollBoth(e.faces());
            case Effect.Rally e -> units.rally(e.amount(), actor);
            case Effect.Rout e -> units.rout(e, actor);
            case Effect.RoutForDie e -> {
                units.routOwn(actor);
                dice.gain(actor, null);
            }
            case Effect.Destroy e -> units.destroy(e, count(e.amount(), actor), actor);
            case Effect.Retreat e -> moves.retreat(count(e.amount(), actor), actor);
            case Effect.MoveNear e -> moves.moveNear(actor);
            case Effect.WaveSerpent e -> moves.waveSerpent(actor);
            case Effect.Fetch e -> moves.fetch(e.units(), Possible.ANY_LEVEL, actor);
            case Effect.FetchByCultists e -> moves.fetch(CardTable.ALL_UNITS, possible.cultists(actor), actor);
            case Effect.PlaceHere e -> moves.placeHere(e.units(), actor);
            case Effect.PlaceInSystem e -> moves.placeInSystem(e.unit(), actor);
            case Effect.Promote e -> units.promote(e.unit(), actor);
            case Effect.Reinforce e -> at.record(new StarsFact.TokenCame(at.seat(actor), Area.at(state.battleArea())));
            case Effect.DiscardFaceUp e -> cards.discardFaceUp(e.by().side(actor), 1 - actor);
            case Effect.DiscardRandom e -> cards.discardRandom(1 - actor);
            case Effect.BorrowIcons e -> cards.borrowIcons(actor);
            case Effect.Peek e -> cards.peek(actor);
            case Effect.ExtraCard e -> cards.extraCard(actor);
            case Effect.DrawCard e -> Cards.draw(at.table(), state.sideSeat(actor));
            case Effect.ThreatenCard e -> {
                if (!cards.threatenCard(actor)) {
                    run(e.otherwise(), actor);
                }
            }
            case Effect.ThreatenUnit e -> units.threatenUnit(actor);
            case Effect.Raise e -> at.record(new StarsFact.FlagRaised(at.seat(actor), e.flag()));
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

    private int count(Amount amount, int actor) {
        return switch (amount.of()) {
            case ONE -> amount.times();
            case SPENT -> amount.times() * spent;
            case UNITS -> amount.times() * Figures.standingOf(state, actor, amount.units());
        };
    }
}
