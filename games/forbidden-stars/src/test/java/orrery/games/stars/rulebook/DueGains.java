package orrery.games.stars.rulebook;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import orrery.core.Choice;
import orrery.core.Message;
import orrery.core.Question;
import orrery.core.Seat;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsGame;
import orrery.games.stars.StarsState;
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.components.CombatIcon;
import orrery.games.stars.components.Effect;
import orrery.testkit.fuzz.CheckFailed;

/**
 * The dice and combat tokens that both sides gain between an answer that uses an ability or declines it and what comes
 * after that ability, held against {@link GainRules}.
 */
final class DueGains {

    private static final int MOST_DICE = 8;

    /** An ability that is being carried out, with all that happened meanwhile. */
    private static final class Course implements GainRules.Used {

        final CombatCard card;
        final Message ability;
        final boolean declined;
        final Camp owner;
        final Seat foe;
        final List<Choice> answers = new ArrayList<>();
        final List<StarsFact.TokensGained> tokens = new ArrayList<>();
        final List<StarsFact.DieGained> dice = new ArrayList<>();
        boolean opponentDid;
        boolean opponentDiscarded;

        Course(Camp owner, CombatCard card, Message ability, boolean declined) {
            this.owner = owner;
            this.foe = owner.opponent().table.seat;
            this.card = card;
            this.ability = ability;
            this.declined = declined;
        }

        String name() {
            return ability.key().substring("ability.".length());
        }

        private <C extends Choice> C answer(Class<C> kind) {
            return answers.stream()
                    .filter(kind::isInstance)
                    .map(kind::cast)
                    .findFirst()
                    .orElseThrow(() -> new CheckFailed(card + ": its ability " + name() + " asked for no " + kind));
        }

        @Override
        public int alternative() {
            return answer(StarsChoice.Alternative.class).option();
        }

        @Override
        public int number() {
            return answer(StarsChoice.Number.class).number();
        }

        @Override
        public CombatIcon face() {
            return answer(StarsChoice.PickFace.class).face();
        }

        @Override
        public boolean opponentDid() {
            return opponentDid;
        }

        @Override
        public boolean opponentDiscarded() {
            return opponentDiscarded;
        }

        int tokens(Seat seat, CombatIcon icon) {
            return tokens.stream()
                    .filter(gained -> gained.seat() == seat && gained.icon() == icon)
                    .mapToInt(StarsFact.TokensGained::count)
                    .sum();
        }

        List<CombatIcon> dice(Seat seat) {
            return dice.stream()
                    .filter(gained -> gained.seat() == seat)
                    .map(StarsFact.DieGained::face)
                    .toList();
        }
    }

    private final Map<String, Integer> compared;
    private @Nullable Course course;

    /** @param compared where each comparison is counted, as {@code gains of card-ambush general} */
    DueGains(Map<String, Integer> compared) {
        this.compared = compared;
    }

    void happened(StarsFact fact) {
        Course now = course;
        if (now == null) {
            return;
        }
        switch (fact) {
            case StarsFact.TokensGained gained -> now.tokens.add(gained);
            case StarsFact.DieGained gained -> now.dice.add(gained);
            case StarsFact.CardDiscarded discarded -> now.opponentDiscarded |= discarded.seat() == now.foe;
            case StarsFact.CardRevealed next -> close();
            case StarsFact.DamageCounted next -> close();
            case StarsFact.BattleEnded next -> close();
            default -> {}
        }
    }

    void answered(StarsGame game, StarsState state, Question<?> question, Message prompt, Choice choice) {
        boolean own = prompt.key().equals("prompt.ability") || prompt.key().equals("prompt.ability-choice");
        boolean ofCard = question.decision().article().id().startsWith("card-");
        Course before = course;
        if (before != null && (!ofCard || own && !isAbout(before, prompt))) {
            close();
        }
        if (course != null) {
            course.answers.add(choice);
            course.opponentDid |= prompt.key().equals("prompt.opponents-ability") && choice instanceof StarsChoice.Use;
        } else if (own && ofCard) {
            CombatCard card = (CombatCard) prompt.args().getFirst();
            Table table = new Table(game.position(state), question.seat());
            course = new Course(
                    Camp.of(table, card.faction()),
                    card,
                    (Message) prompt.args().get(1),
                    choice instanceof StarsChoice.Decline);
            course.answers.add(choice);
        }
    }

    private static boolean isAbout(Course course, Message prompt) {
        return prompt.args().getFirst().equals(course.card)
                && prompt.args().get(1).equals(course.ability);
    }

    /** What was gained is compared with what the card says. */
    void close() {
        Course done = course;
        course = null;
        if (done == null) {
            return;
        }
        Camp foe = done.owner.opponent();
        GainRules.Gain gain =
                done.declined ? GainRules.Gain.NOTHING : new GainRules(done.owner, done).of(done.card, done.name());
        tokens(done, CombatIcon.ATTACK, gain.attack());
        tokens(done, CombatIcon.DEFENCE, gain.defence());
        dice(done, done.owner, gain.dice(), gain.thrown());
        dice(done, foe, List.of(), gain.foes());
        if (!done.declined) {
            compared.merge("gains of card-" + done.card.id() + " " + done.name(), 1, Integer::sum);
        }
    }

    /** Articles card-fire-dragons-vengeance and card-weirdboyz: who may gain no tokens, and who gains the same. */
    private static void tokens(Course done, CombatIcon icon, int promised) {
        Camp owner = done.owner;
        Camp foe = owner.opponent();
        int own = owner.mayGain(icon) ? promised : 0;
        same(done, "tokens of " + icon, own, done.tokens(owner.table.seat, icon));
        int copied = foe.has(Effect.Flag.COPIES_TOKENS) && foe.mayGain(icon) ? own : 0;
        same(done, "copied tokens of " + icon, copied, done.tokens(done.foe, icon));
    }

    private static void dice(Course done, Camp camp, List<CombatIcon> faces, int thrown) {
        int room = MOST_DICE - camp.dice();
        List<CombatIcon> gained = done.dice(camp.table.seat);
        same(done, "dice", Math.min(room, faces.size() + thrown), gained.size());
        List<CombatIcon> known = gained.subList(0, Math.min(gained.size(), faces.size()));
        same(done, "faces", Collections.nCopies(known.size(), faces.isEmpty() ? null : faces.getFirst()), known);
    }

    private static void same(Course done, String what, Object wanted, Object found) {
        if (!wanted.equals(found)) {
            throw new CheckFailed("%s, its ability %s%s: %s gained are %s, not %s"
                    .formatted(done.card, done.name(), done.declined ? ", declined" : "", what, found, wanted));
        }
    }
}
