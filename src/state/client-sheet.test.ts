import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as tools from '#netlify/functions/tools/tools.ts';
import * as verdicts from '#netlify/functions/verdicts/verdicts.ts';
import { type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import { openStatePage } from '#testing/state-page.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site.close());
afterEach(() => vi.unstubAllGlobals());

/** What a page shows at an address, with the real functions behind it. */
async function sheetAt(path: string) {
  openStatePage([verdicts, tools], { path });
  const { $clientSheet, loadClientSheet } = await import('./client-sheet.ts');
  await loadClientSheet();
  return $clientSheet.get();
}

test('rules and tools of the address become a sheet with names, verdicts and the tools that are gone', async () => {
  const view = await sheetAt('/rules/client?for=client-work&people=5&t=1,2,7,999999&title=Autumn');
  if (view.status !== 'read' || view.read.is !== 'sheet') throw new Error(JSON.stringify(view));
  const { title, rows, gone, rules, groups } = view.read.sheet;
  expect([title, rows.length, gone, rules.people, groups.all]).toEqual(['Autumn', 3, 1, 5, 3]);
  for (const { name } of rows) expect(name).not.toMatch(/^Tool no\./);
});

test.each([
  ['no tools', '/rules/client?for=client-work', 'without list'],
  ['no rules', '/rules/client?t=1,2', 'without rules'],
  ['a rule that cannot be read', '/rules/client?t=1,2&paid=1&training=sometimes', 'without rules'],
])('%s in the address: no sheet, which might show more than the client allows', async (_, path, is) => {
  expect(await sheetAt(path)).toMatchObject({ status: 'read', read: { is } });
});
