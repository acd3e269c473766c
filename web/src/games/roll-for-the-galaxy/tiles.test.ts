import { describe, expect, it } from 'vitest';
import { effectOf, isWorld, tileOf } from './tiles';

describe('tiles', () => {
  it('know their backs, and those one begins with have none', () => {
    expect(tileOf('gem-world').back).not.toBeNull();
    expect(tileOf(tileOf('gem-world').back ?? '').back).toBe('gem-world');
    expect(tileOf('old-earth').back).toBeNull();
    expect(isWorld('old-earth')).toBe(true);
  });

  it('say what they do without what is drawn on them', () => {
    expect(effectOf('Genes world, cost 5 (other side: Advanced Logistics). When settled: gain $1. More.')).toBe('When settled: gain $1. More.');
    expect(effectOf('Development, cost 1 (other side: Designer Species, Ultd.). Explore: look.')).toBe('Explore: look.');
    expect(effectOf('Gray world, cost 3, home world. At the start: put 1 die into your Citizenry.')).toBe('At the start: put 1 die into your Citizenry.');
  });
});
