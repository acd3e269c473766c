import type { FactLine } from '../../generated/protocol';
import type { Entry, Told } from '../../table/entries';
import type { TableModel } from '../../table/model.svelte';
import { riskTable, type RiskTable } from './state.svelte';
import { trayOf, type Tray } from './tray';

const OF_A_ROLL = new Set(['committed', 'defended', 'dice-thrown', 'dice-changed', 'compared', 'roll-fought']);

/** All that belongs to a roll is one entry; what comes between, such as a card, is told before it. */
export function entries(lines: Told[]): Entry[] {
  const found: Entry[] = [];
  let roll: Entry = [];
  const close = (): void => {
    if (roll.length > 0) {
      found.push(roll);
    }
    roll = [];
  };
  for (const one of lines) {
    const { type } = one.line.fact;
    if (!OF_A_ROLL.has(type)) {
      if (type === 'turn-began' || type === 'conquered' || type === 'invasion-declared') {
        close();
      }
      found.push([one]);
      continue;
    }
    if (type === 'committed') {
      close();
    }
    roll.push(one);
    if (type === 'roll-fought') {
      close();
    }
  }
  close();
  return found;
}

/** Who lost units in a roll, the viewer's own first. */
export function lossesOf(risk: RiskTable, tray: Tray): { seat: number; units: number }[] {
  const { attacker, defender, losses } = tray;
  const both = losses === null ? [] : [{ seat: attacker, units: losses.attack }, { seat: defender, units: losses.defence }];
  return both.filter(({ units }) => units > 0).sort((a, b) => Number(b.seat === risk.table.seat) - Number(a.seat === risk.table.seat));
}

/** A roll in words; what was said instead if there are no dice yet. */
export function rollSentence(table: TableModel, lines: FactLine[]): string {
  const risk = riskTable(table);
  const tray = trayOf(lines);
  if (tray === null) {
    return lines.map((line) => table.say(line.message)).join('; ');
  }
  const values = (dice: Tray['attack']): string => dice.map((die) => die.value).join(', ');
  const lost = lossesOf(risk, tray).map(({ seat, units }) => risk.words.loses(risk.seatName(seat), units));
  const thrown = risk.words.thrown(values(tray.attack), values(tray.defence));
  return [thrown, tray.losses === null ? '' : lost.join(', ') || risk.words.noLosses].filter((part) => part !== '').join('. ');
}
