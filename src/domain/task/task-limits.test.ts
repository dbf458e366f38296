import { expect, test } from 'vitest';
import { FEWEST_TASKS, MOST_TASKS, taskCountRemedy } from './task-limits.ts';

test('too few and too many tasks are told apart, and both limits are allowed', () => {
  expect(taskCountRemedy(FEWEST_TASKS - 1)).toContain(`at least ${FEWEST_TASKS}`);
  expect(taskCountRemedy(FEWEST_TASKS)).toBeNull();
  expect(taskCountRemedy(MOST_TASKS)).toBeNull();
  expect(taskCountRemedy(MOST_TASKS + 1)).toContain(`room for ${MOST_TASKS}`);
});
