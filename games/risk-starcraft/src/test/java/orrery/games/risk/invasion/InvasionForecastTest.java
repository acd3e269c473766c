package orrery.games.risk.invasion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;
import static orrery.games.risk.board.Reward.BONUS_ATTACK_DIE;
import static orrery.games.risk.board.Reward.BONUS_DEFENCE_DIE;
import static orrery.games.risk.board.Reward.XELNAGA_TOWER_GOLD;
import static orrery.games.risk.board.Reward.XELNAGA_TOWER_SILVER;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.assertj.core.data.Offset;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import orrery.core.Forecast;
import orrery.core.Forecast.Favour;
import orrery.core.Forecast.Outlook;
import orrery.core.Message;
import orrery.core.Seat;
import orrery.games.risk.RiskChoice;
import orrery.games.risk.RiskGame;
import orrery.games.risk.RiskMode;
import orrery.games.risk.RiskPosition;
import orrery.games.risk.RiskState;
import orrery.games.risk.board.Faction;
import orrery.games.risk.board.Reward;
import orrery.games.risk.board.Territory;
import orrery.games.risk.cards.Ability;
import orrery.kit.dice.Battle;
import orrery.kit.dice.Modifiers;

/** What a player may know of an invasion before its dice are thrown. Winning chances are those of the published tables. */
class InvasionForecastTest {

    private static final Seat ATTACKER = Seat.of(0);
    private static final Seat DEFENDER = Seat.of(1);
    private static final Territory FROM = Territory.CANIS;
    private static final Territory TO = Territory.SAALOK;
    private static final Offset<Double> ROUNDED = within(0.0000005);
    private static final Offset<Double> ROUNDING = within(1e-12);

    @Test
    void sevenUnitsAgainstFour() {
        assertThat(invading(8, 4).success()).isCloseTo(0.833739, ROUNDED);
    }

    @Test
    void oneUnitStaysBehindAndIsNotCounted() {
        assertThat(invading(2, 1).success()).isCloseTo(0.416667, ROUNDED);
        assertThat(invading(11, 10).success()).isCloseTo(0.567593, ROUNDED);
        assertThat(invading(21, 20).success()).isCloseTo(0.633432, ROUNDED);
    }

    @Test
    void heroesRaiseTheHighestDieOfTheirSide() {
        RiskChoice invade = new RiskChoice.Invade(FROM, TO);

        assertThat(attacker(state(6, 3, FROM, null), invade).success()).isCloseTo(0.913327, ROUNDED);
        assertThat(attacker(state(6, 3, null, TO), invade).success()).isCloseTo(0.589850, ROUNDED);
        assertThat(attacker(state(6, 3, FROM, TO), invade).success()).isCloseTo(0.769375, ROUNDED);
    }

    /** Articles towers-add, tower-reach, reward-bonus-attack-die, reward-bonus-defence-die. */
    @Test
    void rewardsAreReckonedWith() {
        assertThat(rewarded(null, List.of(XELNAGA_TOWER_SILVER), List.of())).isCloseTo(0.913327, ROUNDED);
        assertThat(rewarded(null, List.of(), List.of(XELNAGA_TOWER_GOLD))).isCloseTo(0.589850, ROUNDED);
        assertThat(rewarded(FROM, List.of(XELNAGA_TOWER_SILVER), List.of())).isCloseTo(0.972209, ROUNDED);
        assertThat(rewarded(null, List.of(BONUS_ATTACK_DIE), List.of())).isCloseTo(0.889512, ROUNDED);
        assertThat(rewarded(null, List.of(), List.of(BONUS_DEFENCE_DIE))).isCloseTo(0.486581, ROUNDED);
        assertThat(rewarded(null, List.of(BONUS_ATTACK_DIE), List.of(BONUS_DEFENCE_DIE)))
                .isCloseTo(0.661480, ROUNDED);
        assertThat(rewarded(null, List.of(XELNAGA_TOWER_SILVER, BONUS_ATTACK_DIE), List.of()))
                .isCloseTo(0.973668, ROUNDED);
    }

    /** The attacker's chance of winning, 5 units against 3, towers standing at the front. */
    private static double rewarded(@Nullable Territory hero, List<Reward> attackers, List<Reward> defenders) {
        List<RiskPosition.Tower> towers = new ArrayList<>();
        attackers.stream().filter(Reward::isTower).forEach(one -> towers.add(new RiskPosition.Tower(one, FROM)));
        defenders.stream().filter(Reward::isTower).forEach(one -> towers.add(new RiskPosition.Tower(one, TO)));
        RiskPosition.Advanced advanced = new RiskPosition.Advanced(
                RiskMode.COMMAND_ROOM, List.of(), List.of(attackers, defenders, List.of()), towers, false, List.of());
        RiskState state = state(6, 3, hero, null, advanced);
        Double success = attacker(state, new RiskChoice.Invade(FROM, TO)).success();
        return Objects.requireNonNull(success);
    }

    @Test
    void aHeroElsewhereChangesNothing() {
        RiskChoice invade = new RiskChoice.Invade(FROM, TO);

        assertThat(attacker(state(8, 4, Territory.AUGUSTGRAD, Territory.RAJAL), invade))
                .isEqualTo(invading(8, 4));
    }

    @Test
    void aHeroThatIsNotNamedDoesNotHelp() {
        RiskState state = state(6, 3, FROM, null);

        assertThat(attacker(state, new RiskChoice.Commit(3, true)).success()).isCloseTo(0.913327, ROUNDED);
        assertThat(attacker(state, new RiskChoice.Commit(3, false)))
                .isEqualTo(attacker(state(6, 3, null, null), new RiskChoice.Commit(3, false)));
    }

    @Test
    void theNextRollOfThreeDiceAgainstTwo() {
        assertThat(invading(8, 4).next())
                .extracting(Outlook::what, Outlook::favour)
                .containsExactly(
                        tuple(Message.of("forecast.defence-loses", 2), Favour.GOOD),
                        tuple(Message.of("forecast.both-lose", 1, 1), Favour.EVEN),
                        tuple(Message.of("forecast.attack-loses", 2), Favour.BAD));
        assertThat(invading(8, 4).next().getFirst().chance()).isCloseTo(2890.0 / 7776, ROUNDING);
    }

    @Test
    void fewerCommittedUnitsThrowFewerDiceInTheNextRollOnly() {
        Forecast one = attacker(state(8, 4, null, null), new RiskChoice.Commit(1, false));

        assertThat(one.next()).hasSize(2);
        assertThat(one.next().getFirst().chance()).isCloseTo(55.0 / 216, ROUNDING);
        assertThat(one.success()).isLessThan(0.833739).isGreaterThan(0.5);
    }

    @Test
    void theDefenderSeesTheSameDiceFromTheOtherSide() {
        RiskState state = state(8, 4, null, null);
        FightRoll.DefendQuestion question =
                new FightRoll.DefendQuestion(state, DEFENDER, Invasion.declared(FROM, TO), 3, false);
        Forecast defence = InvasionForecast.of(state, question, new RiskChoice.Defend(2), 0)
                .orElseThrow();

        assertThat(defence.success()).isCloseTo(1 - 0.833739, ROUNDED);
        assertThat(defence.next()).extracting(Outlook::favour).containsExactly(Favour.BAD, Favour.EVEN, Favour.GOOD);
    }

    @Test
    void chancesAddUpToOne() {
        Forecast forecast = invading(12, 9);

        assertThat(forecast.exact()).isTrue();
        assertThat(sum(forecast.next())).isCloseTo(1, ROUNDING);
        assertThat(sum(forecast.end())).isCloseTo(1, ROUNDING);
    }

    @Test
    void theEndTellsTheUnitsLeftFromAllAttackersToAllDefenders() {
        List<Outlook> end = invading(3, 2).end();

        assertThat(end)
                .extracting(Outlook::what)
                .containsExactly(
                        Message.of("forecast.attackers-left", 2),
                        Message.of("forecast.attackers-left", 1),
                        Message.of("forecast.defenders-left", 1),
                        Message.of("forecast.defenders-left", 2));
    }

    @Test
    void lastingEffectsCount() {
        RiskState state = state(8, 4, null, null);
        Invasion plain = Invasion.declared(FROM, TO);
        double unchanged = success(state, plain);

        assertThat(success(state, plain.with(new Ability.ExtraDice(2)))).isGreaterThan(unchanged);
        assertThat(success(state, plain.with(new Ability.DefenceLimit(1)))).isGreaterThan(unchanged);
        assertThat(success(state, plain.with(new Ability.AttackLimit(2, false))))
                .isLessThan(unchanged);
        assertThat(success(state, plain.with(new Ability.EachAttackDie(-1, 2)))).isLessThan(unchanged);
        assertThat(success(state, plain.with(new Ability.Shield(1, 3)))).isLessThan(unchanged);
    }

    @Test
    void diceThatMayBeThrownAgainCount() {
        RiskState state = state(8, 4, null, null);
        Invasion plain = Invasion.declared(FROM, TO);

        assertThat(success(state, plain.with(new Ability.RerollAttack()))).isGreaterThan(success(state, plain));
    }

    @Test
    void aHeroRaisesADieThatACardHasLoweredToOne() {
        Invasion lowered = Invasion.declared(FROM, TO).with(new Ability.HighestDefenceDie(-1));
        RiskState state = state(2, 1, null, TO);

        // the defence die counts 2 on a 1, and what it shows on all others; one attack die must beat it
        assertThat(success(state, lowered)).isCloseTo((4 + 4 + 3 + 2 + 1) / 36.0, ROUNDING);
    }

    @Test
    void armiesBeyondTheTableOfOddsHaveNoForecast() {
        RiskState state = state(502, 4, null, null);

        assertThat(InvasionForecast.of(
                        state, commit(state, Invasion.declared(FROM, TO)), new RiskChoice.Commit(3, false), 0))
                .isEmpty();
    }

    @Test
    void whatThrowsNoDiceHasNoForecast() {
        RiskState state = state(8, 4, null, null);

        assertThat(InvasionForecast.of(state, commit(state, Invasion.declared(FROM, TO)), new RiskChoice.Stop(), 0))
                .isEmpty();
    }

    @Test
    void whoBreaksOffInTimeKeepsItsUnits() {
        RiskState state = state(8, 4, null, null);
        RiskChoice invade = new RiskChoice.Invade(FROM, TO);
        Forecast careful = InvasionForecast.of(state, commit(state, Invasion.declared(FROM, TO)), invade, 3)
                .orElseThrow();
        Battle battle = Battle.of(Modifiers.NONE, 7, 4, 3);

        assertThat(careful.success())
                .isCloseTo(battle.winProbability(), ROUNDING)
                .isLessThan(0.8);
        assertThat(careful.end())
                .filteredOn(outlook -> outlook.what().key().equals("forecast.attackers-left"))
                .extracting(outlook -> outlook.what().args().getFirst())
                .containsExactly(7, 6, 5, 4, 3, 2);
        assertThat(careful.next()).isEqualTo(invading(8, 4).next());
    }

    private static Forecast invading(int attackers, int defenders) {
        return attacker(state(attackers, defenders, null, null), new RiskChoice.Invade(FROM, TO));
    }

    private static Forecast attacker(RiskState state, RiskChoice choice) {
        return InvasionForecast.of(state, commit(state, Invasion.declared(FROM, TO)), choice, 0)
                .orElseThrow();
    }

    private static double success(RiskState state, Invasion invasion) {
        Forecast forecast = InvasionForecast.of(state, commit(state, invasion), new RiskChoice.Commit(3, false), 0)
                .orElseThrow();
        return Objects.requireNonNull(forecast.success());
    }

    private static FightRoll.CommitQuestion commit(RiskState state, Invasion invasion) {
        return new FightRoll.CommitQuestion(state, ATTACKER, invasion, false);
    }

    private static double sum(List<Outlook> outlooks) {
        return outlooks.stream().mapToDouble(Outlook::chance).sum();
    }

    private static RiskState state(
            int attackers, int defenders, @Nullable Territory attackingHero, @Nullable Territory defendingHero) {
        return state(attackers, defenders, attackingHero, defendingHero, null);
    }

    private static RiskState state(
            int attackers,
            int defenders,
            @Nullable Territory attackingHero,
            @Nullable Territory defendingHero,
            RiskPosition.@Nullable Advanced advanced) {
        List<RiskPosition.Occupied> occupied = new ArrayList<>();
        for (Territory territory : Territory.values()) {
            Seat seat = territory == FROM ? ATTACKER : territory == TO ? DEFENDER : Seat.of(2);
            int units = territory == FROM ? attackers : territory == TO ? defenders : 1;
            occupied.add(new RiskPosition.Occupied(territory, seat, units));
        }
        return new RiskGame()
                .state(new RiskPosition(
                        0,
                        List.of(
                                player(1, Faction.TERRAN_RED, FROM, attackingHero),
                                player(2, Faction.PROTOSS_YELLOW, TO, defendingHero),
                                player(3, Faction.ZERG_PURPLE, Territory.ERIS, null)),
                        occupied,
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of(),
                        new RiskPosition.Turn(
                                ATTACKER,
                                1,
                                0,
                                List.of(FROM),
                                false,
                                false,
                                false,
                                false,
                                List.of(),
                                List.of(),
                                List.of()),
                        advanced));
    }

    private static RiskPosition.Player player(int place, Faction faction, Territory base, @Nullable Territory hero) {
        return new RiskPosition.Player(place, faction, base, hero, false, List.of(), List.of(), List.of(), List.of());
    }
}
