package orrery.testkit;

import java.util.List;
import java.util.Optional;
import orrery.core.Choice;
import orrery.core.Component;
import orrery.core.Fact;
import orrery.core.Forecast;
import orrery.core.Game;
import orrery.core.Message;
import orrery.core.Mode;
import orrery.core.Option;
import orrery.core.Question;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.core.StandingOrder;
import orrery.core.Start;
import orrery.core.State;
import orrery.core.Table;
import orrery.core.Viewer;
import orrery.core.Vocabulary;

/** A game that differs from another one only in what a subclass says: a fault planted, another beginning. */
public abstract class Variant<S extends State<S, F>, F extends Fact> implements Game<S, F> {

    private final Game<S, F> game;

    protected Variant(Game<S, F> game) {
        this.game = game;
    }

    @Override
    public String id() {
        return game.id();
    }

    @Override
    public int schema() {
        return game.schema();
    }

    @Override
    public Vocabulary vocabulary() {
        return game.vocabulary();
    }

    @Override
    public List<Mode> modes() {
        return game.modes();
    }

    @Override
    public Start<S, F> start(Setup setup) {
        return game.start(setup);
    }

    @Override
    public Record view(S state, Viewer viewer) {
        return game.view(state, viewer);
    }

    @Override
    public Record position(S state) {
        return game.position(state);
    }

    @Override
    public S state(Record position) {
        return game.state(position);
    }

    @Override
    public void check(S state) {
        game.check(state);
    }

    @Override
    public int round(S state) {
        return game.round(state);
    }

    @Override
    public Component faction(S state, Seat seat) {
        return game.faction(state, seat);
    }

    @Override
    public List<Message> describe(S state, Viewer viewer) {
        return game.describe(state, viewer);
    }

    @Override
    public Optional<Forecast> forecast(S state, Question<?> question, Choice choice) {
        return game.forecast(state, question, choice);
    }

    @Override
    public Optional<Forecast> forecast(S state, Question<?> question, Choice choice, int reserve) {
        return game.forecast(state, question, choice, reserve);
    }

    @Override
    public List<StandingOrder<S>> standingOrders() {
        return game.standingOrders();
    }

    @Override
    public void interject(Table<S, F> table, Seat seat, Choice choice) {
        game.interject(table, seat, choice);
    }

    @Override
    public List<Option<Choice>> interjections(S state, Seat seat) {
        return game.interjections(state, seat);
    }
}
