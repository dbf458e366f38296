import { expect, test } from 'vitest';
import { MIN_TASKS, MAX_TASKS, taskCountRemedy } from './task-limits.ts';

test('too few and too many tasks are told apart, and both limits are allowed', () => {
  expect(taskCountRemedy(MIN_TASKS - 1)).toContain(`at least ${MIN_TASKS}`);
  expect(taskCountRemedy(MIN_TASKS)).toBeNull();
  expect(taskCountRemedy(MAX_TASKS)).toBeNull();
  expect(taskCountRemedy(MAX_TASKS + 1)).toContain(`room for ${MAX_TASKS}`);
});
