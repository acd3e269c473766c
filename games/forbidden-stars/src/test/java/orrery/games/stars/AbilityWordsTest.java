package orrery.games.stars;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import orrery.games.stars.components.Ability;
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.components.EffectWords;
import orrery.words.Language;
import orrery.words.TextFolder;
import orrery.words.Words;

/** Prompts say what an ability does, and alternatives are worded. Articles may-and-must, opponents-choice. */
class AbilityWordsTest {

    private static final TextFolder FOLDER = TextFolder.beside(StarsGame.class);

    private static String say(Language language, CombatCard card, int ability) {
        return Words.of(FOLDER, language)
                .say(EffectWords.of(card.ability(ability).does(), card.faction()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "AMBUSH | 1 | gain 2 attack tokens",
                "FAITH_IN_THE_EMPEROR | 2 | rally 1 own unit or gain 1 morale die",
                "MARK_OF_KHORNE | 1 | spend 1 die (attack or morale) and gain 3 attack tokens",
                "FOUL_WORSHIP | 2 | if the opponent has a routed unit here: gain 1 defence token for each unrouted unit (Cultist or Iconoclast Destroyer)",
                "WRAITHGUARD_ADVANCE | 1 | gain 1 random die or gain 1 morale die; then, if wanted: turn up to 2 dice (defence) to attack",
                "KHORNES_RAGE | 2 | the opponent must choose: spend 1 die (defence) or rout 1 own unit",
            })
    void anAbilityIsWordedFromWhatItDoes(CombatCard card, int ability, String words) {
        assertThat(say(Language.EN, card, ability)).isEqualTo(words);
    }

    @Test
    void russianCountsAndDeclines() {
        assertThat(say(Language.RU, CombatCard.AMBUSH, 1)).isEqualTo("получить 2 жетона атаки");
        assertThat(say(Language.RU, CombatCard.HOLD_THE_LINE, 2))
                .isEqualTo("получить 1 кубик защиты или получить 1 кубик боевого духа");
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void noTwoAlternativesOfAnAbilityReadTheSame(Language language) {
        Words words = Words.of(FOLDER, language);
        int found = 0;
        for (CombatCard card : CombatCard.values()) {
            for (Ability ability :
                    Stream.concat(card.general().stream(), card.unit().stream()).toList()) {
                List<String> alternatives = new ArrayList<>();
                for (int option = 1; option <= ability.options().size(); option++) {
                    alternatives.add(words.say(new StarsChoice.Alternative(card, ability.number(), option).message()));
                }
                assertThat(alternatives).as(card.id()).doesNotHaveDuplicates();
                found += alternatives.isEmpty() ? 0 : 1;
            }
        }
        assertThat(found).isGreaterThan(15);
    }
}
