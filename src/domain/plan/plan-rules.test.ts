import { describe, expect, it } from 'vitest';
import plansData from '#data/plans.json' with { type: 'json' };
import { isPremium, planOf } from './entitlement.ts';
import { mayUse, openDrops, saveLimit } from './may-use.ts';
import { features, plansSchema } from './plans.schema.ts';
import { yearlySaving } from './yearly-saving.ts';

const plans = plansSchema.parse(plansData);
const now = new Date('2026-11-21T12:00:00Z');
const subscription = (status: string, secondsLeft: number) => ({
  id: 'sub_1',
  status,
  currentPeriodEnd: now.getTime() / 1000 + secondsLeft,
  cancelAtPeriodEnd: false,
  interval: 'month' as const,
});

describe('mayUse', () => {
  it.each(features)('%s is for Core alone', (feature) => {
    expect(
      [null, { plan: 'fringe' } as const, { plan: 'core' } as const].map((viewer) => mayUse(feature, viewer, plans)),
    ).toEqual([false, false, true]);
  });
  it('opens the filters to all by one line of data/plans.json', () => {
    const open = plansSchema.parse({ ...plansData, features: { ...plansData.features, advancedFilters: 'fringe' } });
    expect([null, { plan: 'fringe' } as const].map((viewer) => mayUse('advancedFilters', viewer, open))).toEqual([
      true,
      true,
    ]);
  });
});

describe('limits', () => {
  it('holds Fringe to 3 saves and 3 drops and lets Core go', () => {
    expect([
      saveLimit({ plan: 'fringe' }, plans),
      openDrops(null, plans),
      openDrops({ plan: 'fringe' }, plans),
    ]).toEqual([3, 3, 3]);
    expect([saveLimit({ plan: 'core' }, plans), openDrops({ plan: 'core' }, plans)]).toEqual([Infinity, Infinity]);
  });
});

describe('entitlement', () => {
  it.each(['active', 'trialing', 'past_due'])('%s opens Core until the period ends', (status) => {
    expect(isPremium(subscription(status, 1), now)).toBe(true);
    expect(isPremium(subscription(status, 0), now)).toBe(false);
  });
  it.each(['canceled', 'incomplete', 'incomplete_expired', 'unpaid', 'paused', ''])('"%s" does not', (status) => {
    expect(isPremium(subscription(status, 9999), now)).toBe(false);
  });
  it('is Fringe without a subscription', () => expect(planOf(null, now)).toBe('fringe'));
});

it('yearlySaving says what twelve months cost more', () =>
  expect(yearlySaving({ price: 5, yearlyPrice: 39 })).toBe(21));
