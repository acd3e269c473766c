package orrery.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import orrery.games.risk.RiskGame;
import orrery.games.risk.RiskView;
import orrery.games.roll.RollGame;
import orrery.games.roll.RollView;
import orrery.games.stars.StarsGame;
import orrery.games.stars.StarsView;
import orrery.server.api.Answered;
import orrery.server.api.Answering;
import orrery.server.api.Contributing;
import orrery.server.api.Done;
import orrery.server.api.Entered;
import orrery.server.api.ErrorReply;
import orrery.server.api.Film;
import orrery.server.api.Interjecting;
import orrery.server.api.Invitation;
import orrery.server.api.Inviting;
import orrery.server.api.Linking;
import orrery.server.api.Made;
import orrery.server.api.Me;
import orrery.server.api.Naming;
import orrery.server.api.NewTable;
import orrery.server.api.Odds;
import orrery.server.api.Patterns;
import orrery.server.api.PersonalLink;
import orrery.server.api.Rulebook;
import orrery.server.api.Shelf;
import orrery.server.api.Snapshot;
import orrery.server.api.Standing;
import orrery.server.api.Substituting;
import orrery.server.api.TableChange;
import orrery.server.api.TableDetails;
import orrery.server.api.TableList;
import orrery.server.api.Token;
import orrery.server.api.Undoing;
import orrery.server.api.Undone;
import orrery.server.api.Update;
import orrery.server.api.Wondering;

/**
 * The page's types are made from our records. When this fails, write them anew:
 * {@code mvn -pl server -am test -Dtest=TypesTest -Dorrery.types=write -Dsurefire.failIfNoSpecifiedTests=false}.
 */
class TypesTest {

    private static final Path WEB = Path.of("..", "web", "src", "generated");

    private static void isWritten(String file, String wanted) throws IOException {
        Path path = WEB.resolve(file);
        if ("write".equals(System.getProperty("orrery.types"))) {
            Files.createDirectories(WEB);
            Files.writeString(path, wanted);
        }
        assertThat(path).exists().content().isEqualTo(wanted);
    }

    @Test
    @DisplayName("The types of the protocol are those of the records")
    void protocol() throws IOException {
        isWritten(
                "protocol.ts",
                TypeScript.protocol(List.of(
                        Me.class,
                        Naming.class,
                        Token.class,
                        Entered.class,
                        Shelf.class,
                        Patterns.class,
                        Rulebook.class,
                        TableList.class,
                        NewTable.class,
                        Made.class,
                        TableDetails.class,
                        Inviting.class,
                        Invitation.class,
                        Substituting.class,
                        Linking.class,
                        PersonalLink.class,
                        Contributing.class,
                        Snapshot.class,
                        Update.class,
                        TableChange.class,
                        Answering.class,
                        Answered.class,
                        Undoing.class,
                        Undone.class,
                        Standing.class,
                        Interjecting.class,
                        Wondering.class,
                        Odds.class,
                        Film.class,
                        Done.class,
                        ErrorReply.class)));
    }

    @Test
    @DisplayName("The types of RISK: StarCraft are those of its view and its vocabulary")
    void risk() throws IOException {
        isWritten("risk-starcraft.ts", TypeScript.game(RiskView.class, new RiskGame().vocabulary()));
    }

    @Test
    @DisplayName("The types of Roll for the Galaxy are those of its view and its vocabulary")
    void roll() throws IOException {
        isWritten("roll-for-the-galaxy.ts", TypeScript.game(RollView.class, new RollGame().vocabulary()));
    }

    @Test
    @DisplayName("The types of Forbidden Stars are those of its view and its vocabulary")
    void stars() throws IOException {
        isWritten("forbidden-stars.ts", TypeScript.game(StarsView.class, new StarsGame().vocabulary()));
    }
}
