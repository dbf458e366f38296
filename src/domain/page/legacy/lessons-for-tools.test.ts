import { expect, it } from 'vitest';
import { lessonsForTools } from './lessons-for-tools.ts';

const tools = [1, 2, 3, 4].map((id) => ({ id }));
const lessons = [{ toolsFeatured: [3, 1] }, { toolsFeatured: [3] }, { toolsFeatured: [4] }];

it('pairs the first tools with a lesson, each lesson once', () => {
  expect(lessonsForTools(tools, lessons, 3)).toEqual([
    { tool: { id: 1 }, lesson: lessons[0] },
    { tool: { id: 3 }, lesson: lessons[1] },
    { tool: { id: 4 }, lesson: lessons[2] },
  ]);
});
it('stops at the count', () => expect(lessonsForTools(tools, lessons, 1)).toHaveLength(1));
it('leaves out tools that no lesson features', () => expect(lessonsForTools([{ id: 2 }], lessons, 3)).toEqual([]));
