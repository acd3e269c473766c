package orrery.core;

import java.util.List;

/** A question whose two ways of being read come from one method that lays out its choices. */
public abstract class OfferedQuestion<C extends Choice> implements Question<C> {

    private final Seat seat;

    protected OfferedQuestion(Seat seat) {
        this.seat = seat;
    }

    @Override
    public final Seat seat() {
        return seat;
    }

    /** What is asked. */
    protected abstract Message prompt();

    /** The rule that is being carried out. */
    protected abstract Article article();

    /** Where in the rules we are, from the outermost step inwards. */
    protected abstract List<Message> path();

    /** Lays out the choices: legal ones always, interesting illegal ones if the offers {@linkplain Offers#explains explain}. */
    protected abstract void offer(Offers<C> offers);

    @Override
    public final Decision<C> decision() {
        Offers<C> offers = Offers.explaining();
        offer(offers);
        return new Decision<>(seat, prompt(), article(), path(), offers.options());
    }

    @Override
    public final void legal(Choices<C> into) {
        offer(Offers.into(into));
    }
}
