package orrery.app;

import java.util.Collections;
import java.util.List;
import java.util.ServiceLoader;
import orrery.core.BotFamily;
import orrery.core.Fact;
import orrery.core.Game;
import orrery.core.Policy;
import orrery.core.State;

/** The games and bots that this program has. */
public final class Games {

    private Games() {}

    @SuppressWarnings("rawtypes")
    public static List<Game<?, ?>> all() {
        return ServiceLoader.load(Game.class).stream()
                .<Game<?, ?>>map(provider -> (Game<?, ?>) ((ServiceLoader.Provider<? extends Game>) provider).get())
                .toList();
    }

    /**
     * The game with this id.
     *
     * @throws BadInput naming the games there are
     */
    public static Game<?, ?> named(String id) {
        return all().stream()
                .filter(game -> game.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new BadInput(
                        "bad.game",
                        id,
                        String.join(", ", all().stream().map(Game::id).toList())));
    }

    /** The bots of a game. */
    @SuppressWarnings({"rawtypes", "unchecked"})
    public static <S extends State<S, F>, F extends Fact> BotFamily<S> bots(Game<S, F> game) {
        for (BotFamily family : ServiceLoader.load(BotFamily.class)) {
            if (family.game().equals(game.id())) {
                return family;
            }
        }
        return new BotFamily<>() {
            @Override
            public String game() {
                return game.id();
            }

            @Override
            public List<String> levels() {
                return Collections.emptyList();
            }

            @Override
            public Policy<S> bot(String level, long seed) {
                throw new BadInput("bad.no-bots", game.id());
            }
        };
    }

    /** The level itself if the game has such a bot. */
    public static String level(BotFamily<?> bots, String level) {
        if (!bots.levels().contains(level)) {
            throw new BadInput("bad.bot", level, String.join(", ", bots.levels()));
        }
        return level;
    }
}
