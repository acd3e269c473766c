import type { RiskView } from '../../generated/risk-starcraft';

/** The two teams of team play, or no team at all. */
export type Team = 1 | 2 | null;

const TEAM_MODES: RiskView['mode'][] = ['team-play', 'team-play-total-domination'];

/** The team of a seat: allies sit at every other seat. */
export function teamOf(view: RiskView, seat: number): Team {
  if (!TEAM_MODES.includes(view.mode) || view.players.every((player) => player.seat !== seat)) {
    return null;
  }
  return seat % 2 === 1 ? 1 : 2;
}

/** The seat and its allies. */
export function sideOf(view: RiskView, seat: number): number[] {
  const team = teamOf(view, seat);
  return team === null ? [seat] : view.players.map((player) => player.seat).filter((other) => teamOf(view, other) === team);
}

/** Whether two different seats are of one team. */
export function areAllies(view: RiskView, one: number, other: number): boolean {
  return one !== other && sideOf(view, one).includes(other);
}
