import type { Player, RiskView } from '../../generated/risk-starcraft';
import type { SeatFact } from '../page';

/** The numbers of a seat for the strip above the board; its rewards as soon as it has any. */
export function seatFacts(view: unknown, seat: number): SeatFact[] {
  return factsOf(view as RiskView, seat, (of) => of.rewards.length > 0);
}

/** The numbers of a seat whose course the score sheet draws: the same ones for all seats and through the whole game. */
export function courseFacts(view: unknown, seat: number): SeatFact[] {
  const risk = view as RiskView;
  return factsOf(risk, seat, () => risk.mode !== 'basic-training');
}

function factsOf(view: RiskView, seat: number, showsRewards: (of: Player) => boolean): SeatFact[] {
  const of = view.players.find((player) => player.seat === seat);
  if (of === undefined) {
    return [];
  }
  const held = view.territories.filter((territory) => territory.seat === seat).map((territory) => territory.territory);
  return [
    fact('rs-unit', of.units, 'units'),
    fact('rs-mineral', held.filter((id) => view.fields.includes(id)).length, 'fields'),
    fact('rs-card', of.cards + of.captured, 'cards'),
    ...(showsRewards(of) ? [fact('rs-reward', of.rewards.length, 'rewards')] : []),
    fact('u-map', held.length, 'territories'),
  ];
}

function fact(icon: string, value: number, label: string): SeatFact {
  return { icon, value, label: { key: `seat.${label}`, args: [] } };
}
