import type { FactLine } from '../generated/protocol';

/** Where a round begins on the scale: by number of fact. */
export interface RoundMark {
  round: number;
  from: number;
}

/**
 * Where the rounds begin. The last facts are known one by one; of those before them only `samples` may be known, and
 * the beginning of a round is put in the middle between the samples around it.
 */
export function roundMarks(facts: FactLine[], count: number, samples: { at: number; round: number }[]): RoundMark[] {
  const first = count - facts.length;
  const known = [...samples.filter((sample) => sample.at < first), ...facts.map((line, i) => ({ at: first + i, round: line.round }))];
  const marks: RoundMark[] = [];
  let before = { at: 0, round: 0 };
  for (const sample of known) {
    const missed = sample.round - before.round;
    for (let i = 1; i <= missed; i++) {
      const exact = sample.at - before.at <= 1;
      marks.push({ round: before.round + i, from: exact ? sample.at : Math.round(before.at + ((sample.at - before.at) * i) / (missed + 1)) });
    }
    before = sample;
  }
  return marks.filter((mark) => mark.round > 0);
}
