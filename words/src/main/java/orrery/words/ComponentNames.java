package orrery.words;

import java.util.Locale;
import orrery.core.Component;

/** What the components of a game are called. */
@FunctionalInterface
public interface ComponentNames {

    String name(Component component, Language language);

    /**
     * The name in a form that a pattern asks for with {@code {0, name, form}}; the name itself where the language or the
     * component has no such form.
     *
     * @param form word for the form, by custom {@code gen}, {@code dat}, {@code acc}, {@code ins} or {@code pre} for the
     *     cases of Russian
     */
    default String name(Component component, Language language, String form) {
        return name(component, language);
    }

    /**
     * Names out of the message files of a folder, by {@link #key}. A form has the form's word behind one more dot:
     * {@code name.territory.char-aleph.gen}. A name that is missing is shown as its key in angle brackets.
     */
    static ComponentNames from(TextFolder folder) {
        return new ComponentNames() {
            @Override
            public String name(Component component, Language language) {
                return name(component, language, "");
            }

            @Override
            public String name(Component component, Language language, String form) {
                return Words.of(folder, language).phrase(key(component), form);
            }
        };
    }

    /** Key of a component's name: {@code name.}, its type in lower-case words joined by hyphens, a dot and its id. */
    static String key(Component component) {
        Class<?> type = component instanceof Enum<?> constant ? constant.getDeclaringClass() : component.getClass();
        return "name." + kebab(type.getSimpleName()) + "." + component.id();
    }

    private static String kebab(String name) {
        return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "-")
                .toLowerCase(Locale.ROOT);
    }
}
