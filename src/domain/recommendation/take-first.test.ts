import fc from 'fast-check';
import { expect, it } from 'vitest';
import { takeFirst } from './take-first.ts';

const byScore = (a: { score: number }, b: { score: number }) => b.score - a.score;
const anyItems = fc
  .array(fc.integer({ min: 0, max: 5 }))
  .map((scores) => scores.map((score, place) => ({ score, place })));

it('takes what sorting and cutting takes, equal items in their order', () => {
  fc.assert(
    fc.property(anyItems, fc.nat({ max: 15 }), (items, count) => {
      expect(takeFirst(items, count, byScore)).toEqual(items.toSorted(byScore).slice(0, count));
    }),
  );
});

it('leaves the given list alone', () => {
  const items = [{ score: 1 }, { score: 2 }];
  takeFirst(items, 1, byScore);
  expect(items).toEqual([{ score: 1 }, { score: 2 }]);
});
