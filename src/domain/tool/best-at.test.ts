import { expect, test } from 'vitest';
import { bestAt } from './best-at.ts';

const titles = new Map([
  ['cut', 'Cut out a product'],
  ['gif', 'GIFs from a clip'],
  ['logo', 'Draw a logo'],
  ['song', 'Write a song'],
]);
const note = 'Because it does.';

test('names what a tool is made for, three jobs at most, in one line', () => {
  const tasks = (['cut', 'gif', 'logo', 'song'] as const).map((task) => ({ task, fit: 'made for' as const, note }));
  expect(bestAt(tasks, titles)).toBe('Cut out a product, GIFs from a clip, draw a logo');
});

test('names what it is good at where it is made for nothing, and never what it merely can', () => {
  const tasks = [
    { task: 'song', fit: 'can' as const, note },
    { task: 'logo', fit: 'good at' as const, note },
  ];
  expect(bestAt(tasks, titles)).toBe('Draw a logo');
  expect(bestAt(tasks.slice(0, 1), titles)).toBe('');
});

test('leaves out jobs whose titles are not known', () => {
  const tasks = [{ task: 'new', fit: 'made for' as const, note }];
  expect(bestAt(tasks, titles)).toBe('');
  expect(bestAt([...tasks, { task: 'cut', fit: 'good at', note }], titles)).toBe('Cut out a product');
  expect(bestAt(tasks)).toBe('');
});
