import { expect, test } from 'vitest';
import { makeTask } from '#domain/task/make-task.ts';
import type { Fit } from '#domain/tool/tool-words.ts';
import { groupByJob } from './group-by-job.ts';

const [board, animatic] = [
  makeTask({ slug: 'board', title: 'Make a storyboard' }),
  makeTask({ slug: 'animatic', title: 'Make an animatic' }),
];
const found = (name: string, why: string, ...tasks: [string, Fit][]) => ({
  name,
  why,
  entry: { search: { tasks: tasks.map(([task, fit]) => ({ task, fit })) } },
});
const list = [
  found('A', 'Good at: Make an animatic', ['board', 'can'], ['animatic', 'good at']),
  found('B', 'Made for: Make a storyboard', ['board', 'made for']),
  found('C', 'Open source', ['board', 'made for']),
  found('D', 'Can: Make an animatic', ['animatic', 'can']),
];
const shown = (groups: ReturnType<typeof groupByJob<(typeof list)[number]>>) =>
  groups.map(({ job, rows }) => [job?.slug, ...rows.map((row) => `${row.found.name}: ${row.reason}`)]);

test('jobs stand in the order in which the list meets them, each with its tools in theirs and how well they do it', () => {
  expect(shown(groupByJob(list, [board, animatic]))).toEqual([
    ['animatic', 'A: Good at it', 'D: Can do it'],
    ['board', 'B: Made for it'],
    [undefined, 'C: Open source'],
  ]);
});

test('what is for no job stays first where it was first', () => {
  const named = found('N', 'By Adobe');
  expect(shown(groupByJob([named, ...list], [board, animatic]))).toEqual([
    [undefined, 'N: By Adobe'],
    ['animatic', 'A: Good at it', 'D: Can do it'],
    ['board', 'B: Made for it'],
    [undefined, 'C: Open source'],
  ]);
});

test('a job that the search does not speak of stays with its tool, and so does one that the tool no longer does', () => {
  expect(shown(groupByJob(list, [board]))).toEqual([
    [undefined, 'A: Good at: Make an animatic'],
    ['board', 'B: Made for it'],
    [undefined, 'C: Open source', 'D: Can: Make an animatic'],
  ]);
  expect(shown(groupByJob([found('E', 'Made for: Make a storyboard', ['board', 'can'])], [board]))).toEqual([
    [undefined, 'E: Made for: Make a storyboard'],
  ]);
});

test('nothing found is no group', () => expect(groupByJob([], [board])).toEqual([]));
