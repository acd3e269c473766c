package orrery.app;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Set;

/**
 * What the modules may know of one another, and what a game may not touch.
 *
 * <p>Dependencies run downwards only. A game is a pure function of its state and the answers: whatever could make two
 * runs of one log differ (a clock, a file, a random number of its own, the order of a hash) is out of its reach.
 */
@AnalyzeClasses(packages = "orrery", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    private static final String GAMES = "orrery.games..";

    private static final DescribedPredicate<JavaClass> PRIMITIVES =
            describe("primitive types", type -> type.getBaseComponentType().isPrimitive());

    @ArchTest
    static void everyModuleIsLookedAt(JavaClasses all) {
        assertThat(all.stream().map(JavaClass::getPackageName))
                .contains(
                        "orrery.core",
                        "orrery.kit",
                        "orrery.words",
                        "orrery.store",
                        "orrery.games.risk",
                        "orrery.bots",
                        "orrery.testkit",
                        "orrery.server",
                        "orrery.app");
    }

    // Modules, from the lowest to the highest: each with all that it may know.

    @ArchTest
    static final ArchRule core = module("orrery.core..");

    @ArchTest
    static final ArchRule kit = module("orrery.kit..", "orrery.core..");

    @ArchTest
    static final ArchRule words = module("orrery.words..", "orrery.core..");

    @ArchTest
    static final ArchRule store = module("orrery.store..", "orrery.core..");

    @ArchTest
    static final ArchRule games = module(GAMES, "orrery.core..", "orrery.kit..");

    @ArchTest
    static final ArchRule bots = module("orrery.bots..", "orrery.core..", "orrery.kit..", GAMES);

    @ArchTest
    static final ArchRule testkit =
            module("orrery.testkit..", "orrery.core..", "orrery.kit..", "orrery.words..", "orrery.store..");

    @ArchTest
    static final ArchRule server = module("orrery.server..", "orrery.core..", "orrery.words..", "orrery.store..");

    @ArchTest
    static final ArchRule noGameKnowsAnother =
            slices().matching("orrery.games.(*)..").should().notDependOnEachOther();

    // Libraries.

    @ArchTest
    static final ArchRule coreUsesThePlatformAlone = classes()
            .that()
            .resideInAPackage("orrery.core..")
            .should()
            .onlyDependOnClassesThat(resideInAnyPackage("orrery.core..", "java..", "javax.crypto..", "org.jspecify..")
                    .or(PRIMITIVES));

    @ArchTest
    static final ArchRule gamesUseThePlainPartOfThePlatformAlone = classes()
            .that()
            .resideInAPackage(GAMES)
            .should()
            .onlyDependOnClassesThat(resideInAnyPackage(
                            "orrery..",
                            "java.lang",
                            "java.util.random",
                            "java.lang.annotation",
                            "java.lang.invoke",
                            "java.lang.runtime",
                            "java.math",
                            "java.util",
                            "java.util.function",
                            "java.util.stream",
                            "org.jspecify..")
                    .or(PRIMITIVES))
            .because("rules need no JSON, SQL, logging, files, network, threads or calendar");

    // Determinism.

    @ArchTest
    static final ArchRule gamesHaveNoClockAndNoChanceOfTheirOwn = noClasses()
            .that()
            .resideInAPackage(GAMES)
            .should()
            .accessTargetWhere(anyOf(Set.of(
                    "java.lang.Math.random",
                    "java.lang.StrictMath.random",
                    "java.util.Collections.shuffle",
                    "java.util.UUID.randomUUID")))
            .orShould()
            .accessTargetWhere(describe(
                    "anything of System but arraycopy",
                    access -> access.getTargetOwner().isEquivalentTo(System.class)
                            && !access.getName().equals("arraycopy")))
            .orShould()
            .dependOnClassesThat(describe(
                    "clocks, chance and threads",
                    type -> Set.of(
                                    "java.lang.Process",
                                    "java.lang.ProcessBuilder",
                                    "java.lang.ProcessHandle",
                                    "java.lang.Runtime",
                                    "java.lang.Thread",
                                    "java.lang.ThreadLocal",
                                    "java.util.Calendar",
                                    "java.util.Date",
                                    "java.util.Random",
                                    "java.util.SplittableRandom",
                                    "java.util.Timer")
                            .contains(type.getName())))
            .because("every die and every shuffle is asked of the table");

    @ArchTest
    static final ArchRule gamesKeepNothingInHashOrder = noClasses()
            .that()
            .resideInAPackage(GAMES)
            .should()
            .accessTargetWhere(anyOf(Set.of(
                    "java.util.HashMap.<init>",
                    "java.util.HashSet.<init>",
                    "java.util.IdentityHashMap.<init>",
                    "java.util.WeakHashMap.<init>",
                    "java.util.Map.of",
                    "java.util.Map.ofEntries",
                    "java.util.Map.copyOf",
                    "java.util.Set.of",
                    "java.util.Set.copyOf",
                    "java.util.stream.Collectors.toSet",
                    "java.util.stream.Collectors.toUnmodifiableSet",
                    "java.util.stream.Collectors.toUnmodifiableMap")))
            .orShould()
            .accessTargetWhere(withFewerParameters("java.util.stream.Collectors.toMap", 4))
            .orShould()
            .accessTargetWhere(withFewerParameters("java.util.stream.Collectors.groupingBy", 3))
            .because(
                    "such an order may differ from run to run: take EnumMap, EnumSet, a list, LinkedHashMap or TreeMap");

    @ArchTest
    static final ArchRule gamesHaveNoStaticVariables = fields().that()
            .areDeclaredInClassesThat()
            .resideInAPackage(GAMES)
            .and()
            .areStatic()
            .should()
            .haveModifier(JavaModifier.FINAL)
            .allowEmptyShould(true)
            .because("all that changes in a game is in its state");

    private static ArchRule module(String self, String... below) {
        var above = resideInAPackage("orrery..")
                .and(not(resideInAPackage(self)))
                .and(not(resideInAnyPackage(below)))
                .as("belong to modules other than %s", String.join(", ", below));
        return noClasses().that().resideInAPackage(self).should().dependOnClassesThat(above);
    }

    /** Calls, field accesses and method references, each named {@code package.Class.member}. */
    private static DescribedPredicate<JavaAccess<?>> anyOf(Set<String> members) {
        return describe("one of " + members, access -> members.contains(fullName(access)));
    }

    private static DescribedPredicate<JavaAccess<?>> withFewerParameters(String member, int parameters) {
        return describe(
                member + " with fewer than " + parameters + " parameters",
                access -> fullName(access).equals(member)
                        && access.getTarget() instanceof CodeUnitAccessTarget called
                        && called.getRawParameterTypes().size() < parameters);
    }

    private static String fullName(JavaAccess<?> access) {
        return access.getTargetOwner().getName() + "." + access.getName();
    }
}
