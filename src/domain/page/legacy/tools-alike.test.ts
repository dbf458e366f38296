import { expect, it } from 'vitest';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { toolEditionPath } from './tool-editions.ts';
import { toolsAlike } from './tools-alike.ts';

const videos = ['Delta', 'Alpha', 'Charlie', 'Bravo'].map((name, index) =>
  makeTool({ id: index + 1, name, badge: 'Video' }),
);
const stranger = makeTool({ id: 8, name: 'Aaa', badge: 'Voice' });
const closed = makeTool({
  id: 9,
  name: 'Aab',
  badge: 'Video',
  status: { state: 'shut down', note: 'Gone.', since: null, replacedBy: 1 },
});
const tools = [...videos, stranger, closed];

function alike(name: string, count: number): string[] {
  const find = toolsAlike(tools, ({ badge }) => badge, count);
  return find(tools.find((tool) => tool.name === name) ?? stranger).map((mate) => mate.name);
}

it('gives tools of the same key by name, never itself, a stranger or a closed one', () => {
  expect(alike('Bravo', 8)).toEqual(['Alpha', 'Charlie', 'Delta']);
  expect(alike('Aab', 8)).toEqual(['Alpha', 'Bravo', 'Charlie', 'Delta']);
  expect(alike('Aaa', 8)).toEqual([]);
  expect(toolsAlike(videos, ({ badge }) => badge, 8)(stranger)).toEqual([]);
});
it('gives as many as were asked for, wherever the tool itself stands', () => {
  expect(alike('Alpha', 2)).toEqual(['Bravo', 'Charlie']);
  expect(alike('Delta', 2)).toEqual(['Alpha', 'Bravo']);
});
it('has an address for each edition', () => expect(toolEditionPath('tool-old', 7)).toBe('/tool-old/7'));
