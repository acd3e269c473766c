package orrery.server.playing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import orrery.core.Article;
import orrery.core.Choice;
import orrery.core.Component;
import orrery.core.Decision;
import orrery.core.Entry;
import orrery.core.Fact;
import orrery.core.Match;
import orrery.core.Message;
import orrery.core.Option;
import orrery.core.Outcome;
import orrery.core.Refused;
import orrery.core.Seat;
import orrery.core.State;
import orrery.core.Verdict;
import orrery.core.Viewer;
import orrery.core.Visitor;
import orrery.server.api.Asked;
import orrery.server.api.Choosable;
import orrery.server.api.FactLine;
import orrery.server.api.Moment;
import orrery.server.api.NextSeat;
import orrery.server.api.Notice;
import orrery.server.api.Result;
import orrery.server.api.StandingInfo;
import orrery.server.api.UndoInfo;
import orrery.server.api.Written;
import orrery.store.Codec;

/** What viewers may know of a game at this moment; of no use any more once the game goes on. */
final class Sight<S extends State<S, F>, F extends Fact> {

    /** How much of the past a viewer is shown at once. */
    static final int RECENT = 200;

    private static final Written.Form REFERENCE = (anchor, out) -> Codec.reference((Component) anchor, out);

    private static final UndoInfo NO_UNDO = new UndoInfo(null, null, null, false, null, false);

    /** Before the game has begun there is nothing to see. */
    static final Moment NOTHING = new Moment(null, null, List.of(), null, NO_UNDO, List.of(), List.of(), null, null);

    private final Play<S, F> play;
    private final Match<S, F> match;
    private final Map<Viewer, Written> views = new HashMap<>();
    private final Map<Seat, Boolean> hidden = new HashMap<>();

    Sight(Play<S, F> play) {
        this.play = play;
        this.match = play.match();
    }

    Chronicle<S, F> chronicle() {
        return play.chronicle();
    }

    /** @param own the seats of the person who looks through this one, it included; empty for a visitor */
    Moment moment(Viewer viewer, List<Seat> own) {
        Optional<Seat> seat = viewer instanceof Seat s ? Optional.of(s) : Optional.empty();
        return new Moment(
                view(viewer),
                seat.flatMap(this::openTo).map(this::asked).orElse(null),
                waiting(viewer).stream().map(Seat::number).toList(),
                seat.map(s -> next(s, own)).orElse(null),
                undo(seat.orElse(null)),
                seat.map(this::interjections).orElse(List.of()),
                seat.map(this::standing).orElse(List.of()),
                match.outcome().map(this::result).orElse(null),
                notice(viewer));
    }

    private Written view(Viewer viewer) {
        return views.computeIfAbsent(viewer, v -> written(match.view(v)));
    }

    /**
     * What the last change of the rules has meant for this game. What the answer was that does not fit any more is told
     * to its seat alone, and whose it was is told to nobody else if seats were answering together.
     */
    private @Nullable Notice notice(Viewer viewer) {
        int at = play.upgradedAt();
        if (at < 0 || !(match.log(at).getFirst() instanceof Entry.Upgraded upgraded)) {
            return null;
        }
        Message message = play.tookBack()
                ? takenBack(match.log(upgraded.misfit()).getFirst(), viewer)
                : Message.of("notice.rules-changed");
        return new Notice(message, upgraded.article().isEmpty() ? null : upgraded.article());
    }

    private static Message takenBack(Entry misfit, Viewer viewer) {
        if (misfit instanceof Entry.Answer answer && answer.seat() == viewer) {
            return Message.of("notice.taken-back-yours", answer.choice().message());
        }
        return misfit instanceof Entry.Answer answer && answer.block() == 0
                ? Message.of("notice.taken-back-of", answer.seat())
                : Message.of("notice.taken-back");
    }

    /**
     * The seats that the table waits for, as a viewer may know it. While seats answer together nobody is told which of
     * the others are done.
     */
    Set<Seat> waiting(Viewer viewer) {
        Set<Seat> asked = new TreeSet<>();
        match.prompts().forEach(prompt -> asked.add(prompt.seat()));
        Set<Seat> waiting = new TreeSet<>(asked);
        for (Seat seat : match.together()) {
            if (seat != viewer) {
                waiting.add(seat);
            }
        }
        return waiting;
    }

    /** The question that a seat has to think about: none while an answer given in advance is about to answer it. */
    private Optional<Match.Prompt> openTo(Seat seat) {
        return match.prompt(seat).filter(prompt -> match.standingAnswer(seat).isEmpty());
    }

    private Asked asked(Match.Prompt prompt) {
        Decision<?> decision = prompt.question().decision();
        return new Asked(
                prompt.id(),
                prompt.seat().number(),
                decision.prompt(),
                decision.article().id(),
                decision.path(),
                decision.options().stream().map(this::choosable).toList());
    }

    private Choosable choosable(Option<? extends Choice> option) {
        List<Written> anchors = option.anchors().stream()
                .map(anchor -> new Written(anchor, REFERENCE))
                .toList();
        Written choice = written(option.choice());
        if (option.verdict() instanceof Verdict.Illegal(Article article, var why)) {
            return new Choosable(choice, option.choice().message(), anchors, article.id(), why, option.remark());
        }
        return new Choosable(choice, option.choice().message(), anchors, null, null, option.remark());
    }

    private List<Choosable> interjections(Seat seat) {
        return play.game().interjections(match.state(seat), seat).stream()
                .map(this::choosable)
                .toList();
    }

    private List<StandingInfo> standing(Seat seat) {
        Set<String> given = match.standing(seat);
        return play.game().standingOrders().stream()
                .map(order -> new StandingInfo(order.id(), order.message(), given.contains(order.id())))
                .toList();
    }

    private Result result(Outcome outcome) {
        return new Result(
                outcome.reason().id(),
                outcome.winners().stream().map(Seat::number).toList(),
                outcome.ranking().stream()
                        .map(place -> place.stream().map(Seat::number).toList())
                        .toList(),
                play.secret());
    }

    // ---- several seats of one person

    private @Nullable NextSeat next(Seat seat, List<Seat> own) {
        if (openTo(seat).isPresent()) {
            return null;
        }
        return own.stream()
                .filter(other -> other != seat && openTo(other).isPresent())
                .findFirst()
                .map(other -> new NextSeat(other.number(), seesHidden(other)))
                .orElse(null);
    }

    /**
     * Whether a seat sees anything that a visitor does not: in its view, in what it was told lately, or by being asked a
     * question that guards a secret. Then whoever sits at the same screen must look away first.
     */
    private boolean seesHidden(Seat seat) {
        return hidden.computeIfAbsent(seat, this::isShownHidden);
    }

    private boolean isShownHidden(Seat seat) {
        boolean guarded = match.prompt(seat)
                .map(prompt -> prompt.question().guardsSecret())
                .orElse(false);
        return guarded
                || !view(seat).equals(view(Visitor.VISITOR))
                || !lane(seat).isEmpty()
                || chronicle().wasToldHidden(seat, RECENT);
    }

    // ---- undo

    private UndoInfo undo(@Nullable Seat seat) {
        UndoInfo.Asking asking = match.undoRequest()
                .map(request -> new UndoInfo.Asking(
                        request.seat().number(),
                        request.missing().stream().sorted().map(Seat::number).toList()))
                .orElse(null);
        Integer undone = match.undoneBy().map(Seat::number).orElse(null);
        boolean restorable = seat != null && match.undoneBy().equals(Optional.of(seat));
        Optional<Integer> last =
                seat == null || match.outcome().isPresent() ? Optional.empty() : match.lastDecision(seat);
        if (seat == null || last.isEmpty()) {
            return new UndoInfo(null, null, asking, restorable, undone, seat != null && match.mayTakeBack(seat));
        }
        try {
            List<Integer> consent = match.consentNeeded(seat, last.get()).stream()
                    .filter(other -> match.player(other).kind() == Entry.Player.Kind.PERSON)
                    .sorted()
                    .map(Seat::number)
                    .toList();
            UndoInfo.Own mine = new UndoInfo.Own(consent.isEmpty(), consent);
            return new UndoInfo(mine, null, asking, restorable, undone, match.mayTakeBack(seat));
        } catch (Refused refused) {
            return new UndoInfo(null, refused.why(), asking, restorable, undone, match.mayTakeBack(seat));
        }
    }

    // ---- what happened

    /** What happened in the own lane while others are answering, too. */
    List<Fact> lane(Viewer viewer) {
        return match.facts(viewer, match.happened());
    }

    /** What a viewer saw of the lines from this one on. */
    List<FactLine> lines(Viewer viewer, int from) {
        List<FactLine> lines = new ArrayList<>();
        Chronicle<S, F> chronicle = play.chronicle();
        for (int i = from; i < chronicle.size(); i++) {
            Fact fact = chronicle.seen(i, viewer);
            if (fact != null) {
                lines.add(line(fact, chronicle.line(i).round(), viewer));
            }
        }
        return lines;
    }

    List<FactLine> laneLines(List<Fact> facts, Viewer viewer) {
        int round = play.chronicle().round();
        return facts.stream().map(fact -> line(fact, round, viewer)).toList();
    }

    /** What a viewer saw in a state. */
    Written view(S state, Viewer viewer) {
        return written(play.game().view(state, viewer));
    }

    FactLine line(Fact fact, int round, Viewer viewer) {
        boolean revealed = viewer instanceof Seat seat && fact.revealsTo(seat);
        return new FactLine(written(fact), fact.message(), round, revealed, fact.isTold());
    }

    private Written written(Object value) {
        return new Written(value, play.form());
    }
}
