import { afterEach, describe, expect, test, vi } from 'vitest';
import plansData from '#data/plans.json' with { type: 'json' };
import type { AuthUser } from '#api/auth-user.contract.ts';
import { type Feature, features } from '#domain/plan/plans.schema.ts';
import type { Session } from './session.ts';
import { openStatePage } from '#testing/state-page.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('#data/plans.json');
});

const user = (isPremium: boolean): Session => ({ status: 'signed-in', user: { isPremium } as AuthUser });
const readers: readonly Session[] = [
  { status: 'loading' },
  { status: 'unreadable' },
  { status: 'signed-out' },
  user(false),
  user(true),
];

/** The state of a page that was built with one line of data/plans.json flipped; null: with the file as it is. */
async function pageWith(flipped: Feature | null) {
  openStatePage([]);
  const open = flipped === null ? {} : { [flipped]: 'fringe' };
  vi.doMock('#data/plans.json', () => ({ default: { ...plansData, features: { ...plansData.features, ...open } } }));
  const [plan, session, catalogue, comparison, list, fullDrops, upgrade] = await Promise.all([
    import('./plan.ts'),
    import('./session.ts'),
    import('./catalogue.ts'),
    import('./comparison.ts'),
    import('./comparison-list.ts'),
    import('./full-drops.ts'),
    import('./upgrade-dialog.ts'),
  ]);
  return { ...plan, ...session, ...catalogue, ...comparison, ...list, ...fullDrops, ...upgrade };
}

describe.each(features)('%s', (feature) => {
  test('is for Core alone', async () => {
    const { accessOf, isOpenToAll } = await pageWith(null);
    expect(readers.map((reader) => accessOf(reader, feature))).toEqual([
      'unknown',
      'unreadable',
      'signed-out',
      'locked',
      'open',
    ]);
    expect(isOpenToAll(feature)).toBe(false);
  });

  test('is open to everybody by its line in data/plans.json, and no other is', async () => {
    const { accessOf, isOpenToAll } = await pageWith(feature);
    expect(new Set(readers.map((reader) => accessOf(reader, feature)))).toEqual(new Set(['open']));
    expect(features.filter(isOpenToAll)).toEqual([feature]);
  });
});

describe('with its line flipped', () => {
  test('nobody has a limit of saves', async () => {
    const limits = async (flipped: Feature | null) => {
      const { $saveLimit, $session } = await pageWith(flipped);
      return readers.map((reader) => {
        $session.set(reader);
        return $saveLimit.get();
      });
    };
    expect(await limits(null)).toEqual([3, 3, 3, 3, Infinity]);
    expect(await limits('unlimitedSaves')).toEqual([Infinity, Infinity, Infinity, Infinity, Infinity]);
  });

  test('a signed-out reader filters', async () => {
    for (const [flipped, mayFilter] of [
      [null, false],
      ['advancedFilters', true],
    ] as const) {
      const { $mayFilter, askAccess } = await pageWith(flipped);
      expect((await askAccess('advancedFilters')) === 'open').toBe(mayFilter);
      expect($mayFilter.get()).toBe(mayFilter);
    }
  });

  test('a signed-out reader compares', async () => {
    const locked = await pageWith(null);
    await locked.compareTool({ id: 1, name: 'One' }); // the list waits in the browser until they sign in
    expect([locked.$upgradeReason.get(), locked.$comparison.get()]).toEqual([null, [1]]);
    await locked.viewComparison();
    expect(locked.$upgradeReason.get()).toBe('Tool comparison');
    const open = await pageWith('comparison');
    await open.compareTool({ id: 1, name: 'One' });
    expect([open.$upgradeReason.get(), open.$comparison.get(), await open.askAccess('comparison')]).toEqual([
      null,
      [1],
      'open',
    ]);
  });

  test('the whole list of drops is in the page, and nobody asks for it again', async () => {
    const { $fullDrops, $fullDropsFailed, loadFullDrops } = await pageWith('fullFreshDrops');
    await loadFullDrops();
    expect([$fullDrops.get(), $fullDropsFailed.get()]).toEqual([null, false]);
  });
});
