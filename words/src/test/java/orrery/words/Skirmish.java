package orrery.words;

import orrery.core.Component;

/** A small game whose words the tests put together. */
final class Skirmish {

    static final TextFolder FOLDER = new TextFolder(Skirmish.class, "skirmish");

    enum Territory implements Component {
        CHAR_ALEPH("char-aleph"),
        GLASS_FLATS("glass-flats"),
        NOWHERE("nowhere");

        private final String id;

        Territory(String id) {
            this.id = id;
        }

        @Override
        public String id() {
            return id;
        }
    }

    enum UnitKind implements Component {
        HERO("hero") {},
        BASE("base");

        private final String id;

        UnitKind(String id) {
            this.id = id;
        }

        @Override
        public String id() {
            return id;
        }
    }

    private Skirmish() {}

    static Words english() {
        return Words.of(FOLDER, Language.EN);
    }

    static Words russian() {
        return Words.of(FOLDER, Language.RU);
    }
}
