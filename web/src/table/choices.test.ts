import { describe, expect, it } from 'vitest';
import type { Choosable } from '../generated/protocol';
import { rangeOf } from './choices';

const option = (choice: Choosable['choice']): Choosable => ({ choice, message: { key: 'k', args: [] }, anchors: [] });

describe('options as a range', () => {
  it('are those that differ in one number', () => {
    const found = rangeOf([1, 2, 3, 4, 5].map((units) => option({ type: 'units', units })));

    expect(found?.range.min).toBe(1);
    expect(found?.range.max).toBe(5);
    expect(found?.range.at(4)?.choice['units']).toBe(4);
    expect(found?.others).toEqual([]);
  });

  it('leave other choices in the list', () => {
    const found = rangeOf([...[1, 2, 3, 4].map((units) => option({ type: 'units', units })), option({ type: 'pass' })]);

    expect(found?.others.map((other) => other.choice.type)).toEqual(['pass']);
  });

  it('are no range when they are few, or differ in places', () => {
    expect(rangeOf([1, 2].map((units) => option({ type: 'units', units })))).toBeNull();
    expect(rangeOf(['a', 'b', 'c', 'd'].map((territory) => option({ type: 'place', territory })))).toBeNull();
    expect(rangeOf([1, 2, 3, 4].map((units) => option({ type: 'commit', units, hero: units > 2 })))).toBeNull();
  });
});
