import { expect, test } from 'vitest';
import { FEWEST_TASKS, MAX_TASKS, taskCountRemedy } from './task-limits.ts';

test('too few and too many tasks are told apart, and both limits are allowed', () => {
  expect(taskCountRemedy(FEWEST_TASKS - 1)).toContain(`at least ${FEWEST_TASKS}`);
  expect(taskCountRemedy(FEWEST_TASKS)).toBeNull();
  expect(taskCountRemedy(MAX_TASKS)).toBeNull();
  expect(taskCountRemedy(MAX_TASKS + 1)).toContain(`room for ${MAX_TASKS}`);
});
