package orrery.games.stars;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import orrery.core.Article;
import orrery.core.Component;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.AreaKind;
import orrery.games.stars.components.Asset;
import orrery.games.stars.components.AssetIcon;
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.components.CombatIcon;
import orrery.games.stars.components.Compass;
import orrery.games.stars.components.Effect;
import orrery.games.stars.components.EventCard;
import orrery.games.stars.components.EventTiming;
import orrery.games.stars.components.EventType;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.Order;
import orrery.games.stars.components.OrderUpgrade;
import orrery.games.stars.components.Phase;
import orrery.games.stars.components.StormMove;
import orrery.games.stars.components.Structure;
import orrery.games.stars.components.SystemSide;
import orrery.games.stars.components.Tile;
import orrery.games.stars.components.Unit;
import orrery.games.stars.components.UnitKind;
import orrery.testkit.SaidInBothLanguages;

/** All that the game says, it says in both languages. */
class MessagesTest extends SaidInBothLanguages {

    /** What the page in the browser says of a seat. */
    private static final List<String> OF_THE_PAGE = List.of(
            "seat.materiel",
            "seat.level",
            "seat.forges",
            "seat.caches",
            "seat.reinforcements",
            "seat.objectives",
            "seat.worlds",
            "seat.units");

    MessagesTest() {
        super(
                new StarsGame(),
                Articles.class,
                Set.of("prompt", "why", "remark", "choice", "fact", "path", "state", "effect", "forecast"));
    }

    @Override
    protected Stream<String> furtherKeys() {
        List<String> keys = new ArrayList<>(OF_THE_PAGE);
        for (StarsFact.Manner manner : StarsFact.Manner.values()) {
            keys.add("fact.unit-" + manner.id());
        }
        for (Effect.Flag flag : Effect.Flag.values()) {
            keys.add("fact.flag-" + flag.id());
            keys.add("effect.flag-" + flag.id());
        }
        for (Effect.Condition condition : Effect.Condition.values()) {
            keys.add("effect.if-" + condition.id());
        }
        for (CombatCard card : CombatCard.values()) {
            card.general().forEach(ability -> keys.add(ability.message().key()));
            card.unit().forEach(ability -> keys.add(ability.message().key()));
        }
        for (String with : List.of("", "-cache")) {
            for (String forge : List.of("", "-forge")) {
                keys.add("choice.buy" + with + forge);
                keys.add("choice.buy" + with + forge + "-warboss");
            }
        }
        return keys.stream();
    }

    @Override
    protected Stream<Component[]> components() {
        return Stream.of(
                Area.values(),
                Asset.values(),
                AssetIcon.values(),
                AreaKind.values(),
                CombatCard.values(),
                CombatIcon.values(),
                Compass.values(),
                EventCard.values(),
                EventTiming.values(),
                EventType.values(),
                Faction.values(),
                Order.values(),
                OrderUpgrade.values(),
                Phase.values(),
                StormMove.values(),
                Structure.values(),
                SystemSide.values(),
                Tile.values(),
                Unit.values(),
                UnitKind.values(),
                Step.values(),
                StarsEnd.values(),
                StarsPurpose.values());
    }

    @Override
    protected Stream<Article> articlesOfComponents() {
        return Stream.of(
                        Arrays.stream(CombatCard.values()).map(Articles::of),
                        Arrays.stream(OrderUpgrade.values()).map(Articles::of),
                        Arrays.stream(EventCard.values()).map(Articles::of))
                .flatMap(articles -> articles);
    }
}
