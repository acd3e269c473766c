import type { Choosable } from '../generated/protocol';

/** Options that differ in one whole number only, and so can be chosen on a scale. */
export interface Range {
  field: string;
  min: number;
  max: number;
  /** The option of a number, if it is legal. */
  at(number: number): Choosable | undefined;
}

const FEWEST = 4;

/** The legal options as a range, if that is what most of them are; `others` are those that are not part of it. */
export function rangeOf(legal: Choosable[]): { range: Range; others: Choosable[] } | null {
  const type = mostFrequent(legal.map((option) => option.choice.type));
  const alike = legal.filter((option) => option.choice.type === type);
  const field = alike.length < FEWEST ? undefined : countedField(alike);
  if (field === undefined) {
    return null;
  }
  const byNumber = new Map(alike.map((option) => [option.choice[field] as number, option]));
  const numbers = Array.from(byNumber.keys());
  return {
    range: { field, min: Math.min(...numbers), max: Math.max(...numbers), at: (number) => byNumber.get(number) },
    others: legal.filter((option) => !alike.includes(option)),
  };
}

function countedField(alike: Choosable[]): string | undefined {
  const first = alike[0]?.choice ?? { type: '' };
  const varying = Object.keys(first).filter((name) => new Set(alike.map((option) => JSON.stringify(option.choice[name]))).size > 1);
  const [field] = varying;
  const isCount = varying.length === 1 && field !== undefined && alike.every((option) => Number.isInteger(option.choice[field]));
  return isCount ? field : undefined;
}

function mostFrequent(types: string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const type of types) {
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return Array.from(counts).sort(([, a], [, b]) => b - a)[0]?.[0];
}
