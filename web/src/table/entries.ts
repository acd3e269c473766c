import type { FactLine } from '../generated/protocol';

/** A line of the journal with its number from the beginning of the game. */
export interface Told {
  at: number;
  line: FactLine;
}

/** Lines that are told as one: most entries have one line, a roll of dice has several. */
export type Entry = Told[];

/** Lines numbered from `first`, without those that the line before has said already. */
export function told(lines: FactLine[], first: number): Told[] {
  return lines.map((line, i) => ({ at: first + i, line })).filter(({ line }) => line.told);
}

/** The moment that an entry tells of: when its last line was true. */
export function momentOf(entry: Entry): number {
  return entry.at(-1)?.at ?? 0;
}
