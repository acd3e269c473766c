import { placeOf } from './map';
import type { RiskTable } from './state.svelte';

/** A territory as it is read out: name, planet, units, holder, what stands there, and what it is in the question. */
export function territorySentence(risk: RiskTable, id: string, chance: number | null = null): string {
  const { words } = risk;
  const held = risk.held(id);
  const marks = marksOf(risk, id);
  return [
    risk.placeName(id),
    risk.planetName(placeOf(id).planet),
    held === null ? words.nobody : words.units(held.units),
    held === null ? null : risk.seatName(held.seat),
    ...marks,
    standingSentence(risk, id),
    chance === null ? null : words.percent(chance),
  ]
    .filter((part) => part !== null)
    .join(', ');
}

/** Base, hero, tower and mineral field of a territory in words. */
export function marksOf(risk: RiskTable, id: string): string[] {
  const { words } = risk;
  const hero = risk.heroAt(id);
  return [
    risk.baseAt(id) > 0 ? owned(words.base, risk, risk.baseAt(id), id) : null,
    hero > 0 ? owned(words.hero, risk, hero, id) : null,
    risk.towerAt(id) > 0 ? words.tower : null,
    risk.hasField(id) ? words.field : null,
  ].filter((mark) => mark !== null);
}

/** A base keeps the name of its builder when another holds it. */
function owned(what: string, risk: RiskTable, seat: number, id: string): string {
  return seat === risk.owner(id) ? what : `${what} (${risk.seatName(seat)})`;
}

export function standingSentence(risk: RiskTable, id: string): string | null {
  const { words } = risk;
  switch (risk.standing(id)) {
    case 'legal':
      return risk.moment.form === 'invade' && risk.origin !== null
        ? words.target
        : risk.moment.form === 'place'
          ? words.placeHere
          : words.start;
    case 'origin':
    case 'picked':
      return words.chosen;
    default:
      return risk.why(id);
  }
}
