package orrery.core;

import java.util.List;
import java.util.Optional;

/**
 * A question put to a person.
 *
 * @param prompt  what is asked
 * @param article the rule that is being carried out
 * @param path    where in the rules we are, from the outermost step inwards (turn, step, invasion, …), for a breadcrumb
 * @param options every legal choice and the interesting illegal ones
 */
public record Decision<C extends Choice>(
        Seat seat, Message prompt, Article article, List<Message> path, List<Option<C>> options) {

    public Decision {
        path = List.copyOf(path);
        options = List.copyOf(options);
    }

    /** The legal choices in order. */
    public List<C> legal() {
        return options.stream().filter(Option::isLegal).map(Option::choice).toList();
    }

    /** What is to be known before this choice is made, if there is anything. */
    public Optional<Message> remark(Choice choice) {
        return options.stream()
                .filter(option -> option.choice().equals(choice))
                .findFirst()
                .map(Option::remark);
    }
}
