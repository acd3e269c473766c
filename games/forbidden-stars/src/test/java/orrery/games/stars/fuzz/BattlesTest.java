package orrery.games.stars.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import orrery.core.Next;
import orrery.core.Playout;
import orrery.core.Policy;
import orrery.core.Segment;
import orrery.core.Setup;
import orrery.core.Start;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.Line;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsGame;
import orrery.games.stars.StarsState;
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.components.EventCard;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.OrderUpgrade;
import orrery.games.stars.components.Unit;
import orrery.games.stars.operations.EndOfTurn;
import orrery.games.stars.scenario.StarsWords;

/** Battles between all factions with random decks, in worlds and voids: whole games meet too few of them. */
class BattlesTest {

    private static final StarsGame GAME = new StarsGame();
    private static final int BATTLES = Extent.of(2_000, 6_000, 100_000);
    private static final String WORLD = "system-01a-ne";
    private static final String VOID = "system-01a-se";

    @Test
    void battlesKeepTheInvariantsAndEveryCardIsPlayed() throws BadLine {
        Set<CombatCard> played = EnumSet.noneOf(CombatCard.class);
        for (long seed = 0; seed < BATTLES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Start<StarsState, StarsFact> start = begin(random);
            String origin = "battle " + seed;
            Policy<StarsState> uniform = (state, question, legal) -> random.nextInt(legal.size());
            Playout<StarsState, StarsFact> play = new Playout<StarsState, StarsFact>(
                            start.state(), Collections.nCopies(2, uniform), random)
                    .observedBy(new Playout.Observer<>() {
                        @Override
                        public void happened(StarsState state, StarsFact fact) {
                            GAME.check(state);
                            if (fact instanceof StarsFact.CardRevealed revealed) {
                                played.add(revealed.card());
                            }
                        }
                    });
            Next next = start.first();
            while (next instanceof Segment<?, ?> segment && !(segment instanceof EndOfTurn)) {
                next = play.step(segment);
            }
            assertThat(start.state().battleArea()).as(origin).isEqualTo(-1);
            for (int area : start.state().board().areas()) {
                assertThat(start.state().holder(area)).as(origin).isNotEqualTo(StarsState.CONTESTED);
            }
        }
        assertThat(played).containsExactlyInAnyOrder(CombatCard.values());
    }

    private static Start<StarsState, StarsFact> begin(SplittableRandom random) throws BadLine {
        List<String> lines = new ArrayList<>();
        boolean world = random.nextInt(3) > 0;
        String area = world ? WORLD : VOID;
        int first = random.nextInt(Faction.COUNT);
        int second = (first + 1 + random.nextInt(Faction.COUNT - 1)) % Faction.COUNT;
        for (int seat = 1; seat <= 2; seat++) {
            Faction faction = Faction.at(seat == 1 ? first : second);
            lines.add("faction " + seat + " " + faction.id());
            lines.add("materiel " + seat + " 5");
            lines.add("assets " + seat + " reinforcement " + random.nextInt(4));
            units(lines, random, faction, seat, area, world, 2);
            units(lines, random, faction, seat, seat == 1 ? "system-02a-sw" : "system-03a-ne", true, 1);
            cards(lines, random, faction, seat);
        }
        if (world && random.nextInt(3) == 0) {
            lines.add("structure 2 " + area + " bastion");
        }
        lines.add("structure 1 system-02a-sw factory");
        lines.add("structure 2 system-03a-ne factory");
        lines.add("units 2 system-03a-nw "
                + Faction.at(second).unit(Faction.BASIC_SHIP).id() + " 1");
        lines.add("came " + (world ? "system-02a-nw" : "system-02a-se"));
        if (random.nextBoolean()) {
            lines.add("storm system-03a north");
        }
        lines.add("battle 1 " + area);
        return new StarsWords().begin(Setup.of(StarsGame.FULL_SET_UP, 2), Line.numbered(lines.toArray(String[]::new)));
    }

    private static void units(
            List<String> lines,
            SplittableRandom random,
            Faction faction,
            int seat,
            String area,
            boolean world,
            int mostOfAKind) {
        boolean any = false;
        for (int number = 0; number < Faction.UNITS; number++) {
            Unit unit = faction.unit(number);
            int count = unit.isShip() == world ? 0 : random.nextInt(3) * random.nextInt(2);
            if (count > 0) {
                lines.add((seat == 2 && random.nextInt(4) == 0 ? "routed " : "units ") + seat + " " + area + " "
                        + unit.id() + " " + Math.min(count, mostOfAKind));
                any = true;
            }
        }
        if (!any) {
            lines.add("units " + seat + " " + area + " "
                    + faction.unit(world ? Faction.BASIC_GROUND : Faction.BASIC_SHIP)
                            .id() + " " + mostOfAKind);
        }
    }

    private static void cards(List<String> lines, SplittableRandom random, Faction faction, int seat) {
        List<Integer> kinds = new ArrayList<>();
        while (kinds.size() < 5) {
            int kind = random.nextInt(CombatCard.KINDS);
            if (!kinds.contains(kind)) {
                kinds.add(kind);
                lines.add("card " + seat + " "
                        + CombatCard.of(faction.ordinal(), kind).id());
            }
        }
        for (int number = 0; number < EventCard.DECK; number++) {
            EventCard card = EventCard.of(faction.ordinal(), number);
            if (card.isScheme() && random.nextInt(4) == 0) {
                lines.add("scheme " + seat + " " + card.id());
            }
        }
        for (OrderUpgrade upgrade : OrderUpgrade.values()) {
            if (upgrade.faction() == faction && random.nextBoolean()) {
                lines.add("upgrade " + seat + " " + upgrade.id());
            }
        }
    }
}
