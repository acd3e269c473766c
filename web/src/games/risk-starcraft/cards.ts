import { cards } from '../../../../games/risk-starcraft/src/main/resources/orrery/games/risk/faction-cards.json';

/** What is printed on a faction card besides its text. */
export interface Card {
  id: string;
  race: string;
  kind: string;
  window: string;
  stars: number;
}

const BY_ID = new Map<string, Card>(cards.map(({ id, race, kind, window, stars }) => [id, { id, race, kind, window, stars }]));

/** @throws Error if there is no such card */
export function cardOf(id: string): Card {
  const card = BY_ID.get(id);
  if (card === undefined) {
    throw new Error(`no faction card ${id}`);
  }
  return card;
}

/** A name of a unit and of what it does, e.g. "Marine: Stimpack", in its parts; a building has one. */
export function titleParts(name: string): { bearer: string; title: string } {
  const [bearer = '', ...rest] = name.split(': ');
  return rest.length === 0 ? { bearer: '', title: name } : { bearer, title: rest.join(': ') };
}
