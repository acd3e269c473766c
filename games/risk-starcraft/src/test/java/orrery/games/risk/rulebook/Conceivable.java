package orrery.games.risk.rulebook;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import orrery.core.Seat;
import orrery.games.risk.RiskChoice;
import orrery.games.risk.board.Achievement;
import orrery.games.risk.board.Faction;
import orrery.games.risk.board.Territory;
import orrery.games.risk.cards.FactionCard;

/** Every answer that can be put into words at all, far beyond what any rule allows. */
final class Conceivable {

    private static final List<RiskChoice> WITHOUT_NUMBERS = new ArrayList<>();

    static {
        for (int place = 0; place <= 7; place++) {
            for (Faction faction : Faction.values()) {
                WITHOUT_NUMBERS.add(new RiskChoice.TakePlace(place, faction));
            }
        }
        each(Faction.values(), RiskChoice.ChooseFaction::new);
        each(Territory.values(), RiskChoice.Claim::new);
        each(Territory.values(), RiskChoice.PlaceBase::new);
        each(Territory.values(), RiskChoice.PlaceTower::new);
        each(Territory.values(), RiskChoice.TakeOver::new);
        each(Territory.values(), RiskChoice.PlaceHero::new);
        each(Territory.values(), RiskChoice.Place::new);
        each(Territory.values(), RiskChoice.Target::new);
        each(Territory.values(), RiskChoice.MoveFrom::new);
        each(Territory.values(), RiskChoice.MoveTo::new);
        for (Territory from : Territory.values()) {
            each(Territory.values(), to -> new RiskChoice.Invade(from, to));
        }
        each(FactionCard.values(), RiskChoice.PlayCard::new);
        each(FactionCard.values(), RiskChoice.AddCard::new);
        each(Achievement.values(), RiskChoice.TakeAchievement::new);
        Seat.first(7).forEach(seat -> WITHOUT_NUMBERS.add(new RiskChoice.Opponent(seat)));
        for (int number = 0; number <= 5; number++) {
            WITHOUT_NUMBERS.add(new RiskChoice.Commit(number, false));
            WITHOUT_NUMBERS.add(new RiskChoice.Commit(number, true));
            WITHOUT_NUMBERS.add(new RiskChoice.Defend(number));
            WITHOUT_NUMBERS.add(new RiskChoice.Die(number));
        }
        for (int dice = 0; dice < 32; dice++) {
            WITHOUT_NUMBERS.add(new RiskChoice.Reroll(positions(dice)));
        }
        WITHOUT_NUMBERS.addAll(List.of(
                new RiskChoice.PlaceRest(),
                new RiskChoice.Consent(true),
                new RiskChoice.Consent(false),
                new RiskChoice.HandIn(),
                new RiskChoice.Done(),
                new RiskChoice.EndAttacks(),
                new RiskChoice.Stop(),
                new RiskChoice.Pass(),
                new RiskChoice.DrawCard(),
                new RiskChoice.HeroGoes(true),
                new RiskChoice.HeroGoes(false),
                new RiskChoice.EndTurn()));
    }

    private Conceivable() {}

    private static <T> void each(T[] all, Function<T, RiskChoice> choice) {
        Arrays.stream(all).map(choice).forEach(WITHOUT_NUMBERS::add);
    }

    private static List<Integer> positions(int bits) {
        List<Integer> positions = new ArrayList<>();
        for (int die = 1; die <= 5; die++) {
            if ((bits >> (die - 1) & 1) == 1) {
                positions.add(die);
            }
        }
        return positions;
    }

    /** All of them, with numbers of units up to {@code mostUnits}. */
    static Stream<RiskChoice> choices(int mostUnits) {
        return Stream.concat(
                WITHOUT_NUMBERS.stream(),
                Stream.iterate(0, units -> units <= mostUnits, units -> units + 1)
                        .map(RiskChoice.Units::new));
    }
}
