package orrery.games.risk.scenario;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import orrery.core.Component;
import orrery.core.Seat;
import orrery.games.risk.Neutrals;
import orrery.games.risk.RiskPosition;
import orrery.games.risk.board.Reward;
import orrery.games.risk.board.Territory;

/** A position in words, every part named. The step is not part of a state: it is given as the attack step. */
final class Description {

    private final List<String> lines = new ArrayList<>();

    private Description() {}

    static List<String> of(RiskPosition position) {
        Description description = new Description();
        description.turn(position);
        for (int i = 0; i < position.players().size(); i++) {
            description.player(i + 1, position.players().get(i));
        }
        for (RiskPosition.Occupied at : position.occupied()) {
            description.lines.add(at.territory().id() + " " + holder(at.seat()) + " " + at.units());
        }
        description.list("fields", position.fields(), true);
        description.list("board-achievements", position.achievementsOnBoard(), true);
        description.list("discard", position.discard(), false);
        if (position.advanced() != null) {
            description.advanced(position.advanced());
        }
        return List.copyOf(description.lines);
    }

    private static String holder(Seat seat) {
        return Neutrals.is(seat) ? Neutrals.faction(seat).id() : seat.toString();
    }

    private void advanced(RiskPosition.Advanced advanced) {
        Set<Reward> lost = advanced.mode().rewards() ? EnumSet.allOf(Reward.class) : EnumSet.noneOf(Reward.class);
        lost.removeAll(advanced.hidden());
        for (int i = 0; i < advanced.rewards().size(); i++) {
            lost.removeAll(advanced.rewards().get(i));
            list("rewards " + (i + 1), advanced.rewards().get(i), false);
        }
        list("lost-rewards", List.copyOf(lost), false);
        advanced.towers()
                .forEach(tower -> lines.add(
                        "tower " + tower.reward().id() + " " + tower.territory().id()));
    }

    private void player(int seat, RiskPosition.Player player) {
        lines.add("place " + seat + " " + player.place());
        if (player.faction() != null) {
            lines.add("faction " + seat + " " + player.faction().id());
        }
        if (player.base() != null) {
            lines.add("base " + seat + " " + player.base().id());
        }
        lines.add("hero " + seat + " "
                + (player.hero() == null ? "fallen" : player.hero().id()));
        if (player.eliminated()) {
            lines.add("eliminated " + seat);
        }
        list("hand " + seat, player.hand(), false);
        list("captured " + seat, player.captured(), false);
        list("known " + seat, player.known(), false);
        list("achievements " + seat, player.achievements(), false);
    }

    private void turn(RiskPosition position) {
        RiskPosition.Turn turn = position.turn();
        Seat active = turn.active();
        if (active == null) {
            lines.add("turn 1 heroes");
            return;
        }
        lines.add("turn " + active + " attack round " + turn.round());
        lines.add("reinforcements " + turn.reinforcements());
        List<Territory> gained = position.occupied().stream()
                .filter(at -> at.seat() == active && !turn.atTurnStart().contains(at.territory()))
                .map(RiskPosition.Occupied::territory)
                .toList();
        list("gained", gained, false);
        flag("conquered", turn.conquered());
        flag("handed-in", turn.handedIn());
        flag("achievement-taken", turn.achievementTaken());
        flag("defence-forbidden", turn.defenceForbidden());
        turn.invasions().forEach(invasion -> lines.add(InvasionWords.write(invasion)));
        if (!turn.attackDice().isEmpty() || !turn.defenceDice().isEmpty()) {
            lines.add("dice" + numbers(turn.attackDice()) + " against" + numbers(turn.defenceDice()));
        }
    }

    private static String numbers(List<Integer> dice) {
        StringBuilder text = new StringBuilder();
        dice.forEach(die -> text.append(' ').append(die));
        return text.toString();
    }

    private void flag(String word, boolean holds) {
        if (holds) {
            lines.add(word);
        }
    }

    private void list(String word, List<? extends Component> things, boolean alsoEmpty) {
        if (!things.isEmpty() || alsoEmpty) {
            lines.add(word + (things.isEmpty() ? "" : " " + ViewWords.ids(things)));
        }
    }
}
