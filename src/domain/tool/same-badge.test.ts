import { expect, it } from 'vitest';
import { makeTool } from './make-tool.ts';
import { sameBadgeAmong } from './same-badge.ts';

const tools = ['Delta', 'Alpha', 'Charlie', 'Bravo'].map((name, index) => makeTool({ id: index + 1, name, badge: 'Video' }));
const stranger = makeTool({ id: 8, name: 'Aaa', badge: 'Voice' });
const closed = makeTool({ id: 9, name: 'Aab', badge: 'Video', status: { state: 'shut down', note: 'Gone.', since: null, replacedBy: 1 } });
const matesOf = sameBadgeAmong([...tools, stranger, closed]);
const names = (name: string, count: number) => matesOf([...tools, stranger, closed].find((tool) => tool.name === name) ?? stranger, count).map((mate) => mate.name);

it('gives tools of the badge by name, never itself, a stranger or a closed one', () => {
  expect(names('Bravo', 8)).toEqual(['Alpha', 'Charlie', 'Delta']);
  expect(names('Aab', 8)).toEqual(['Alpha', 'Bravo', 'Charlie', 'Delta']);
  expect(names('Aaa', 8)).toEqual([]);
});
it('gives as many as were asked for, wherever the tool itself stands', () => {
  expect(names('Alpha', 2)).toEqual(['Bravo', 'Charlie']);
  expect(names('Delta', 2)).toEqual(['Alpha', 'Bravo']);
});
