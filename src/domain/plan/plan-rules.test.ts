import { describe, expect, it } from 'vitest';
import plansData from '#data/plans.json' with { type: 'json' };
import { isPremium, isRenewing, planOf } from '#domain/person/subscription.ts';
import { exportLimit, collectionRights, mayUse, openDrops, saveLimit } from './may-use.ts';
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
  it('holds Fringe to one collection and to samples in files, but for lists that go whole', () => {
    const { sampleTools } = plans.limits;
    const fringe = { plan: 'fringe' } as const;
    expect([collectionRights(fringe, plans), collectionRights(null, plans)]).toEqual([
      { kits: 1, isCore: false },
      { kits: 1, isCore: false },
    ]);
    expect(collectionRights({ plan: 'core' }, plans)).toEqual({ kits: Infinity, isCore: true });
    expect([exportLimit(fringe, plans), exportLimit(null, plans)]).toEqual([sampleTools, sampleTools]);
    expect(exportLimit(fringe, plans, { isWholeInExports: true })).toBe(Infinity);
    expect(exportLimit({ plan: 'core' }, plans)).toBe(Infinity);
  });
  it.each([
    ['unlimitedSaves', 'saves'],
    ['fullFreshDrops', 'drops'],
    ['unlimitedCollections', 'collections'],
    ['exports', 'files'],
    ['advancedFilters', null],
  ] as const)('“%s” opened to all by its line lifts the limit of %s alone', (feature, lifted) => {
    const open = plansSchema.parse({ ...plansData, features: { ...plansData.features, [feature]: 'fringe' } });
    const fringe = { plan: 'fringe' } as const;
    const limits = {
      saves: saveLimit(fringe, open),
      drops: openDrops(fringe, open),
      collections: collectionRights(fringe, open).kits,
      files: exportLimit(fringe, open),
    };
    expect(Object.entries(limits).flatMap(([what, limit]) => (limit === Infinity ? [what] : []))).toEqual(
      lifted === null ? [] : [lifted],
    );
    expect(collectionRights(fringe, open).isCore).toBe(feature === 'exports');
  });
});

describe('entitlement', () => {
  const DAY = 86_400;
  it.each(['active', 'trialing', 'past_due'])('%s opens Core until the period ends', (status) => {
    expect(isPremium(subscription(status, 1), now)).toBe(true);
    expect(isRenewing(subscription(status, 1), now)).toBe(false);
  });
  it.each(['active', 'trialing'])('%s keeps Core for three days more, until the renewal is heard of', (status) => {
    for (const [secondsLeft, isOpen] of [
      [0, true],
      [1 - 3 * DAY, true],
      [-3 * DAY, false],
    ] as const) {
      expect(isPremium(subscription(status, secondsLeft), now)).toBe(isOpen);
      expect(isRenewing(subscription(status, secondsLeft), now)).toBe(isOpen);
    }
  });
  it.each([
    ['cancelled', { ...subscription('active', 0), cancelAtPeriodEnd: true }],
    ['whose last charge failed', subscription('past_due', 0)],
  ])('one %s ends with its period: nothing more was paid', (_, ended) => {
    expect([isPremium(ended, now), isRenewing(ended, now)]).toEqual([false, false]);
  });
  it.each(['canceled', 'incomplete', 'incomplete_expired', 'unpaid', 'paused', ''])('"%s" does not', (status) => {
    expect(isPremium(subscription(status, 9999), now)).toBe(false);
    expect(isRenewing(subscription(status, 0), now)).toBe(false);
  });
  it('is Fringe without a subscription, and Core with one', () =>
    expect([planOf(null, now), planOf(subscription('active', 1), now), isRenewing(null, now)]).toEqual([
      'fringe',
      'core',
      false,
    ]));
});

it('yearlySaving says what twelve months cost more', () =>
  expect(yearlySaving({ price: 5, yearlyPrice: 39 })).toBe(21));
