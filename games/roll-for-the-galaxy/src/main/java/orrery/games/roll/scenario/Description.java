package orrery.games.roll.scenario;

import java.util.ArrayList;
import java.util.List;
import orrery.core.Component;
import orrery.games.roll.RollPosition;
import orrery.games.roll.components.Tile;

/** A position in the words of scenario files. */
final class Description {

    private final List<String> lines = new ArrayList<>();

    private Description() {}

    static List<String> of(RollPosition position) {
        Description description = new Description();
        description.round(position);
        for (int i = 0; i < position.players().size(); i++) {
            description.player(Integer.toString(i + 1), position.players().get(i));
        }
        return List.copyOf(description.lines);
    }

    private void round(RollPosition position) {
        FirstStep step = FirstStep.next(position);
        say("step", step);
        lines.add("round " + (step == FirstStep.ASSIGN ? position.round() + 1 : position.round()));
        say("stage", position.stage());
        if (position.phase() != null) {
            say("phase", position.phase());
        }
        if (position.extraDie() != null) {
            say("extra-die", position.extraDie());
        }
        lines.add(("active " + ids(position.active())).trim());
        lines.add(("bag " + ids(position.bag())).trim());
    }

    private void player(String seat, RollPosition.Player player) {
        if (player.faction() != null) {
            lines.add("faction " + seat + " " + player.faction().id());
        }
        lines.add("home " + seat + " " + player.tableau().get(2).id());
        several("tableau", seat, player.tableau().subList(3, player.tableau().size()));
        player.dice().forEach(at -> several("dice", seat + " " + at.place().id(), at.dice()));
        player.goods().forEach(on -> several("goods", on.world().id(), on.goods()));
        List<Tile> stacks = new ArrayList<>(player.developmentStack());
        stacks.addAll(player.worldStack());
        several("stack", seat, stacks);
        several("abandoned", seat, player.abandoned());
        several("drawn", seat, player.drawn());
        several("share", seat, player.share());
        lines.add("credits " + seat + " " + player.credits());
        lines.add("chips " + seat + " " + player.chips());
        several("extra-workers", seat, player.extraWorkers());
        assignment(seat, player.assignment());
        exploring(seat, player.exploring());
    }

    private void assignment(String seat, RollPosition.Assignment assignment) {
        if (assignment.selected() != null) {
            lines.add("selected " + seat + " " + assignment.selected().id());
        }
        several("used", seat, assignment.usedPowers());
        if (assignment.dictates() > 0) {
            lines.add("dictates " + seat + " " + assignment.dictates());
        }
        if (assignment.using() != null || assignment.dictating()) {
            String power =
                    assignment.using() == null ? "dictate" : assignment.using().id();
            lines.add("using " + seat + " " + power + " " + assignment.moved());
        }
    }

    private void exploring(String seat, RollPosition.Exploring exploring) {
        String parts = (exploring.forScout() > 0 ? " abandoned " + exploring.forScout() : "")
                + (exploring.waiting() != null
                        ? " waiting " + exploring.waiting().id()
                        : "")
                + (exploring.scouts().isEmpty() ? "" : " scouts " + ids(exploring.scouts()));
        if (!parts.isEmpty()) {
            lines.add("exploring " + seat + parts);
        }
        if (exploring.ended()) {
            lines.add("explored " + seat);
        }
    }

    private void say(String word, Component thing) {
        lines.add(word + " " + thing.id());
    }

    private void several(String word, String of, List<? extends Component> things) {
        if (!things.isEmpty()) {
            lines.add(word + " " + of + " " + ids(things));
        }
    }

    static String ids(List<? extends Component> things) {
        return String.join(" ", things.stream().map(Component::id).toList());
    }
}
