package orrery.store;

import java.util.List;
import orrery.core.Article;
import orrery.core.Component;
import orrery.core.Decision;
import orrery.core.Message;
import orrery.core.Option;
import orrery.core.Seat;
import orrery.core.Verdict;
import tools.jackson.core.JsonGenerator;

/** Writes what people are asked and told: decisions with their options, and sentences with their arguments. */
final class Decisions {

    private final JsonWriting values;
    private final JsonGenerator out;

    /** @param values writes choices to the same place */
    Decisions(JsonWriting values, JsonGenerator out) {
        this.values = values;
        this.out = out;
    }

    void decision(Decision<?> decision) {
        out.writeStartObject();
        out.writeNumberProperty("seat", decision.seat().number());
        out.writeName("prompt");
        message(decision.prompt(), out);
        out.writeStringProperty("article", decision.article().id());
        out.writeArrayPropertyStart("path");
        decision.path().forEach(step -> message(step, out));
        out.writeEndArray();
        out.writeArrayPropertyStart("options");
        decision.options().forEach(this::option);
        out.writeEndArray();
        out.writeEndObject();
    }

    private void option(Option<?> option) {
        out.writeStartObject();
        out.writeName("choice");
        values.write(option.choice());
        out.writeName("message");
        message(option.choice().message(), out);
        if (option.verdict() instanceof Verdict.Illegal(Article article, Message why)) {
            out.writeStringProperty("forbiddenBy", article.id());
            out.writeName("why");
            message(why, out);
        }
        out.writeArrayPropertyStart("anchors");
        option.anchors().forEach(anchor -> component(anchor, out));
        out.writeEndArray();
        out.writeEndObject();
    }

    static void message(Message message, JsonGenerator out) {
        out.writeStartObject();
        out.writeStringProperty("key", message.key());
        out.writeArrayPropertyStart("args");
        message.args().forEach(arg -> argument(arg, out));
        out.writeEndArray();
        out.writeEndObject();
    }

    private static void argument(Object arg, JsonGenerator out) {
        switch (arg) {
            case Integer number -> out.writeNumber(number);
            case Seat seat -> {
                out.writeStartObject();
                out.writeNumberProperty("seat", seat.number());
                out.writeEndObject();
            }
            case Component component -> component(component, out);
            case Message inner -> message(inner, out);
            case List<?> list -> {
                out.writeStartArray();
                list.forEach(item -> argument(item, out));
                out.writeEndArray();
            }
            default -> out.writeString(arg.toString());
        }
    }

    /** A component with its type, because an id is unique within its type only. */
    static void component(Component component, JsonGenerator out) {
        Class<?> type = component instanceof Enum<?> constant ? constant.getDeclaringClass() : component.getClass();
        out.writeStartObject();
        out.writeStringProperty("kind", type.getSimpleName());
        out.writeStringProperty("id", component.id());
        out.writeEndObject();
    }
}
