import { expect, it } from 'vitest';
import { advance, endWalk, mostWalks, newEdition } from './edition.ts';

const { progress } = newEdition('digest-2026-W46', { dropIds: [1], changes: [] });

it('an edition about nothing is done before it begins', () => {
  expect(newEdition('alerts-1', { dropIds: [], changes: [] }).progress.isDone).toBe(true);
  expect(progress.isDone).toBe(false);
});

it('goes on where it was, and a slower worker does not turn it back', () => {
  const further = advance(progress, 0, 'account-b', 0);
  expect(advance(further, 0, 'account-a', 3)).toBe(further);
  expect(endWalk(advance(further, 0, 'subscriber-a', 0), 0)).toEqual({
    after: '',
    failures: 0,
    walks: 0,
    isDone: true,
  });
});

it('walks again for readers who failed, but not for ever', () => {
  let state = progress;
  for (let walk = 0; walk + 1 < mostWalks; walk += 1) {
    state = endWalk(advance(state, walk, 'account-a', 1), walk);
    expect(state).toEqual({ after: '', failures: 0, walks: walk + 1, isDone: false });
  }
  expect(endWalk(advance(state, mostWalks - 1, 'account-a', 1), mostWalks - 1).isDone).toBe(true);
});

it('a worker of an earlier walk neither skips readers of this one nor ends it', () => {
  const second = endWalk(advance(progress, 0, 'account-b', 1), 0);
  expect(advance(second, 0, 'account-b', 0)).toBe(second);
  expect(endWalk(second, 0)).toBe(second);
});
