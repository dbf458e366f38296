import { describe, expect, it } from 'vitest';
import { sampleFigures, sampleOf } from './sample-figures.ts';

const ids = Array.from({ length: 10_000 }, (_, index) => index + 1);

describe('sampleFigures', () => {
  it('gives the same figures for the same id', () => expect(ids.map(sampleFigures)).toEqual(ids.map(sampleFigures)));
  it('fills its range and never leaves it', () => {
    const figures = ids.map(sampleFigures);
    const ends = (values: number[]) => [Math.min(...values), Math.max(...values)];
    expect(ends(figures.map(({ appreciations }) => appreciations))).toEqual([100, 1099]);
    const [least = 0, most = 0] = ends(figures.map(({ views }) => views));
    expect(least).toBeGreaterThanOrEqual(500);
    expect(least).toBeLessThan(510);
    expect(most).toBeGreaterThan(5490);
    expect(most).toBeLessThanOrEqual(5499);
  });
  it('gives what it has always given', () => {
    expect([1, 2].map(sampleFigures)).toEqual([
      { views: 1366, appreciations: 297 },
      { views: 2612, appreciations: 589 },
    ]);
    expect([1, 2, 3, 4, 5, 6].map((id) => sampleOf(['a', 'b', 'c', 'd'], id, 2).join(' '))).toEqual([
      'a b',
      'a d',
      'b d',
      'c d',
      'a b',
      'b c',
    ]);
  });
  it('does not repeat itself from neighbour to neighbour', () => {
    expect(new Set(ids.slice(0, 100).map((id) => sampleFigures(id).views)).size).toBeGreaterThan(90);
  });
});

describe('sampleOf', () => {
  const letters = ['a', 'b', 'c', 'd', 'e', 'f'];
  it('gives different items in the order of the list, the same for the same id', () => {
    const chosen = sampleOf(letters, 7, 3);
    expect(new Set(chosen).size).toBe(3);
    expect(chosen).toEqual([...chosen].sort());
    expect(sampleOf(letters, 7, 3)).toEqual(chosen);
  });
  it('reaches every item', () =>
    expect(new Set(ids.slice(0, 50).flatMap((id) => sampleOf(letters, id, 1))).size).toBe(letters.length));
  it('gives what there is of a short list', () => expect(sampleOf(['a'], 1, 3)).toEqual(['a']));
});
