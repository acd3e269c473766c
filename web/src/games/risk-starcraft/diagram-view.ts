import type { Achievement, Faction, Player, RiskView, Territory } from '../../generated/risk-starcraft';

/** A set-up before it stands on the board: what each place of it holds. */
export interface Diagram {
  places: DiagramPlace[];
  fields: Territory[];
  achievements: Achievement[];
}

interface DiagramPlace {
  faction: Faction;
  base: Territory;
  territories: { territory: Territory; units: number }[];
}

/** Places that nobody has taken are shown as seats with numbers above this one. */
export const FREE = 100;

/** The view as the board will be set, places without an owner held by nobody known yet. */
export function laidOut(view: RiskView, diagram: Diagram, faction: (place: number) => Faction | null): RiskView {
  const seatOf = (place: number) => view.players.find((player) => player.place === place)?.seat ?? FREE + place;
  const taken = view.players.map((player) => {
    const base = diagram.places[player.place - 1]?.base;
    return base === undefined ? player : { ...player, base };
  });
  const free = diagram.places.flatMap(({ faction: listed, base }, i) =>
    seatOf(i + 1) > FREE ? [freePlayer(i + 1, faction(i + 1) ?? listed, base)] : [],
  );
  return {
    ...view,
    players: [...taken, ...free],
    territories: diagram.places.flatMap(({ territories }, i) => territories.map((held) => ({ ...held, seat: seatOf(i + 1) }))),
    fields: diagram.fields,
    achievementsOnBoard: diagram.achievements,
  };
}

function freePlayer(place: number, faction: Faction, base: Territory): Player {
  const cards = { cards: 0, captured: 0, seen: [], seenCaptured: [], achievements: [], rewards: [] };
  const nothing = { ...cards, units: 0, mustering: 0, eliminated: false };
  return { seat: FREE + place, place, faction, base, ...nothing };
}
