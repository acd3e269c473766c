import { setups, variantSetups } from '../../../../games/risk-starcraft/src/main/resources/orrery/games/risk/setups.json';
import type { Choosable } from '../../generated/protocol';
import type { Diagram } from './diagram-view';

/** The set-up whose places have the factions that these options list; null if there is none. */
export function diagramOf(options: Choosable[], even: boolean): Diagram | null {
  const listed: string[] = [];
  for (const { choice } of options) {
    if (choice.type === 'take-place') {
      listed[Number(choice.place) - 1] ??= String(choice.faction);
    }
  }
  const fits = [...setups, ...variantSetups].filter((setup) => setup.seats.map((seat) => seat.faction).join() === listed.join());
  const setup = even ? fits.at(-1) : fits[0];
  return setup === undefined
    ? null
    : {
        places: (setup.seats as Diagram['places']).map(({ faction, base, territories }) => ({ faction, base, territories })),
        fields: setup.mineralFields as Diagram['fields'],
        achievements: [...setup.silverAchievements, ...setup.goldAchievements] as Diagram['achievements'],
      };
}
