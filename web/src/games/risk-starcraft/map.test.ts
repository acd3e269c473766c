import { describe, expect, it } from 'vitest';
import { neighbourIn } from '../../board/navigation';
import { inLines, legible } from './label';
import { isAdjacent, isOverEdge, LANES, placeOf, PLACES, PLANETS, reachable } from './map';

describe('the board', () => {
  it('has 42 territories on six planets and eight lanes', () => {
    expect(PLACES).toHaveLength(42);
    expect(PLANETS.flatMap((planet) => planet.places)).toHaveLength(42);
    expect(LANES).toHaveLength(8);
  });

  it('has one lane over its edge', () => {
    expect(isOverEdge('char-aleph', 'feral-hives')).toBe(true);
    expect(isOverEdge('feral-hives', 'char-aleph')).toBe(true);
    expect(isOverEdge('canis', 'saalok')).toBe(false);
  });

  it('is walked over its edge by the arrow keys', () => {
    expect(neighbourIn('left', placeOf('char-aleph').ways)).toBe('feral-hives');
    expect(neighbourIn('right', placeOf('feral-hives').ways)).toBe('char-aleph');
  });

  it('can be walked from any territory to any other by arrow keys', () => {
    const steps = (id: string) => (['left', 'right', 'up', 'down'] as const).map((way) => neighbourIn(way, placeOf(id).ways));
    const reached = new Set(['canis']);
    const open = ['canis'];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      for (const next of steps(id)) {
        if (next !== null && !reached.has(next)) {
          reached.add(next);
          open.push(next);
        }
      }
    }
    expect(PLACES.map((place) => place.id).filter((id) => !reached.has(id))).toEqual([]);
  });

  it('links territories by borders and lanes both ways', () => {
    expect(isAdjacent('canis', 'saalok')).toBe(true);
    expect(isAdjacent('saalok', 'canis')).toBe(true);
    expect(isAdjacent('canis', 'char-aleph')).toBe(false);
  });

  it('is crossed only through what one may pass', () => {
    const own = ['pyramus', 'katuul-province', 'canis'];
    expect([...reachable('pyramus', (id) => own.includes(id))]).toEqual(['katuul-province']);
  });
});

describe('a name', () => {
  it('is broken where its lines are about as long', () => {
    expect(inLines('Тисби')).toEqual(['Тисби']);
    expect(inLines('Главный Кластер Улея')).toEqual(['Главный', 'Кластер Улея']);
    expect(inLines('Temple of the Preservers')).toEqual(['Temple of the', 'Preservers']);
  });
});

describe('the names of a small board', () => {
  const at = (id: string, x: number) => ({ id, box: { x, y: 0, w: 10, h: 4 } });

  it('are left out where they would lie over a weightier one', () => {
    expect(legible([at('origin', 0), at('near', 8), at('far', 20)], [])).toEqual(['origin', 'far']);
  });

  it('are left out where they would lie over the pieces of another territory, but not over their own', () => {
    const pieces = [at('origin', 0), at('other', 25)];
    expect(legible([at('origin', 0), at('far', 20)], pieces)).toEqual(['origin']);
  });
});
