import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type RunningSubscription, chooseStanding } from './subscription.ts';

const running = (part: Partial<RunningSubscription>): RunningSubscription => ({
  id: 'sub_a',
  status: 'active',
  created: 100,
  interval: 'month',
  cancelAtPeriodEnd: false,
  ...part,
});

const older = running({ id: 'sub_z' });

test('nothing stands where nothing runs', () => {
  expect(chooseStanding([])).toEqual({ standing: null, doubles: [] });
});

describe('the older one stands', () => {
  test.each<[string, Partial<RunningSubscription>, stands: 'older' | 'newer']>([
    ['beside another month', {}, 'older'],
    ['but not beside the yearly upgrade', { interval: 'year' }, 'newer'],
    ['beside a year whose charge failed', { interval: 'year', status: 'past_due' }, 'older'],
    ['beside one that is cancelled', { cancelAtPeriodEnd: true }, 'older'],
  ])('%s', (_, part, stands) => {
    const newer = running({ id: 'sub_b', created: 200, ...part });
    expect(chooseStanding([newer, older]).standing).toBe(stands === 'older' ? older : newer);
  });

  test.each<[string, Partial<RunningSubscription>]>([
    ['unless its renewal failed', { status: 'past_due' }],
    ['unless it was cancelled, and the newer goes on', { cancelAtPeriodEnd: true }],
  ])('%s', (_, part) => {
    const newer = running({ id: 'sub_b', created: 200 });
    expect(chooseStanding([{ ...older, ...part }, newer]).standing).toBe(newer);
  });

  test('a year stands before a month that came later', () => {
    const year = { ...older, interval: 'year' as const };
    expect(chooseStanding([running({ created: 200 }), year]).standing).toBe(year);
  });
});

test('whoever asks, in whatever order they are listed, the same one stands and nobody is lost', () => {
  const any = fc.record({
    id: fc.uuid(),
    status: fc.constantFrom('active', 'trialing', 'past_due'),
    created: fc.integer({ min: 1, max: 3 }),
    interval: fc.constantFrom('month' as const, 'year' as const),
    cancelAtPeriodEnd: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.uniqueArray(any, { selector: ({ id }) => id, minLength: 1, maxLength: 6 }), (list) => {
      const { standing, doubles } = chooseStanding(list);
      expect(chooseStanding(list.toReversed())).toEqual({ standing, doubles });
      expect(new Set([standing, ...doubles])).toEqual(new Set(list));
      expect(doubles).toHaveLength(list.length - 1);
    }),
  );
});
