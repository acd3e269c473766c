import type { GamePage, SeatFact } from '../games/page';
import type { FactLine, SeatInfo } from '../generated/protocol';
import type { Course } from '../table/replay.svelte';

const MOST_TURNS = 6;

/** How the seats stood at the end of a round; round 0 is the beginning. */
export interface Sample {
  round: number;
  /** Facts of each seat, in the order of the seats. */
  facts: SeatFact[][];
}

/** A fact that turned the game, with its number. */
export interface TurningPoint {
  at: number;
  line: FactLine;
  weight: number;
}

/** What a game's course tells when it is over. */
export interface Story {
  samples: Sample[];
  facts: FactLine[];
  turns: TurningPoint[];
}

/** The whole course, told further with every piece that has come. */
export async function* story(course: Course, game: GamePage, seats: SeatInfo[]): AsyncGenerator<Story> {
  const samples: Sample[] = [];
  const facts: FactLine[] = [];
  const turns: TurningPoint[] = [];
  for await (const frames of course.whole()) {
    for (const { line, view } of frames) {
      const weight = game.turning?.(view, line.fact) ?? 0;
      if (weight > 0) {
        turns.push({ at: facts.length, line, weight });
      }
      facts.push(line);
    }
    const ends = frames.filter(({ line }, i) => line.round !== frames[i + 1]?.line.round);
    for (const { line, view } of ends) {
      if (samples.at(-1)?.round === line.round) {
        samples.pop();
      }
      samples.push({ round: line.round, facts: seats.map((seat) => (game.courseFacts ?? game.seatFacts)(view, seat.seat)) });
    }
    yield { samples: [...samples], facts, turns: weightiest(turns) };
  }
}

/** The weightiest, the later ones of equal weight first, in the order of the game. */
export function weightiest(turns: TurningPoint[]): TurningPoint[] {
  return [...turns]
    .sort((a, b) => b.weight - a.weight || b.at - a.at)
    .slice(0, MOST_TURNS)
    .sort((a, b) => a.at - b.at);
}
