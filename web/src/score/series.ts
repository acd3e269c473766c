import type { GamePage, SeatFact } from '../games/page';
import type { SeatInfo } from '../generated/protocol';
import type { Course } from '../table/replay.svelte';

const SAMPLES = 32;

export interface Sample {
  at: number;
  round: number;
  /** Facts of each seat, in the order of the seats. */
  facts: SeatFact[][];
}

/** The game's course, looked at in as many moments as a chart can show. */
export async function samples(course: Course, game: GamePage, seats: SeatInfo[]): Promise<Sample[]> {
  const count = Math.min(SAMPLES, course.total);
  const places = Array.from({ length: count }, (_, i) => Math.round((i * (course.total - 1)) / Math.max(1, count - 1)));
  const frames = await Promise.all(places.map((at) => course.sample(at)));
  return frames.flatMap((frame, i) =>
    frame === undefined
      ? []
      : [{ at: places[i] ?? 0, round: frame.line.round, facts: seats.map((seat) => game.seatFacts(frame.view, seat.seat)) }],
  );
}
