import type { FactLine } from '../../generated/protocol';

/** The dice of the last roll as they lie. */
export interface Tray {
  attacker: number;
  defender: number;
  attack: LyingDie[];
  defence: LyingDie[];
  /** What the roll has cost, once it is compared. */
  losses: { attack: number; defence: number } | null;
  /** Whether a modifier has changed a die. */
  modified: boolean;
  /** Counts the throws, so that a new one rolls. */
  thrown: number;
}

export interface LyingDie {
  value: number;
  /** Beaten, without a partner or taken away. */
  lost: boolean;
}

/**
 * The tray after these facts, or null if no dice lie there: none thrown, another turn has begun, or the facts begin in
 * the middle of a roll and do not say whose it is.
 */
export function trayOf(facts: readonly FactLine[]): Tray | null {
  let tray = null as Tray | null;
  let attacker = null as number | null;
  let defender = null as number | null;
  let thrown = 0;
  for (const { fact } of facts) {
    switch (fact.type) {
      case 'turn-began':
        tray = null;
        break;
      case 'invasion-declared':
      case 'committed':
        attacker = Number(fact.seat);
        break;
      case 'defended':
        defender = Number(fact.seat);
        break;
      case 'dice-thrown':
        thrown += 1;
        tray =
          attacker === null || defender === null
            ? null
            : { attacker, defender, attack: lie(fact.attack), defence: lie(fact.defence), losses: null, modified: false, thrown };
        break;
      case 'dice-changed':
        tray = tray && { ...tray, attack: keep(tray.attack, lie(fact.attack)), defence: lie(fact.defence), modified: true };
        break;
      case 'compared':
        tray = tray && compared(tray, numbers(fact.attack), numbers(fact.defence));
        break;
      case 'roll-fought':
        tray = tray && { ...tray, losses: { attack: Number(fact.attackerLoses), defence: Number(fact.defenderLoses) } };
        break;
    }
  }
  return tray;
}

/** How often dice were thrown, as `thrown` of a tray counts. */
export function throwsIn(facts: readonly FactLine[]): number {
  return facts.filter(({ fact }) => fact.type === 'dice-thrown').length;
}

/** Dice that were dropped stay, as lost ones. */
function keep(before: LyingDie[], now: LyingDie[]): LyingDie[] {
  return [...now, ...before.slice(now.length).map((die) => ({ ...die, lost: true }))];
}

function compared(tray: Tray, attack: number[], defence: number[]): Tray {
  const won = (mine: number, other: number | undefined, ties: boolean) =>
    other !== undefined && (ties ? mine >= other : mine > other);
  const attackDice = attack.map((value, i) => ({ value, lost: !won(value, defence[i], false) }));
  const defenceDice = defence.map((value, i) => ({ value, lost: !won(value, attack[i], true) }));
  const before = [...tray.attack.filter((die) => !die.lost), ...tray.defence].map((die) => die.value);
  return {
    ...tray,
    attack: keep(tray.attack, attackDice),
    defence: defenceDice,
    modified: tray.modified || before.join() !== [...attack, ...defence].join(),
  };
}

function lie(dice: unknown): LyingDie[] {
  return numbers(dice).map((value) => ({ value, lost: false }));
}

function numbers(dice: unknown): number[] {
  return Array.isArray(dice) ? dice.map(Number) : [];
}
