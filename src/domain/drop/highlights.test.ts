import { expect, it } from 'vitest';
import { highlightsFirst } from './highlights.ts';
import { makeDrop } from './make-drop.ts';

const week = [5, 4, 3, 2, 1].map((id) => makeDrop({ id, toolId: id === 5 ? null : id * 10 }));
const ids = (drops: { id: number }[]) => drops.map(({ id }) => id);

it('are those that an editor marked, at most three of them', () => {
  const marked = week.map((drop) => (drop.id === 5 ? drop : { ...drop, isHighlight: drop.id !== 3 }));
  expect(ids(highlightsFirst(marked, { 30: 99 }))).toEqual([4, 2, 1, 5, 3]);
  const allButFive = week.map((drop) => ({ ...drop, isHighlight: drop.id !== 5 }));
  expect(ids(highlightsFirst(allButFive, {}))).toEqual([4, 3, 2, 5, 1]);
});

it('are without a mark those about the most saved tools; of equal ones the newest', () => {
  expect(ids(highlightsFirst(week, { 10: 7, 30: 9, 20: 7 }))).toEqual([3, 2, 1, 5, 4]);
  expect(ids(highlightsFirst(week, {}))).toEqual([5, 4, 3, 2, 1]);
});

it('stand first, and nothing is left out', () => {
  expect(ids(highlightsFirst(week, { 10: 7 }))).toEqual([1, 5, 4, 3, 2]);
  expect(highlightsFirst([], {})).toEqual([]);
});
