import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { DropView } from '#domain/drop/lock-drops.ts';
import * as authUser from '#netlify/functions/auth-user/auth-user.ts';
import * as kits from '#netlify/functions/kits/kits.ts';
import * as savedTools from '#netlify/functions/saved-tools/saved-tools.ts';
import { openStatePage } from '#testing/state-page.ts';
import { type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site.close());
afterEach(() => vi.unstubAllGlobals());

test('nothing is said of the reader’s own drops before their tools are known', async () => {
  openStatePage([authUser, savedTools, kits], { person: await site.signUp({ plan: 'core' }) });
  const [drops, full] = await Promise.all([import('./my-drops.ts'), import('./full-drops.ts')]);
  const told: (number | null)[] = [];
  drops.$myDrops.subscribe((list) => void told.push(list?.length ?? null));
  full.$fullDrops.set([{ id: 'a', toolId: 1, locked: false, kind: 'feature' } as unknown as DropView]);
  drops.narrowDrops({ circle: 'mine', kind: null });
  await expect.poll(() => told.at(-1)).toBe(0);
  expect(told).toEqual([null, 1, null, 0]);
});
