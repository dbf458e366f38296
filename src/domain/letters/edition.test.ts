import { expect, it } from 'vitest';
import { newEdition } from './edition.ts';

it('an edition about nothing is done before it begins', () => {
  expect(newEdition('alerts-1', { dropIds: [], changes: [] }).progress.isDone).toBe(true);
  expect(newEdition('digest-2026-W46', { dropIds: [1], changes: [] }).progress).toEqual({
    after: '',
    failures: 0,
    walks: 0,
    isDone: false,
  });
  const changes = [{ toolId: 1, toolName: 'Runway', changes: [] }];
  expect(newEdition('alerts-2', { dropIds: [], changes }).progress.isDone).toBe(false);
});
