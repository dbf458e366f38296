import { expect, it } from 'vitest';
import { newEdition } from './edition.ts';

it('an edition about nothing is done before it begins', () => {
  expect(newEdition('alerts-1', { dropIds: [], changes: [] }).progress.isDone).toBe(true);
  expect(newEdition('digest-2026-W46', { dropIds: [1], changes: [] }).progress.isDone).toBe(false);
});
