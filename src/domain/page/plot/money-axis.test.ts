import { expect, test } from 'vitest';
import { moneyMarks, moneyPlace } from './money-axis.ts';

test('marks a few round amounts, none above the top and none near another', () => {
  expect([1, 19, 20, 95, 100, 199, 200, 900].map(moneyMarks)).toEqual([
    [0, 1],
    [0, 2, 10],
    [0, 5, 20],
    [0, 10, 50],
    [0, 20, 100],
    [0, 20, 100],
    [0, 50, 200],
    [0, 100, 500],
  ]);
  for (let top = 1; top < 5000; top += 7) {
    const places = moneyMarks(top).map((amount) => moneyPlace(amount, top));
    expect(places.length).toBeGreaterThan(1);
    for (const [index, place] of places.slice(1).entries())
      expect(place - (places[index] ?? 1)).toBeGreaterThanOrEqual(0.3);
  }
});

test('gives low prices more room than high ones', () => {
  expect([0, 25, 100].map((amount) => moneyPlace(amount, 100))).toEqual([0, 0.5, 1]);
});
