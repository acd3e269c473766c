package orrery.games.stars.components;

import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.kit.data.ComponentRecord;

/** Reads the effects of combat cards from their records. */
final class EffectReader {

    private EffectReader() {}

    /** The parts of an ability in the order in which they are carried out. */
    static List<Effect> all(ComponentRecord record, String field) {
        return record.children(field).stream().map(EffectReader::one).toList();
    }

    private static Effect one(ComponentRecord r) {
        return switch (r.text("effect")) {
            case "tokens" -> new Effect.Tokens(icon(r), amount(r));
            case "give-tokens" -> new Effect.GiveTokens(icon(r), amount(r));
            case "tokens-per-morale-die" -> new Effect.TokensPerMoraleDie();
            case "gain-die" ->
                r.text("face").equals("chosen")
                        ? new Effect.GainChosenDie()
                        : new Effect.GainDie(face(r), r.number("count", 1, 8));
            case "lose-die" -> new Effect.LoseDie(faces(r, "faces"), r.number("count", 1, 8));
            case "lose-tokens" -> new Effect.LoseTokens(icon(r), r.number("count", 1, 9));
            case "spend" ->
                new Effect.Spend(faces(r, "faces"), r.number("least", 1, 8), r.number("most", 1, 8), all(r, "then"));
            case "turn" ->
                new Effect.Turn(faces(r, "from"), faces(r, "to"), r.number("least", 0, 8), r.number("most", 1, 8));
            case "reroll" -> new Effect.Reroll(who(r, "side"), faces(r, "faces"), amount(r), who(r, "by"));
            case "both-reroll" -> new Effect.BothReroll(faces(r, "faces"));
            case "rally" -> new Effect.Rally(r.number("amount", 1, Amount.ALL));
            case "rout" ->
                new Effect.Rout(
                        who(r, "side"), who(r, "by"), r.number("amount", 1, Amount.ALL), r.flag("basicOnly", false));
            case "rout-for-die" -> new Effect.RoutForDie();
            case "destroy" ->
                new Effect.Destroy(
                        who(r, "side"),
                        who(r, "by"),
                        amount(r),
                        r.flag("routedOnly", false),
                        r.flag("basicOnly", false),
                        r.has("units") ? units(r.components("units", Unit.class)) : 0b111111);
            case "retreat" -> new Effect.Retreat(amount(r));
            case "move-near" -> new Effect.MoveNear();
            case "wave-serpent" -> new Effect.WaveSerpent();
            case "fetch" -> new Effect.Fetch(units(r.components("units", Unit.class)));
            case "fetch-by-cultists" -> new Effect.FetchByCultists();
            case "place" -> place(r);
            case "promote" -> new Effect.Promote(r.component("unit", Unit.class).number());
            case "reinforce" -> new Effect.Reinforce();
            case "discard-face-up" -> new Effect.DiscardFaceUp(who(r, "by"));
            case "discard-random" -> new Effect.DiscardRandom();
            case "borrow-icons" -> new Effect.BorrowIcons();
            case "peek" -> new Effect.Peek();
            case "extra-card" -> new Effect.ExtraCard();
            case "draw-card" -> new Effect.DrawCard();
            case "threaten-card" -> new Effect.ThreatenCard(all(r, "otherwise"));
            case "threaten-unit" -> new Effect.ThreatenUnit();
            case "flag" -> new Effect.Raise(r.component("flag", Effect.Flag.class));
            case "choose" -> new Effect.Choose(options(r));
            case "optional" -> new Effect.Optional(all(r, "does"));
            case "opponent-must" -> new Effect.OpponentMust(options(r));
            case "opponent-may" -> new Effect.OpponentMay(all(r, "does"), all(r, "otherwise"));
            case "if" ->
                new Effect.If(r.component("condition", Effect.Condition.class), all(r, "then"), all(r, "otherwise"));
            default -> throw r.wrong("effect", "the name of an effect");
        };
    }

    private static Effect place(ComponentRecord r) {
        int units = units(r.components("units", Unit.class));
        return r.text("where").equals("here")
                ? new Effect.PlaceHere(units)
                : new Effect.PlaceInSystem(Integer.numberOfTrailingZeros(units));
    }

    private static List<List<Effect>> options(ComponentRecord r) {
        return r.children("options").stream().map(o -> all(o, "does")).toList();
    }

    private static Effect.Who who(ComponentRecord r, String field) {
        return r.component(field, Effect.Who.class);
    }

    private static CombatIcon icon(ComponentRecord r) {
        return r.component("icon", CombatIcon.class);
    }

    private static @Nullable CombatIcon face(ComponentRecord r) {
        return r.text("face").equals("random") ? null : r.component("face", CombatIcon.class);
    }

    private static int faces(ComponentRecord r, String field) {
        return r.components(field, CombatIcon.class).stream()
                .mapToInt(CombatIcon::bit)
                .sum();
    }

    private static Amount amount(ComponentRecord r) {
        if (r.isNumber("amount")) {
            return Amount.fixed(r.number("amount", 1, Amount.ALL));
        }
        ComponentRecord amount = r.child("amount");
        return amount.has("spent")
                ? Amount.spent(amount.number("spent", 1, 9))
                : Amount.units(units(amount.components("count", Unit.class)));
    }

    private static int units(List<Unit> units) {
        return units.stream().mapToInt(unit -> 1 << unit.number()).sum();
    }
}
