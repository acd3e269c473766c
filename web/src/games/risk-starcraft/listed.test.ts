import { describe, expect, it } from 'vitest';
import { listedOf } from './listed';
import { option } from './sample.test-data';

const places = ['canis', 'thisby', 'ursa', 'pyramus', 'saalok'].map((territory) => option({ type: 'place', territory }));

describe('the options beside the board', () => {
  it('begin with what the board cannot say', () => {
    const rest = option({ type: 'place-rest' });
    expect(listedOf([...places, rest])).toEqual({ near: [rest, ...places.slice(0, 3)], far: places.slice(3) });
  });

  it('are listed as they come when there are few of them, or none on the board', () => {
    expect(listedOf(places.slice(0, 4))).toBeNull();
    expect(listedOf([1, 2, 3, 4, 5, 6].map((units) => option({ type: 'units', units })))).toBeNull();
  });
});
