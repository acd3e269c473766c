import type { FactLine } from '../../generated/protocol';
import type { Fact } from '../../generated/forbidden-stars';
import type { Entry, Told } from '../../table/entries';
import type { TableModel } from '../../table/model.svelte';
import { seatName } from '../../table/names';
import { pageWords } from './words';

/** Things that a seat does several times in a row. */
const REPEATED = new Set(['card-drawn', 'event-drawn', 'unit-placed']);

/** Cards drawn one after another by a seat are told as one, and so are like units placed in an area. */
export function entries(lines: Told[]): Entry[] {
  const found: Entry[] = [];
  for (const one of lines) {
    const last = found.at(-1);
    if (last?.[0] !== undefined && sameDeed(last[0].line, one.line)) {
      last.push(one);
    } else {
      found.push([one]);
    }
  }
  return found;
}

function sameDeed({ fact: a, round: before }: FactLine, { fact: b, round }: FactLine): boolean {
  return REPEATED.has(a.type) && a.type === b.type && a.seat === b.seat && before === round && a.unit === b.unit && a.area === b.area;
}

/** Several lines of {@link entries} in words: the cards by name, if the viewer may know them, or their number. */
export function entrySentence(table: TableModel, lines: FactLine[]): string {
  const words = pageWords(table.words.lang);
  const facts = lines.map((line) => line.fact as unknown as Fact);
  const [first] = facts;
  if (first?.type === 'unit-placed' && lines[0] !== undefined) {
    return words.times(table.say(lines[0].message), lines.length);
  }
  const names = facts.flatMap((fact) => {
    if (fact.type === 'card-drawn') {
      return fact.card === undefined ? [] : [table.name({ kind: 'CombatCard', id: fact.card })];
    }
    return fact.type === 'event-drawn' && fact.card !== undefined ? [table.name({ kind: 'EventCard', id: fact.card })] : [];
  });
  const who = first !== undefined && 'seat' in first ? seatName(table.summary.seats, first.seat) : '';
  return names.length === lines.length ? words.drawsCards(who, names) : words.drawsMany(who, lines.length);
}
