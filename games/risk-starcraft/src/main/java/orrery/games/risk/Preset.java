package orrery.games.risk;

import java.util.ArrayList;
import java.util.List;
import orrery.games.risk.RiskChoice.AddCard;
import orrery.games.risk.RiskChoice.Commit;
import orrery.games.risk.RiskChoice.Defend;
import orrery.games.risk.RiskChoice.Die;
import orrery.games.risk.RiskChoice.Invade;
import orrery.games.risk.RiskChoice.MoveFrom;
import orrery.games.risk.RiskChoice.MoveTo;
import orrery.games.risk.RiskChoice.Place;
import orrery.games.risk.RiskChoice.PlaceHero;
import orrery.games.risk.RiskChoice.PlayCard;
import orrery.games.risk.RiskChoice.Reroll;
import orrery.games.risk.RiskChoice.Target;
import orrery.games.risk.RiskChoice.Units;
import orrery.games.risk.board.Territory;
import orrery.games.risk.cards.FactionCard;
import orrery.games.risk.invasion.Invasion;

/** Choices made once and used again and again, so that play-outs make no garbage. */
public final class Preset {

    public static final RiskChoice PASS = new RiskChoice.Pass();
    public static final RiskChoice DONE = new RiskChoice.Done();
    public static final RiskChoice STOP = new RiskChoice.Stop();
    public static final RiskChoice HAND_IN = new RiskChoice.HandIn();
    public static final RiskChoice END_ATTACKS = new RiskChoice.EndAttacks();
    public static final RiskChoice END_TURN = new RiskChoice.EndTurn();
    public static final RiskChoice DRAW_CARD = new RiskChoice.DrawCard();
    public static final RiskChoice HERO_GOES = new RiskChoice.HeroGoes(true);
    public static final RiskChoice PLACE_REST = new RiskChoice.PlaceRest();
    public static final RiskChoice CONSENT = new RiskChoice.Consent(true);
    public static final RiskChoice REFUSE = new RiskChoice.Consent(false);
    public static final RiskChoice HERO_STAYS = new RiskChoice.HeroGoes(false);

    private static final Place[] PLACES = new Place[Territory.COUNT];
    private static final RiskChoice[] CLAIMS = new RiskChoice[Territory.COUNT];
    private static final RiskChoice[] BASES = new RiskChoice[Territory.COUNT];
    private static final RiskChoice[] TOWERS = new RiskChoice[Territory.COUNT];
    private static final RiskChoice[] TAKE_OVERS = new RiskChoice[Territory.COUNT];
    private static final PlaceHero[] HEROES = new PlaceHero[Territory.COUNT];
    private static final Target[] TARGETS = new Target[Territory.COUNT];
    private static final MoveFrom[] MOVES_FROM = new MoveFrom[Territory.COUNT];
    private static final MoveTo[] MOVES_TO = new MoveTo[Territory.COUNT];
    private static final Invade[][] INVASIONS = new Invade[Territory.COUNT][Territory.COUNT];
    private static final Units[] UNITS = new Units[100];
    private static final Commit[][] COMMITS = new Commit[2][Invasion.ATTACK_DICE + 1];
    private static final Defend[] DEFENDS = new Defend[Invasion.DEFENCE_DICE + 1];
    private static final Die[] DICE = new Die[Invasion.ATTACK_DICE + 1];
    private static final Reroll[] REROLLS = new Reroll[1 << Invasion.ATTACK_DICE];
    private static final PlayCard[] CARDS = new PlayCard[FactionCard.COUNT];
    private static final AddCard[] ADDED = new AddCard[FactionCard.COUNT];

    static {
        for (Territory territory : Territory.values()) {
            int t = territory.ordinal();
            PLACES[t] = new Place(territory);
            CLAIMS[t] = new RiskChoice.Claim(territory);
            BASES[t] = new RiskChoice.PlaceBase(territory);
            TOWERS[t] = new RiskChoice.PlaceTower(territory);
            TAKE_OVERS[t] = new RiskChoice.TakeOver(territory);
            HEROES[t] = new PlaceHero(territory);
            TARGETS[t] = new Target(territory);
            MOVES_FROM[t] = new MoveFrom(territory);
            MOVES_TO[t] = new MoveTo(territory);
            for (Territory to : Territory.values()) {
                INVASIONS[t][to.ordinal()] = new Invade(territory, to);
            }
        }
        for (int n = 0; n < UNITS.length; n++) {
            UNITS[n] = new Units(n);
        }
        for (int n = 0; n <= Invasion.ATTACK_DICE; n++) {
            COMMITS[0][n] = new Commit(n, false);
            COMMITS[1][n] = new Commit(n, true);
            DICE[n] = new Die(n);
        }
        for (int n = 0; n <= Invasion.DEFENCE_DICE; n++) {
            DEFENDS[n] = new Defend(n);
        }
        for (int set = 0; set < REROLLS.length; set++) {
            List<Integer> dice = new ArrayList<>();
            for (int die = 1; die <= Invasion.ATTACK_DICE; die++) {
                if ((set & 1 << (die - 1)) != 0) {
                    dice.add(die);
                }
            }
            REROLLS[set] = new Reroll(dice);
        }
        for (FactionCard card : FactionCard.values()) {
            CARDS[card.ordinal()] = new PlayCard(card);
            ADDED[card.ordinal()] = new AddCard(card);
        }
    }

    private Preset() {}

    public static RiskChoice place(Territory territory) {
        return PLACES[territory.ordinal()];
    }

    public static RiskChoice claim(Territory territory) {
        return CLAIMS[territory.ordinal()];
    }

    public static RiskChoice placeBase(Territory territory) {
        return BASES[territory.ordinal()];
    }

    public static RiskChoice placeTower(Territory territory) {
        return TOWERS[territory.ordinal()];
    }

    public static RiskChoice takeOver(Territory territory) {
        return TAKE_OVERS[territory.ordinal()];
    }

    public static RiskChoice placeHero(Territory territory) {
        return HEROES[territory.ordinal()];
    }

    public static RiskChoice target(Territory territory) {
        return TARGETS[territory.ordinal()];
    }

    public static RiskChoice moveFrom(Territory territory) {
        return MOVES_FROM[territory.ordinal()];
    }

    public static RiskChoice moveTo(Territory territory) {
        return MOVES_TO[territory.ordinal()];
    }

    public static RiskChoice invade(Territory from, Territory to) {
        return INVASIONS[from.ordinal()][to.ordinal()];
    }

    public static RiskChoice units(int units) {
        return units < UNITS.length ? UNITS[units] : new Units(units);
    }

    public static RiskChoice commit(int units, boolean hero) {
        return COMMITS[hero ? 1 : 0][units];
    }

    public static RiskChoice defend(int units) {
        return DEFENDS[units];
    }

    public static RiskChoice die(int die) {
        return DICE[die];
    }

    /** @param set bit n−1 stands for die n */
    public static RiskChoice reroll(int set) {
        return REROLLS[set];
    }

    public static RiskChoice play(FactionCard card) {
        return CARDS[card.ordinal()];
    }

    public static RiskChoice add(FactionCard card) {
        return ADDED[card.ordinal()];
    }
}
