import { expect, test } from 'vitest';
import { reasonProblem } from './edit-reason.ts';
import { leafText, leafTitle } from './leaf-text.ts';

test.each([
  ['pricing', 'Price'],
  ['evidence.price', 'Source of “Price”'],
  ['evidence.price.quote', 'Source of “Price”, its words'],
  ['tasks.1.note', 'Tasks 2, note'],
  ['says.0', 'What people type 1'],
  ['tasks.11.note', 'Tasks 12, note'],
  ['reason', 'Why'],
])('%s is told as %s', (field, title) => expect(leafTitle(field)).toBe(title));

test.each([
  [null, 'nothing'],
  [undefined, 'nothing'],
  ['', 'nothing'],
  [[], 'nothing'],
  [0, '0'],
  [false, 'false'],
  ['$10 a month', '$10 a month'],
  [['solo', 'team'], 'solo; team'],
  [{ amount: 10, period: 'month', details: '', since: null }, 'amount: 10, period: month'],
  [[{ task: 'draw', fit: 'can' }, { task: 'cut' }], 'task: draw, fit: can; task: cut'],
])('%j is told as %s', (value, text) => expect(leafText(value)).toBe(text));

test('a change gives its reason in three letters or more', () => {
  expect([reasonProblem('new'), reasonProblem(' no ')]).toEqual([null, 'Say why in a few words: the history shows it']);
});
