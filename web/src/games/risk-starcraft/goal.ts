import type { RiskView } from '../../generated/risk-starcraft';
import { sideOf } from './teams';

const TERRITORIES = 42;

/** How many achievements win in a mode, those of allies together; 0 where all territories have to be held. */
const TO_WIN: Record<RiskView['mode'], number> = {
  'basic-training': 3,
  'command-room': 3,
  'team-play': 4,
  'total-domination': 0,
  'total-domination-extended': 0,
  'total-domination-1v1': 0,
  'team-play-total-domination': 0,
};

/** How far a seat, or its team, has come on the way to victory, and how far it has to come. */
export function goalOf(view: RiskView, seat: number): { reached: number; needed: number } {
  const seats = sideOf(view, seat);
  const side = view.players.filter((player) => seats.includes(player.seat));
  const needed = TO_WIN[view.mode];
  if (needed > 0) {
    return { reached: side.reduce((sum, player) => sum + player.achievements.length, 0), needed };
  }
  return { reached: view.territories.filter((held) => seats.includes(held.seat)).length, needed: TERRITORIES };
}
