import symbols from 'virtual:icons/fs-*';

/** Signs of the game's things, by the article that is about them. */
export const signs: Record<string, string> = {
  materiel: 'fs-materiel',
  'forge-token': 'fs-forge',
  'cache-token': 'fs-cache',
  'reinforcement-token': 'fs-reinforcement',
  prosperity: 'fs-flourish',
  factory: 'fs-factory',
  city: 'fs-city',
  bastion: 'fs-bastion',
  'objective-token': 'fs-objective',
  'warp-storm': 'fs-warp-storm',
  'deploy-order': 'fs-order-deploy',
  'strategize-order': 'fs-order-strategize',
  'dominate-order': 'fs-order-dominate',
  'advance-order': 'fs-order-advance',
  'attack-value': 'fs-attack',
  'defence-value': 'fs-defence',
  morale: 'fs-morale',
};

export { symbols };
