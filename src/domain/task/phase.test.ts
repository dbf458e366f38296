import { expect, test } from 'vitest';
import { makeTask } from './make-task.ts';
import { byPhase } from './phase.ts';

test('jobs stand by the phase of the work, in the order they came in, and those without one last', () => {
  const tasks = [
    makeTask({ slug: 'a', phase: 'sound' }),
    makeTask({ slug: 'b', phase: null }),
    makeTask({ slug: 'c', phase: 'planning' }),
    makeTask({ slug: 'd', phase: 'sound' }),
  ];
  // What the desk published before there were phases has no such field.
  const { phase, ...older } = makeTask({ slug: 'e' });
  const jobs = [...tasks, older as (typeof tasks)[number]];
  expect(
    byPhase(jobs, (task) => task.phase).map(({ title, anchor, own }) => [title, anchor, own.map(({ slug }) => slug)]),
  ).toEqual([
    ['Planning', 'planning', ['c']],
    ['Sound and music', 'sound', ['a', 'd']],
    ['Other jobs', 'other', ['b', 'e']],
  ]);
  expect(phase).toBe('pictures');
});
