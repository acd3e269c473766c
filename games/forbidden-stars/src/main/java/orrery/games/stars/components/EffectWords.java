package orrery.games.stars.components;

import java.util.ArrayList;
import java.util.List;
import orrery.core.Message;

/** What effects of combat cards do, in words: what whoever carries them out does, without a subject. */
public final class EffectWords {

    private static final int ANY_FACE = 0b111;

    private EffectWords() {}

    /** Several effects one after the other. */
    public static Message of(List<Effect> effects, Faction faction) {
        return joined(
                "effect.then",
                effects.stream().map(effect -> of(effect, faction)).toList());
    }

    /** Alternatives. */
    private static Message options(List<List<Effect>> options, Faction faction) {
        return joined(
                "effect.or", options.stream().map(option -> of(option, faction)).toList());
    }

    private static Message joined(String key, List<Message> parts) {
        Message whole = parts.getFirst();
        for (Message part : parts.subList(1, parts.size())) {
            whole = Message.of(key, whole, part);
        }
        return whole;
    }

    private static Message of(Effect effect, Faction faction) {
        return switch (effect) {
            case Effect.Tokens e -> tokens(e.icon(), e.amount(), faction);
            case Effect.GiveTokens e ->
                Message.of("effect.give-tokens", e.icon(), units(e.amount().units(), faction));
            case Effect.TokensPerMoraleDie e -> Message.of("effect.tokens-per-morale-die");
            case Effect.GainDie e ->
                e.face() == null
                        ? Message.of("effect.gain-random-die", e.count())
                        : Message.of("effect.gain-die", e.face(), e.count());
            case Effect.GainChosenDie e -> Message.of("effect.gain-chosen-die");
            case Effect.LoseDie e -> Message.of("effect.lose-die", faces(e.faces()));
            case Effect.LoseTokens e -> Message.of("effect.lose-tokens", e.icon(), e.count());
            case Effect.Spend e -> spend(e, faction);
            case Effect.Turn e ->
                e.most() < Tables.MOST_DICE
                        ? Message.of("effect.turn", e.most(), faces(e.from()), faces(e.to()))
                        : Message.of("effect.turn-any", faces(e.from()), faces(e.to()));
            case Effect.Reroll e -> reroll(e, faction);
            case Effect.BothReroll e -> Message.of("effect.both-reroll", faces(e.faces()));
            case Effect.Rally e -> Message.of(e.amount() == Amount.ALL ? "effect.rally-all" : "effect.rally");
            case Effect.Rout e -> Message.of(rout(e));
            case Effect.RoutForDie e -> Message.of("effect.rout-for-die");
            case Effect.Destroy e -> destroy(e, faction);
            case Effect.Retreat e ->
                Message.of(e.amount().of() == Amount.Of.SPENT ? "effect.retreat-per-die" : "effect.retreat");
            case Effect.MoveNear e -> Message.of("effect.move-near");
            case Effect.WaveSerpent e -> Message.of("effect.wave-serpent");
            case Effect.Fetch e -> Message.of("effect.fetch", units(e.units(), faction));
            case Effect.FetchByCultists e -> Message.of("effect.fetch-by-cultists");
            case Effect.PlaceHere e -> Message.of("effect.place-here", units(e.units(), faction));
            case Effect.PlaceInSystem e -> Message.of("effect.place-in-system", faction.unit(e.unit()));
            case Effect.Promote e -> Message.of("effect.promote", faction.unit(e.unit()));
            case Effect.Reinforce e -> Message.of("effect.reinforce");
            case Effect.DiscardFaceUp e ->
                Message.of(e.by() == Effect.Who.OWN ? "effect.discard-named" : "effect.discard-theirs");
            case Effect.DiscardRandom e -> Message.of("effect.discard-random");
            case Effect.BorrowIcons e -> Message.of("effect.borrow-icons");
            case Effect.Peek e -> Message.of("effect.peek");
            case Effect.ExtraCard e -> Message.of("effect.extra-card");
            case Effect.DrawCard e -> Message.of("effect.draw-card");
            case Effect.ThreatenCard e -> Message.of("effect.threaten-card", of(e.otherwise(), faction));
            case Effect.ThreatenUnit e -> Message.of("effect.threaten-unit");
            case Effect.Raise e -> Message.of("effect.flag-" + e.flag().id());
            case Effect.Choose e -> options(e.options(), faction);
            case Effect.Optional e -> Message.of("effect.optional", of(e.does(), faction));
            case Effect.OpponentMust e -> Message.of("effect.opponent-must", options(e.options(), faction));
            case Effect.OpponentMay e -> opponentMay(e, faction);
            case Effect.If e -> condition(e, faction);
        };
    }

    private static Message tokens(CombatIcon icon, Amount amount, Faction faction) {
        return switch (amount.of()) {
            case ONE -> Message.of("effect.tokens", icon, amount.times());
            case SPENT -> Message.of("effect.tokens-per-die", icon, amount.times());
            case UNITS -> Message.of("effect.tokens-per-unit", icon, units(amount.units(), faction));
        };
    }

    private static Message spend(Effect.Spend e, Faction faction) {
        Message cost = Message.of(e.most() == 1 ? "effect.spend" : "effect.spend-many", faces(e.faces()));
        return e.then().isEmpty() ? cost : Message.of("effect.and", cost, of(e.then(), faction));
    }

    private static Message reroll(Effect.Reroll e, Faction faction) {
        boolean own = e.side() == Effect.Who.OWN;
        if (e.amount().of() == Amount.Of.UNITS) {
            return Message.of(
                    "effect.reroll-per-unit", faces(e.faces()), units(e.amount().units(), faction));
        }
        if (e.amount().times() == Amount.ALL) {
            return Message.of(own ? "effect.reroll-own-all" : "effect.reroll-theirs-all", faces(e.faces()));
        }
        String key =
                own ? "effect.reroll-own" : e.by() == Effect.Who.OWN ? "effect.reroll-named" : "effect.reroll-theirs";
        return Message.of(key, faces(e.faces()));
    }

    private static String rout(Effect.Rout e) {
        if (e.basicOnly()) {
            return "effect.rout-basic";
        }
        if (e.side() == Effect.Who.OWN) {
            return "effect.rout-own";
        }
        return e.by() == Effect.Who.OWN ? "effect.rout-named" : "effect.rout-theirs";
    }

    private static Message destroy(Effect.Destroy e, Faction faction) {
        if (e.side() == Effect.Who.OPPONENT) {
            return Message.of(
                    e.by() == Effect.Who.OPPONENT
                            ? "effect.destroy-theirs"
                            : e.basicOnly() ? "effect.destroy-basic-per-die" : "effect.destroy-named-routed");
        }
        if (e.routedOnly()) {
            return Message.of("effect.destroy-own-routed");
        }
        return Integer.bitCount(e.units()) == 1
                ? Message.of("effect.destroy-own-kind", units(e.units(), faction))
                : Message.of("effect.destroy-own");
    }

    private static Message opponentMay(Effect.OpponentMay e, Faction faction) {
        Message may = Message.of("effect.opponent-may", of(e.does(), faction));
        return e.otherwise().isEmpty() ? may : Message.of("effect.otherwise", may, of(e.otherwise(), faction));
    }

    private static Message condition(Effect.If e, Faction faction) {
        Message then = Message.of("effect.if-" + e.condition().id(), of(e.then(), faction));
        return e.otherwise().isEmpty() ? then : Message.of("effect.otherwise", then, of(e.otherwise(), faction));
    }

    private static Message faces(int mask) {
        if (mask == ANY_FACE) {
            return Message.of("effect.any-face");
        }
        List<Message> faces = new ArrayList<>();
        for (CombatIcon face : CombatIcon.values()) {
            if ((mask & face.bit()) != 0) {
                faces.add(Message.of("effect.face", face));
            }
        }
        return joined("effect.or", faces);
    }

    private static Message units(int mask, Faction faction) {
        List<Message> units = new ArrayList<>();
        for (int number = 0; number < Faction.UNITS; number++) {
            if ((mask & 1 << number) != 0) {
                units.add(Message.of("effect.unit", faction.unit(number)));
            }
        }
        return joined("effect.or", units);
    }
}
