package orrery.server;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import orrery.core.BotFamily;
import orrery.core.Game;

/** The games that can be played here and the bots that play them, as they are found on the class path. */
public final class Library {

    private final Map<String, Game<?, ?>> games = new LinkedHashMap<>();
    private final Map<String, BotFamily<?>> bots = new LinkedHashMap<>();

    public Library(List<Game<?, ?>> games, List<BotFamily<?>> bots) {
        games.forEach(game -> this.games.put(game.id(), game));
        bots.forEach(family -> this.bots.put(family.game(), family));
    }

    /** Everything that {@link ServiceLoader} finds. */
    public static Library found() {
        List<Game<?, ?>> games = new ArrayList<>();
        ServiceLoader.load(Game.class).forEach(games::add);
        List<BotFamily<?>> bots = new ArrayList<>();
        ServiceLoader.load(BotFamily.class).forEach(bots::add);
        return new Library(games, bots);
    }

    public List<Game<?, ?>> games() {
        return List.copyOf(games.values());
    }

    public Optional<Game<?, ?>> game(String id) {
        return Optional.ofNullable(games.get(id));
    }

    public Optional<BotFamily<?>> bots(String game) {
        return Optional.ofNullable(bots.get(game));
    }

    /** Levels of a game's bots, weakest first. */
    public List<String> levels(String game) {
        return bots(game).map(BotFamily::levels).orElse(List.of());
    }
}
