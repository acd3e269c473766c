package orrery.app.terminal;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The words that a person can type in place of an answer, in both languages at any time. */
enum TableWord {
    HELP("help", "помощь", "?"),
    OPTIONS("options", "варианты"),
    WHY("why", "почему"),
    RULES("rules", "правила"),
    STATE("state", "позиция"),
    LOG("log", "журнал", "journal"),
    UNDO("undo", "отмена"),
    RESTORE("restore", "вернуть"),
    STANDING("standing", "заранее"),
    LANG("lang", "язык"),
    SAVE("save", "сохранить"),
    QUIT("quit", "выход", "exit");

    private final List<String> spellings;

    TableWord(String... spellings) {
        this.spellings = List.of(spellings);
    }

    static Optional<TableWord> spelt(String word) {
        String small = word.toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(known -> known.spellings.contains(small))
                .findFirst();
    }
}
