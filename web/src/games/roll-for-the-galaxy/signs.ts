import symbols from 'virtual:icons/rg-*';

/** Signs of the game's things, by the article that is about them. */
export const signs: Record<string, string> = {
  explore: 'rg-explore',
  develop: 'rg-develop',
  settle: 'rg-settle',
  produce: 'rg-produce',
  ship: 'rg-ship',
  wild: 'rg-wild',
  credits: 'rg-credit',
  'vp-chips': 'rg-vp',
  cup: 'rg-cup',
  citizenry: 'rg-citizenry',
};

export { symbols };
