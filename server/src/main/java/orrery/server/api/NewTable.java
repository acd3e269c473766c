package orrery.server.api;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import orrery.core.Component;

/**
 * A table that somebody wants to make.
 *
 * @param title empty for none
 */
public record NewTable(
        String game,
        String mode,
        @Nullable Map<String, String> options,
        @Nullable String title,
        List<NewSeat> seats,
        @JsonProperty("public") boolean open,
        @Nullable Pace pace,
        int absence,
        @Nullable Boolean odds) {

    /** Who is to sit in a seat. */
    public record NewSeat(
            Sitter player, @Nullable String bot, @Nullable String name) {}

    /** Kinds of sitters: the maker, another person at the maker's screen, a bot, or whoever comes. */
    public enum Sitter implements Component {
        ME("me"),
        GUEST("guest"),
        BOT("bot"),
        OPEN("open");

        private final String id;

        Sitter(String id) {
            this.id = id;
        }

        @Override
        public String id() {
            return id;
        }
    }
}
