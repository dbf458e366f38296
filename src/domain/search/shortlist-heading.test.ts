import { expect, it } from 'vitest';
import { shortlistHeading } from './shortlist-heading.ts';

it.each([
  [2, 1, '2 tools for “subtitel”'],
  [1, 0, '1 tool for “subtitel”'],
  [0, 1, 'No tool yet for “subtitel”, but jobs close to it'],
  [0, 0, 'Nothing here for “subtitel”'],
])('says what a list of %i tools and %i tasks is', (tools, tasks, heading) =>
  expect(shortlistHeading({ tools: Array(tools).fill(0), tasks: Array(tasks).fill(0) }, 'subtitel')).toBe(heading),
);
