package orrery.games.roll.components;

import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.core.Component;
import orrery.kit.data.ComponentRecord;

/** Reads the powers of a development from its component record. */
final class PowerReader {

    private static final int ALL_DICE = (1 << DieColor.COUNT) - 1;
    private static final int ALL_PHASES = (1 << Phase.COUNT) - 1;
    private static final int ALL_WORLDS = (1 << WorldColor.values().length) - 1;
    private static final int MANY = 99;

    private PowerReader() {}

    static Power read(ComponentRecord power) {
        ComponentRecord params = power.child("params");
        return switch (power.text("kind")) {
            case "reassign" -> reassign(params);
            case "dictate-unlimited" -> new Power.DictateUnlimited();
            case "dictate-reassign-count" -> new Power.DictateMore(params.number("maxDicePerDictate", 1, 9));
            case "virtual-workers" ->
                new Power.ExtraWorkers(phase(power), params.components("workers", DieColor.class));
            case "rearrange-construction-zone" -> new Power.Rearrange();
            case "place-on-top" -> new Power.PlaceOnTop();
            case "draw-extra-tile" -> new Power.ExtraTile();
            case "stock-bonus" ->
                new Power.StockBonus(
                        params.component("explorerColor", DieColor.class), params.number("creditsInstead", 1, 10));
            case "credits-if-scouted-with-color" ->
                new Power.CreditsIfScouted(phase(power), params.component("color", DieColor.class), amount(params));
            case "credits-if-most" -> new Power.CreditsIfMost(phase(power), amount(params));
            case "credits-flat" -> new Power.CreditsFlat(phase(power), amount(params));
            case "vp-flat" -> new Power.ChipsFlat(phase(power), points(params));
            case "credits-on-complete" -> onComplete(params);
            case "credits-per-dice-in-citizenry" ->
                new Power.CreditsPerDice(
                        phase(power),
                        params.component("color", DieColor.class),
                        params.number("per", 1, 9),
                        amount(params));
            case "credits-per-good-on-world-color" ->
                new Power.CreditsPerGoodOn(phase(power), worlds(params), amount(params));
            case "credits-per-good-die-color" ->
                new Power.CreditsPerGoodDie(phase(power), params.component("dieColor", DieColor.class), amount(params));
            case "credits-per-trade" -> new Power.CreditsPerTrade(worlds(params), amount(params));
            case "credits-per-consume" -> new Power.CreditsPerConsume(worlds(params), amount(params));
            case "vp-per-consume" -> new Power.ChipsPerConsume(worlds(params), points(params));
            case "buy-vp-on-trade" -> new Power.BuyChips(params.number("cost", 1, 10), points(params));
            case "credits-if-highest-world" -> new Power.CreditsIfHighestWorld(phase(power), amount(params));
            case "develop-discount" ->
                new Power.DevelopDiscount(
                        params.text("tiles").equals("reassign-power-developments"), amount(params), minimum(params));
            case "settle-discount" ->
                new Power.SettleDiscount(
                        worlds(params), amount(params), minimum(params), params.flag("applyFirst", false));
            case "return-workers-to-cup" -> toCup(params);
            case "goods-capacity" -> new Power.MoreGoods(params.number("extraGoodsPerWorld", 1, 1));
            default -> scoring(power, params);
        };
    }

    private static Power scoring(ComponentRecord power, ComponentRecord params) {
        return switch (power.text("kind")) {
            case "score-per-development" -> new Power.ScorePerDevelopment(points(params), false);
            case "score-per-non-reassign-development" -> new Power.ScorePerDevelopment(points(params), true);
            case "score-per-good" -> new Power.ScorePerGood(points(params));
            case "score-dice-colors" -> new Power.ScorePerDieColor(points(params));
            case "score-per-world-color" -> new Power.ScorePerWorld(worlds(params), points(params));
            case "score-world-cost-fraction" ->
                new Power.ScoreWorldCosts(worlds(params), params.number("divisor", 1, 9));
            case "score-development-cost-fraction" ->
                new Power.ScoreDevelopmentCosts(
                        params.text("only").equals("reassign-power-developments"), params.number("divisor", 1, 9));
            case "score-dice-sets" ->
                new Power.ScoreDiceSets(
                        params.component("color", DieColor.class),
                        params.number("setSize", 1, 9),
                        params.number("vpPerSet", 1, 9));
            case "score-triangular-vp-chips" -> new Power.ScoreTriangle();
            default -> throw power.wrong("kind", "a kind of power that the program knows");
        };
    }

    private static Power reassign(ComponentRecord params) {
        boolean selected = params.isText("to") && params.text("to").equals("selected-phase");
        return new Power.Reassign(
                params.number("minDice", 1, 2),
                params.number("maxDice", 1, 9),
                dice(params),
                only(params),
                params.isText("to") ? ALL_PHASES : mask(params.components("to", Phase.class)),
                selected,
                params.has("condition"));
    }

    private static @Nullable Phase only(ComponentRecord params) {
        return params.text("fromColumn").equals("any") ? null : params.component("fromColumn", Phase.class);
    }

    private static int dice(ComponentRecord params) {
        if (params.isText("diceColors")) {
            return ALL_DICE;
        }
        return params.isList("diceColors")
                ? mask(params.components("diceColors", DieColor.class))
                : ALL_DICE & ~mask(params.child("diceColors").components("not", DieColor.class));
    }

    private static Power onComplete(ComponentRecord params) {
        boolean extra = params.has("extra");
        return new Power.CreditsOnComplete(
                stack(params),
                amount(params),
                params.flag("excludesSelf", false),
                extra ? worlds(params.child("extra")) : 0,
                extra ? amount(params.child("extra")) : 0);
    }

    private static Power toCup(ComponentRecord params) {
        boolean all = params.isText("min");
        return new Power.WorkersToCup(
                stack(params),
                all,
                all ? 0 : params.number("min", 0, 9),
                all ? MANY : params.number("max", 1, 9),
                params.isText("colors") ? ALL_DICE : mask(params.components("colors", DieColor.class)),
                params.flag("excludesSelf", false));
    }

    private static Stack stack(ComponentRecord params) {
        return params.components("tiles", Side.class).contains(Side.DEVELOPMENT) ? Stack.DEVELOPMENTS : Stack.WORLDS;
    }

    private static Phase phase(ComponentRecord power) {
        return power.component("phase", Phase.class);
    }

    private static int amount(ComponentRecord params) {
        return params.number("amount", 1, 10);
    }

    private static int minimum(ComponentRecord params) {
        return params.number("minimum", 1, 6);
    }

    private static int points(ComponentRecord params) {
        return params.number("vp", 1, 10);
    }

    private static int worlds(ComponentRecord params) {
        return params.isText("worldColors") ? ALL_WORLDS : mask(params.components("worldColors", WorldColor.class));
    }

    private static <E extends Enum<E> & Component> int mask(List<E> items) {
        int mask = 0;
        for (E item : items) {
            mask |= 1 << item.ordinal();
        }
        return mask;
    }

    /** The words of the component files for the two sides of a tile. */
    private enum Side implements Component {
        DEVELOPMENT("development"),
        WORLD("world");

        private final String id;

        Side(String id) {
            this.id = id;
        }

        @Override
        public String id() {
            return id;
        }
    }
}
