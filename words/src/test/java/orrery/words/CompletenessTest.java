package orrery.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import orrery.words.Finding.Kind;

class CompletenessTest {

    @Test
    void aCompleteGameHasNoFindings() {
        Set<String> used = Skirmish.english().keys();

        assertThat(Completeness.ofMessages(Skirmish.FOLDER, used)).isEmpty();
        assertThat(Completeness.ofArticles(Skirmish.FOLDER)).isEmpty();
    }

    @Test
    void aUsedKeyStandsInBothLanguages() {
        assertThat(check("a = A", "a = А", "a", "b"))
                .extracting(Finding::toString)
                .containsExactly(
                        "MISSING: key 'b' is used but is not in en", "MISSING: key 'b' is used but is not in ru");
    }

    @Test
    void aKeyOfOneLanguageIsFound() {
        assertThat(check("a = A\nb = B", "a = А", "a", "b"))
                .extracting(Finding::kind, Finding::key)
                .containsExactlyInAnyOrder(tuple(Kind.ONE_LANGUAGE_ONLY, "b"), tuple(Kind.MISSING, "b"));
    }

    @Test
    void anUnusedKeyIsFoundInEachFile() {
        assertThat(check("a = A\nb = B", "b = Б\na = А", "a"))
                .extracting(Finding::toString)
                .containsExactly("UNUSED: en:2: key 'b' is not used", "UNUSED: ru:1: key 'b' is not used");
    }

    @Test
    void aFormOfANameNeedsNoTwinIfAPatternAsksForIt() {
        String english = "a = of {0, name, gen}\nname.x.y = Y";

        assertThat(check(english, "a = {0, name, gen}\nname.x.y = И\nname.x.y.gen = Ы", "a", "name.x.y"))
                .isEmpty();
        assertThat(check(english, "a = {0, name, gen}\nname.x.y = И\nname.x.y.dat = Ы", "a", "name.x.y"))
                .extracting(Finding::kind, Finding::key)
                .containsExactlyInAnyOrder(
                        tuple(Kind.UNUSED, "name.x.y.dat"), tuple(Kind.ONE_LANGUAGE_ONLY, "name.x.y.dat"));
    }

    @Test
    void bothLanguagesPutTheSameArgumentsIntoWords() {
        assertThat(check("a = {0} and {1}\nb = {0} {1}", "a = {0}\nb = {1}, {0}", "a", "b"))
                .extracting(Finding::toString)
                .containsExactly(
                        "ARGUMENTS_DIFFER: 'a' puts into words {0} {1} in English (en:1), but {0} in Russian (ru:1)");
    }

    @Test
    void anArgumentWithinAPluralCounts() {
        assertThat(check("a = {0, plural, one {{1}} other {{1} and {2}}}", "a = {0} {1} {2}", "a"))
                .isEmpty();
    }

    @Test
    void russianPluralsHaveFourCategories() {
        assertThat(check("a = {0, plural, one {#} other {#}}", "a = {0, plural, one {#} few {#} other {#}}", "a"))
                .extracting(Finding::toString)
                .containsExactly("PLURAL_CATEGORY_MISSING: ru:1: plural of {0} in 'a' lacks many");
    }

    @Test
    void aPluralInsideASelectIsSeen() {
        String select = "a = {1, select, x {{0, plural, other {#}}} other {{0}}}";

        assertThat(check(select, "a = {0} {1}", "a"))
                .extracting(Finding::toString)
                .containsExactly("PLURAL_CATEGORY_MISSING: en:1: plural of {0} in 'a' lacks one");
    }

    @Test
    void aBrokenPatternIsFound() {
        assertThat(check("a = {0", "a = {0}", "a")).singleElement().satisfies(finding -> {
            assertThat(finding.kind()).isEqualTo(Kind.BROKEN_PATTERN);
            assertThat(finding.explanation()).startsWith("en:1: pattern 'a': ");
        });
    }

    @Test
    void articlesStandInBothLanguagesInTheSameOrder() {
        Articles both = Articles.parse("f", "# a: A\n## b: B\ntext\n## c: C\ntext");
        Articles turned = Articles.parse("f", "# a: A\n## c: C\ntext\n## b: B\ntext");
        Articles fewer = Articles.parse("f", "# a: A\n## b: B\ntext");

        assertThat(Completeness.ofArticles(both, both)).isEmpty();
        assertThat(Completeness.ofArticles(both, fewer))
                .extracting(Finding::toString)
                .containsExactly("ONE_LANGUAGE_ONLY: '## c' is not in articles.ru.md");
        assertThat(Completeness.ofArticles(both, turned))
                .extracting(Finding::toString)
                .containsExactly("ORDER_DIFFERS: where articles.en.md has '## b', articles.ru.md has '## c'");
    }

    private static List<Finding> check(String english, String russian, String... used) {
        var files = Map.of(
                Language.EN, MessageFile.parse("en", english),
                Language.RU, MessageFile.parse("ru", russian));
        return Completeness.of(files, Arrays.stream(used).collect(Collectors.toSet()));
    }
}
