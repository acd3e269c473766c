import { rewards } from '../../../../games/risk-starcraft/src/main/resources/orrery/games/risk/rewards.json';

const SILVER = new Set(rewards.filter(({ tier }) => tier === 'silver').map(({ id }) => id));

export function isSilver(reward: string): boolean {
  return SILVER.has(reward);
}
