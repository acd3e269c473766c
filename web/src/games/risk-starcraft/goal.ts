import type { RiskView } from '../../generated/risk-starcraft';

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
  const side = view.players.filter((player) => player.seat === seat || (isTeam(view) && (player.seat - seat) % 2 === 0));
  const needed = TO_WIN[view.mode];
  if (needed > 0) {
    return { reached: side.reduce((sum, player) => sum + player.achievements.length, 0), needed };
  }
  const seats = side.map((player) => player.seat);
  return { reached: view.territories.filter((held) => seats.includes(held.seat)).length, needed: TERRITORIES };
}

/** Allies sit at every other seat. */
function isTeam(view: RiskView): boolean {
  return view.mode === 'team-play' || view.mode === 'team-play-total-domination';
}
