package orrery.games.risk;

import orrery.core.Article;
import orrery.games.risk.board.Achievement;
import orrery.games.risk.board.Reward;
import orrery.games.risk.cards.CardWindow;
import orrery.games.risk.cards.FactionCard;

/** The articles of the rules that the program carries out; their texts are in articles.en.md and articles.ru.md. */
public final class Articles {

    public static final Article GAME = new Article("game");
    public static final Article BASIC_TRAINING = new Article("basic-training");
    public static final Article OBJECT_OF_THE_GAME = new Article("object-of-the-game");
    public static final Article VICTORY = new Article("victory");
    public static final Article TABLE_TALK = new Article("table-talk");
    public static final Article BOARD = new Article("board");
    public static final Article TERRITORY = new Article("territory");
    public static final Article CONTROL = new Article("control");
    public static final Article NEVER_EMPTY = new Article("never-empty");
    public static final Article PLANET = new Article("planet");
    public static final Article MOON = new Article("moon");
    public static final Article CONNECTION = new Article("connection");
    public static final Article SPACE_LANE = new Article("space-lane");
    public static final Article EDGE_LANE = new Article("edge-lane");
    public static final Article FACTION = new Article("faction");
    public static final Article RACE = new Article("race");
    public static final Article UNIT = new Article("unit");
    public static final Article SUPPLY = new Article("supply");
    public static final Article BASE = new Article("base");
    public static final Article STARTING_BASE = new Article("starting-base");
    public static final Article ENEMY_BASE = new Article("enemy-base");
    public static final Article MINERAL_FIELD = new Article("mineral-field");
    public static final Article HERO = new Article("hero");
    public static final Article DICE = new Article("dice");
    public static final Article SETUP_DIAGRAM = new Article("setup-diagram");
    public static final Article SEAT = new Article("seat");
    public static final Article START_ROLL = new Article("start-roll");
    public static final Article START_ROLL_TIE = new Article("start-roll-tie");
    public static final Article SEAT_CHOICE = new Article("seat-choice");
    public static final Article FACTION_CHOICE = new Article("faction-choice");
    public static final Article TURN_ORDER = new Article("turn-order");
    public static final Article STARTING_UNITS = new Article("starting-units");
    public static final Article STARTING_CARDS = new Article("starting-cards");
    public static final Article ACHIEVEMENTS_ON_BOARD = new Article("achievements-on-board");
    public static final Article HERO_PLACING = new Article("hero-placing");
    public static final Article SETUP_3 = new Article("setup-3");
    public static final Article SETUP_4 = new Article("setup-4");
    public static final Article SETUP_4_EVEN = new Article("setup-4-even");
    public static final Article SETUP_5 = new Article("setup-5");
    public static final Article SETUP_6 = new Article("setup-6");
    public static final Article TURN = new Article("turn");
    public static final Article START_OF_TURN_STATE = new Article("start-of-turn-state");
    public static final Article DEPLOY_STEP = new Article("deploy-step");
    public static final Article REINFORCEMENTS = new Article("reinforcements");
    public static final Article TERRITORIES_AND_FIELDS = new Article("territories-and-fields");
    public static final Article MINIMUM_REINFORCEMENTS = new Article("minimum-reinforcements");
    public static final Article PLANET_BONUS = new Article("planet-bonus");
    public static final Article BASE_INCOME = new Article("base-income");
    public static final Article REINFORCEMENT_COUNT = new Article("reinforcement-count");
    public static final Article HAND_IN = new Article("hand-in");
    public static final Article STARS = new Article("stars");
    public static final Article STAR_TABLE = new Article("star-table");
    public static final Article HAND_IN_ONCE = new Article("hand-in-once");
    public static final Article HAND_IN_LIMITS = new Article("hand-in-limits");
    public static final Article PLACING_REINFORCEMENTS = new Article("placing-reinforcements");
    public static final Article HERO_RETURN = new Article("hero-return");
    public static final Article ATTACK_STEP = new Article("attack-step");
    public static final Article INVASION = new Article("invasion");
    public static final Article ATTACKER_AND_DEFENDER = new Article("attacker-and-defender");
    public static final Article INVASION_TARGET = new Article("invasion-target");
    public static final Article INVASION_SOURCE = new Article("invasion-source");
    public static final Article ONE_STAYS_BEHIND = new Article("one-stays-behind");
    public static final Article DECLARATION = new Article("declaration");
    public static final Article ROLL = new Article("roll");
    public static final Article COMMIT = new Article("commit");
    public static final Article ATTACK_DICE = new Article("attack-dice");
    public static final Article DEFENCE_DICE = new Article("defence-dice");
    public static final Article FORCED_ROLL = new Article("forced-roll");
    public static final Article COMPARING = new Article("comparing");
    public static final Article DEFENDER_WINS_TIES = new Article("defender-wins-ties");
    public static final Article UNMATCHED_DICE = new Article("unmatched-dice");
    public static final Article LOSSES = new Article("losses");
    public static final Article STOPPING = new Article("stopping");
    public static final Article SAME_INVASION = new Article("same-invasion");
    public static final Article BLOCKED_PAIR = new Article("blocked-pair");
    public static final Article CONQUEST = new Article("conquest");
    public static final Article MOVING_IN = new Article("moving-in");
    public static final Article MOVING_IN_MINIMUM = new Article("moving-in-minimum");
    public static final Article MOVING_IN_MAXIMUM = new Article("moving-in-maximum");
    public static final Article SEVERAL_INVASIONS = new Article("several-invasions");
    public static final Article ELIMINATION = new Article("elimination");
    public static final Article ELIMINATION_CARDS = new Article("elimination-cards");
    public static final Article ELIMINATION_ACHIEVEMENTS = new Article("elimination-achievements");
    public static final Article ELIMINATION_BASE = new Article("elimination-base");
    public static final Article HERO_BONUS = new Article("hero-bonus");
    public static final Article HERO_NAMING = new Article("hero-naming");
    public static final Article HERO_DEFENDING = new Article("hero-defending");
    public static final Article HERO_MOVING_IN = new Article("hero-moving-in");
    public static final Article HERO_WITH_UNITS = new Article("hero-with-units");
    public static final Article HERO_DEFEAT = new Article("hero-defeat");
    public static final Article FACTION_CARD = new Article("faction-card");
    public static final Article CARD_USES = new Article("card-uses");
    public static final Article PLAYING_A_CARD = new Article("playing-a-card");
    public static final Article CARD_KINDS = new Article("card-kinds");
    public static final Article DECK = new Article("deck");
    public static final Article DISCARD_PILE = new Article("discard-pile");
    public static final Article RESHUFFLE = new Article("reshuffle");
    public static final Article HIDDEN_HANDS = new Article("hidden-hands");
    public static final Article CAPTURED_CARDS = new Article("captured-cards");
    public static final Article CALLED_OFF = new Article("called-off");
    public static final Article CANCELLED_CARD = new Article("cancelled-card");
    public static final Article FORBIDDEN_CARDS = new Article("forbidden-cards");
    public static final Article WINDOW = new Article("window");
    public static final Article SHARED_WINDOWS = new Article("shared-windows");
    public static final Article ALTERNATING = new Article("alternating");
    public static final Article ORDER_OF_AN_INVASION = new Article("order-of-an-invasion");
    public static final Article WINDOW_DEPLOY = new Article("window-deploy");
    public static final Article WINDOW_ATTACK_STEP_START = new Article("window-attack-step-start");
    public static final Article WINDOW_ATTACK_STEP = new Article("window-attack-step");
    public static final Article WINDOW_ATTACK_DECLARED = new Article("window-attack-declared");
    public static final Article WINDOW_DEFENCE_DECLARED = new Article("window-defence-declared");
    public static final Article WINDOW_DEFENCE_BEFORE_ROLL = new Article("window-defence-before-roll");
    public static final Article WINDOW_ATTACK_AFTER_ROLL = new Article("window-attack-after-roll");
    public static final Article WINDOW_DEFENCE_AFTER_ROLL = new Article("window-defence-after-roll");
    public static final Article WINDOW_ATTACK_AFTER_COMPARE = new Article("window-attack-after-compare");
    public static final Article WINDOW_DEFENCE_AFTER_COMPARE = new Article("window-defence-after-compare");
    public static final Article WINDOW_RESPONSE_TO_ATTACK_CARD = new Article("window-response-to-attack-card");
    public static final Article WINDOW_ATTACK_CONQUERED = new Article("window-attack-conquered");
    public static final Article WINDOW_ATTACK_INVASION_ENDED = new Article("window-attack-invasion-ended");
    public static final Article WINDOW_END_OF_TURN = new Article("window-end-of-turn");
    public static final Article EFFECT_DURATION = new Article("effect-duration");
    public static final Article ORDER_OF_MODIFIERS = new Article("order-of-modifiers");
    public static final Article EXTRA_DICE_DROPPED = new Article("extra-dice-dropped");
    public static final Article REROLLS = new Article("rerolls");
    public static final Article SET_CAP_REROLL = new Article("set-cap-reroll");
    public static final Article EACH_DIE_MODIFIERS = new Article("each-die-modifiers");
    public static final Article HIGHEST_DIE_MODIFIERS = new Article("highest-die-modifiers");
    public static final Article MINUS_AFTER_PLUS = new Article("minus-after-plus");
    public static final Article MINIMUM_ONE = new Article("minimum-one");
    public static final Article ABOVE_SIX = new Article("above-six");
    public static final Article DICE_LIMITS = new Article("dice-limits");
    public static final Article SAME_EFFECT_ONCE = new Article("same-effect-once");
    public static final Article DIFFERENT_EFFECTS_ADD = new Article("different-effects-add");
    public static final Article LOSSES_OF_A_ROLL = new Article("losses-of-a-roll");
    public static final Article PREVENTION_LAST = new Article("prevention-last");
    public static final Article REMOVED_BY_CARD = new Article("removed-by-card");
    public static final Article LAST_UNIT_SAFE = new Article("last-unit-safe");
    public static final Article POSSIBLE_EFFECTS_ONLY = new Article("possible-effects-only");
    public static final Article CARD_CHOICES = new Article("card-choices");
    public static final Article ACHIEVEMENT = new Article("achievement");
    public static final Article ACHIEVEMENT_STEP = new Article("achievement-step");
    public static final Article ONE_ACHIEVEMENT_A_TURN = new Article("one-achievement-a-turn");
    public static final Article ACHIEVEMENT_OR_CARD = new Article("achievement-or-card");
    public static final Article ACHIEVEMENT_UNIQUE = new Article("achievement-unique");
    public static final Article GAINED_THIS_TURN = new Article("gained-this-turn");
    public static final Article CARD_STEP = new Article("card-step");
    public static final Article MANOEUVRE = new Article("manoeuvre");
    public static final Article MANOEUVRE_PATH = new Article("manoeuvre-path");
    public static final Article SEVERAL_MANOEUVRES = new Article("several-manoeuvres");
    public static final Article VICTORY_AT_ONCE = new Article("victory-at-once");
    public static final Article LAST_PLAYER = new Article("last-player");
    public static final Article NO_SECOND_PLACE = new Article("no-second-place");
    public static final Article ENDLESS_GAME = new Article("endless-game");
    public static final Article ROUND_LIMIT = new Article("round-limit");
    public static final Article LIMIT_RANKING = new Article("limit-ranking");
    public static final Article STARS_ONLY = new Article("stars-only");
    public static final Article TEAM_ATTACK = new Article("team-attack");
    public static final Article TOWER = new Article("tower");
    public static final Article REWARD_OPENING_MANOEUVRE = new Article("reward-opening-manoeuvre");
    public static final Article TAKE_OVER = new Article("take-over");
    public static final Article TAKE_OVER_LIMITS = new Article("take-over-limits");
    public static final Article FREE_FACTION_CHOICE = new Article("free-faction-choice");
    public static final Article CLAIMING = new Article("claiming");
    public static final Article FIRST_CLAIM = new Article("first-claim");
    public static final Article FORTIFYING = new Article("fortifying");
    public static final Article FORTIFY_SEVERAL = new Article("fortify-several");
    public static final Article DUEL_BASES = new Article("duel-bases");
    public static final Article DUEL_FORTIFYING = new Article("duel-fortifying");
    public static final Article WINDOWS_OPENED = new Article("windows-opened");
    public static final Article UNANSWERED_WINDOW = new Article("unanswered-window");
    public static final Article STANDING_ANSWER = new Article("standing-answer");

    private Articles() {}

    /** The article of a faction card. */
    public static Article of(FactionCard card) {
        return new Article("card-" + card.id());
    }

    /** The article of an achievement. */
    public static Article of(Achievement achievement) {
        return new Article("achievement-" + achievement.id());
    }

    /** The article of a reward. */
    public static Article of(Reward reward) {
        return new Article("reward-" + reward.id());
    }

    /** The article of a window. */
    public static Article of(CardWindow window) {
        return new Article("window-" + window.id());
    }
}
