package orrery.store;

import java.util.List;
import orrery.core.Article;
import orrery.core.Component;
import orrery.core.Decision;
import orrery.core.Message;
import orrery.core.Option;
import orrery.core.Seat;
import orrery.core.Verdict;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Decisions as JSON: for sending and comparing only, never read back. */
final class Decisions {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private Decisions() {}

    static ObjectNode node(Decision<?> decision, JsonWriting writing) {
        ObjectNode node = NODES.objectNode();
        node.put("seat", decision.seat().number());
        node.set("prompt", message(decision.prompt()));
        node.put("article", decision.article().id());
        ArrayNode path = node.putArray("path");
        decision.path().forEach(step -> path.add(message(step)));
        ArrayNode options = node.putArray("options");
        decision.options().forEach(option -> options.add(option(option, writing)));
        return node;
    }

    private static ObjectNode option(Option<?> option, JsonWriting writing) {
        ObjectNode node = NODES.objectNode();
        node.set("choice", writing.node(option.choice()));
        node.set("message", message(option.choice().message()));
        if (option.verdict() instanceof Verdict.Illegal(Article article, Message why)) {
            node.put("forbiddenBy", article.id());
            node.set("why", message(why));
        }
        ArrayNode anchors = node.putArray("anchors");
        option.anchors().forEach(anchor -> anchors.add(component(anchor)));
        return node;
    }

    static ObjectNode message(Message message) {
        ObjectNode node = NODES.objectNode();
        node.put("key", message.key());
        ArrayNode args = node.putArray("args");
        message.args().forEach(arg -> args.add(argument(arg)));
        return node;
    }

    private static JsonNode argument(Object arg) {
        return switch (arg) {
            case Integer number -> NODES.numberNode(number);
            case Seat seat -> NODES.objectNode().put("seat", seat.number());
            case Component component -> component(component);
            case Message inner -> message(inner);
            case List<?> list -> {
                ArrayNode items = NODES.arrayNode();
                list.forEach(item -> items.add(argument(item)));
                yield items;
            }
            default -> NODES.stringNode(arg.toString());
        };
    }

    /** A component with its type, because an id is unique within its type only. */
    static ObjectNode component(Component component) {
        Class<?> type = component instanceof Enum<?> constant ? constant.getDeclaringClass() : component.getClass();
        return NODES.objectNode().put("kind", type.getSimpleName()).put("id", component.id());
    }
}
