import { expect, test } from 'vitest';
import { tellLossesApart } from './tell-losses-apart.ts';

const lists = (...own: string[][]) => tellLossesApart(own.map((losses) => ({ losses })));

test('what most lose is told once, then what each loses besides, and what of that it keeps', () => {
  expect(lists(['yes', 'teams'], ['yes', 'depth'], ['yes', 'teams'], ['teams'])).toEqual({
    most: ['yes', 'teams'],
    each: [
      { loses: [], keeps: [] },
      { loses: ['depth'], keeps: ['teams'] },
      { loses: [], keeps: [] },
      { loses: [], keeps: ['yes'] },
    ],
  });
});

test('a price stands at the tool whose it is', () => {
  const price = 'a free plan (this one is $20 a month)';
  expect(lists(...Array<string[]>(4).fill([price])).most).toEqual([]);
});

test('of few alternatives each says all that it loses, and nobody loses or gains by the telling', () => {
  expect(lists(['yes'], ['yes'], ['yes'])).toEqual({ most: [], each: Array(3).fill({ loses: ['yes'], keeps: [] }) });
  const own = [['a', 'b'], ['a'], ['a', 'c'], ['a', 'c', 'b'], []];
  const { most, each } = lists(...own);
  for (const [index, losses] of own.entries()) {
    const { loses = [], keeps = [] } = each[index] ?? {};
    expect([...most.filter((loss) => !keeps.includes(loss)), ...loses].toSorted()).toEqual(losses.toSorted());
  }
});
