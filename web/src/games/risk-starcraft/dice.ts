/** Dice of a tincture: the attacker's are of its colour, the defender's dark with pips of its colour. */
export interface DieColours {
  fill: string;
  ink: string;
}

const PALE = [3, 4, 6];

export function attackDie(tincture: number): DieColours {
  return { fill: `var(--seat-${tincture})`, ink: PALE.includes(tincture) ? '#171103' : '#FFF5E4' };
}

export function defenceDie(tincture: number): DieColours {
  return { fill: '#1A1F2E', ink: `var(--seat-${tincture})` };
}
