package orrery.kit.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import orrery.core.Component;

class ComponentFileTest {

    private enum Colour implements Component {
        BLUE("blue"),
        DARK_RED("dark-red");

        private final String id;

        Colour(String id) {
            this.id = id;
        }

        @Override
        public String id() {
            return id;
        }
    }

    private static final ComponentFile FILE = ComponentFile.of(ComponentFileTest.class, "tokens.json");

    private static final ComponentRecord ROOT = FILE.root();

    private static void complains(ThrowingCallable reading, String message) {
        assertThatExceptionOfType(ComponentFault.class)
                .isThrownBy(reading::call)
                .withMessage(message);
    }

    @Test
    void whatIsThereIsRead() {
        assertThat(ROOT.text("name")).isEqualTo("tokens");
        assertThat(ROOT.number("most", 0, 12)).isEqualTo(12);
        assertThat(ROOT.flag("open", false)).isTrue();
        assertThat(ROOT.component("colour", Colour.class)).isEqualTo(Colour.DARK_RED);
        assertThat(ROOT.components("palette", Colour.class)).containsExactly(Colour.BLUE, Colour.DARK_RED);
        assertThat(ROOT.child("box").number("width", 1, 100)).isEqualTo(30);
        List<ComponentRecord> tokens = FILE.records("tokens");
        assertThat(tokens).hasSize(2);
        assertThat(tokens.getFirst().number("count", 1, 9)).isEqualTo(4);
    }

    @Test
    void theFileIsFoundByItsAbsolutePathToo() {
        assertThat(ComponentFile.of(Component.class, "/orrery/kit/data/tokens.json")
                        .root()
                        .text("name"))
                .isEqualTo("tokens");
    }

    @Test
    void whatIsAbsentHasTheValueThatWasAgreed() {
        assertThat(ROOT.text("motto", "none")).isEqualTo("none");
        assertThat(ROOT.number("least", 1, 9, 3)).isEqualTo(3);
        assertThat(ROOT.number("nothing", 1, 9, 3)).isEqualTo(3);
        assertThat(ROOT.flag("closed", true)).isTrue();
        assertThat(ROOT.has("nothing")).isFalse();
        assertThat(ROOT.has("most")).isTrue();
    }

    @Test
    void wholeNumbersAreToldFromOthers() {
        assertThat(ROOT.isNumber("most")).isTrue();
        assertThat(ROOT.isNumber("fraction")).isFalse();
        assertThat(ROOT.isNumber("name")).isFalse();
    }

    @Test
    void aFileThatIsMissing() {
        complains(
                () -> ComponentFile.of(ComponentFileTest.class, "absent.json"),
                "absent.json: no such file on the class path: absent.json");
    }

    @Test
    void aFileThatIsNotJson() {
        assertThatExceptionOfType(ComponentFault.class)
                .isThrownBy(() -> ComponentFile.of(ComponentFileTest.class, "broken.json"))
                .withMessageStartingWith("broken.json: not readable as JSON: ");
    }

    @Test
    void aTextThatIsMissingOrNone() {
        complains(() -> ROOT.text("title"), "tokens.json: title must be a text, found nothing");
        complains(() -> ROOT.text("most"), "tokens.json: most must be a text, found 12");
    }

    @Test
    void aNumberThatIsNoneOrOutOfRange() {
        complains(
                () -> ROOT.number("name", 1, 9),
                "tokens.json: name must be a whole number from 1 to 9, found \"tokens\"");
        complains(() -> ROOT.number("most", 1, 11), "tokens.json: most must be a whole number from 1 to 11, found 12");
        complains(
                () -> ROOT.number("most", 13, 20), "tokens.json: most must be a whole number from 13 to 20, found 12");
        complains(
                () -> ROOT.number("fraction", 1, 9),
                "tokens.json: fraction must be a whole number from 1 to 9, found 1.5");
    }

    @Test
    void aNumberTooLargeForTheRangeOfWholeNumbers() {
        complains(
                () -> ROOT.number("large", 0, Integer.MAX_VALUE),
                "tokens.json: large must be a whole number from 0 to 2147483647, found 5000000000");
    }

    @Test
    void aTruthValueThatIsNone() {
        complains(() -> ROOT.flag("most", true), "tokens.json: most must be true or false, found 12");
    }

    @Test
    void aComponentThatNobodyKnows() {
        complains(
                () -> ROOT.component("unknown", Colour.class),
                "tokens.json: unknown must be one of blue, dark-red, found \"purple\"");
        complains(
                () -> ROOT.components("misspelt", Colour.class),
                "tokens.json: misspelt must be one of blue, dark-red, found [\"blue\",\"bleu\"]");
    }

    @Test
    void aListThatIsNoneOrHoldsSomethingElse() {
        complains(() -> ROOT.components("most", Colour.class), "tokens.json: most must be a list, found 12");
        complains(
                () -> ROOT.components("mixed", Colour.class),
                "tokens.json: mixed must be a list of ids, found [\"blue\",3]");
        complains(
                () -> FILE.records("loose"),
                "tokens.json: loose must be a list of records, found [{\"id\":\"round\"},7]");
        complains(() -> FILE.records("absent"), "tokens.json: absent must be a list, found nothing");
    }

    @Test
    void aRecordThatIsNone() {
        complains(() -> ROOT.child("name"), "tokens.json: name must be a record, found \"tokens\"");
    }

    @Test
    void aFaultWithinARecordNamesItByIdOrPlace() {
        List<ComponentRecord> tokens = FILE.records("tokens");
        complains(() -> tokens.get(0).text("shape"), "tokens.json, square: shape must be a text, found nothing");
        complains(
                () -> tokens.get(1).number("count", 1, 9),
                "tokens.json, tokens 2: count must be a whole number from 1 to 9, found \"four\"");
        complains(
                () -> ROOT.child("box").number("width", 1, 9),
                "tokens.json, box: width must be a whole number from 1 to 9, found 30");
    }
}
