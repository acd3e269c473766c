package orrery.app.terminal;

import java.util.List;
import orrery.app.Speech;
import orrery.core.Entry;
import orrery.core.Message;
import orrery.core.Seat;
import orrery.words.Language;
import orrery.words.SeatNames;
import orrery.words.Words;

/**
 * What those at the table are called. Whoever has no name is called by what it is: the player, or a kind of bot.
 *
 * @param given   names in seat order; an empty or missing one for none
 * @param players who plays each seat, in seat order
 */
public record TableNames(List<String> given, List<Entry.Player> players) implements SeatNames {

    public TableNames {
        given = List.copyOf(given);
        players = List.copyOf(players);
    }

    @Override
    public String name(Seat seat, Language language) {
        if (seat.index() < given.size() && !given.get(seat.index()).isEmpty()) {
            return given.get(seat.index());
        }
        if (seat.index() >= players.size()) {
            return NUMBERED.name(seat, language);
        }
        Words words = Speech.ofProgram(language);
        Entry.Player player = players.get(seat.index());
        int number = (int) players.subList(0, seat.index() + 1).stream()
                .filter(other -> other.kind() == player.kind())
                .count();
        if (player.kind() == Entry.Player.Kind.BOT) {
            String key = "app.bot." + player.bot();
            return words.missing(key) ? player.bot() + " " + number : words.say(Message.of(key, number));
        }
        boolean alone = players.stream().filter(player::equals).count() == 1;
        return words.say(alone ? Message.of("app.you") : Message.of("app.player", number));
    }
}
