import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../generated/protocol';
import { freshForm, inMode, request } from './new-table';

const limit = { id: 'round-limit', values: [], standard: '0' };
const even = { id: 'even-setup', values: ['no', 'yes'], standard: 'no' };
const game: GameInfo = {
  id: 'risk-starcraft',
  bots: ['random', 'greedy'],
  ready: true,
  modes: [
    { id: 'basic-training', seats: [3, 4, 5, 6], options: [even, limit] },
    { id: 'total-domination-1v1', seats: [2], options: [limit] },
  ],
};

describe('a new table in another mode', () => {
  it('has as many seats as the mode allows', () => {
    expect(inMode(game, freshForm(game), 'total-domination-1v1').count).toBe(2);
    expect(inMode(game, { ...freshForm(game), count: 5 }, 'basic-training').count).toBe(5);
  });

  it('asks for no option that the mode does not have, and keeps the others', () => {
    const form = { ...freshForm(game), options: { 'even-setup': 'yes', 'round-limit': '9' } };
    expect(request(game, inMode(game, form, 'total-domination-1v1')).options).toEqual({ 'round-limit': '9' });
  });
});
