import { expect, test } from 'vitest';
import { bestAt } from './best-at.ts';

const titles = new Map([
  ['cut', 'Cut out a product'],
  ['gif', 'GIFs from a clip'],
  ['logo', 'Draw a logo'],
  ['song', 'Write a song'],
  ['board', 'Draw a storyboard'],
  ['lyrics', 'Write lyrics'],
]);
const note = 'Because it does.';

test('names what a tool is made for, three jobs at most, in one line', () => {
  const tasks = (['cut', 'gif', 'logo', 'song'] as const).map((task) => ({ task, fit: 'made for' as const, note }));
  expect(bestAt(tasks, titles)).toBe('Cut out a product, GIFs from a clip, draw a logo');
});

test('says a verb once where the next job has the same', () => {
  const told = (...tasks: string[]) =>
    bestAt(
      tasks.map((task) => ({ task, fit: 'made for' as const, note })),
      titles,
    );
  expect(told('logo', 'board', 'song')).toBe('Draw a logo, a storyboard, write a song');
  expect(told('logo', 'song', 'board')).toBe('Draw a logo, write a song, draw a storyboard');
  expect(told('song', 'lyrics', 'gif')).toBe('Write a song, lyrics, GIFs from a clip');
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
