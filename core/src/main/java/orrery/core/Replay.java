package orrery.core;

/** Does at a match again what its journal says comes next. */
final class Replay {

    private final Match<?, ?> match;
    private final Journal journal;

    Replay(Match<?, ?> match, Journal journal) {
        this.match = match;
        this.journal = journal;
    }

    /** What was said about the table before the game began. */
    void beforeTheFirstStep() {
        while (journal.next().isPresent() && !(journal.next().get() instanceof Entry.Step)) {
            again(journal.next().get());
        }
    }

    /** All that is still to come. */
    void rest() {
        while (journal.next().isPresent()) {
            again(journal.next().get());
        }
    }

    private void again(Entry entry) {
        int number = journal.size();
        try {
            apply(entry, number);
        } catch (Refused refused) {
            String article = refused.article().map(Article::id).orElse("");
            throw new Diverged(number, refused.getMessage() + " in " + entry, article);
        }
    }

    private void apply(Entry entry, int number) throws Refused {
        switch (entry) {
            case Entry.Answer a -> answer(a, number);
            case Entry.Chance c ->
                throw new Diverged(number, "nothing rolls for " + c.why().id() + " here");
            case Entry.TakenBack t -> match.takeBack(t.seat());
            case Entry.Interjected i -> match.interject(i.seat(), i.choice());
            case Entry.StandingSet s -> match.standing(s.seat(), s.order(), s.on());
            case Entry.UndoAsked u -> match.askUndo(u.seat(), u.before());
            case Entry.UndoAnswered u -> match.answerUndo(u.seat(), u.agreed());
            case Entry.Restored r -> match.restore(r.seat());
            case Entry.SeatTaken t -> match.take(t.seat(), t.player());
            case Entry.Contributed c -> match.contribute(c.seat(), c.contribution());
            case Entry.Upgraded u -> {
                if (u.kept() != match.head()) {
                    throw new Diverged(number, "here the rules changed and the game was taken back");
                }
                match.upgrade(u);
            }
        }
    }

    private void answer(Entry.Answer answer, int number) throws Refused {
        if (answer.origin() == Entry.Origin.FORCED) {
            throw new Diverged(number, "the rules force no answer here but the log says " + answer);
        }
        // a prompt of another block, or none, is refused as a closed one
        int prompt = match.prompt(answer.seat())
                .filter(open -> match.block(open) == answer.block())
                .map(Match.Prompt::id)
                .orElse(-1);
        match.answer(answer.seat(), prompt, answer.choice(), answer.origin());
    }
}
