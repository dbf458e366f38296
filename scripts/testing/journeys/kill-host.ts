import { type Browser, errors } from 'playwright-core';
import { expect } from 'vitest';
import { openPage } from './open-page.ts';
import type { OwnSite } from './own-site.ts';
import { signIn } from './sign-in.ts';

/** When the page is given up, in ms. */
const GIVEN_UP_MS = 120_000;
/** How long a click waits for a button that an earlier click may just be changing, in ms. */
const CLICK_MS = 2000;

/**
 * Kills the process of the functions while somebody's save is on its way: the page says so, claims nothing, and saves
 * when it is asked again.
 * @returns ms from when the page said so to when the tool was saved
 */
export async function killHostDuringSave(browser: Browser, site: OwnSite): Promise<number> {
  const { page, close } = await openPage(browser);
  await signIn(page, site.url, 'waiting@yak.test');
  await page.goto(`${site.url}/tool-fluid/1`);
  const save = page.getByRole('button', { name: 'Save Tool' }).first();
  await save.waitFor();
  await page.waitForLoadState('networkidle');
  // Stopped first, so that the save is on its way for certain when the process dies.
  const hostPid = site.functionPid() ?? Number.NaN;
  process.kill(hostPid, 'SIGSTOP');
  const sent = page.waitForRequest('**/api/saved-tools');
  await save.click();
  await sent;
  process.kill(hostPid, 'SIGKILL');
  await page.getByText('Failed to save tool. Please try again.', { exact: true }).waitFor();
  const told = performance.now();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText('Tool Saved', { exact: true }).count()).toBe(0);
  const saved = page.getByRole('button', { name: 'Saved', exact: true });
  await expect
    .poll(
      async () => {
        await save.click({ timeout: CLICK_MS }).catch((error: unknown) => {
          if (!(error instanceof errors.TimeoutError)) throw error;
        });
        return saved.count();
      },
      { timeout: GIVEN_UP_MS, interval: 500 },
    )
    .toBeGreaterThan(0);
  const backAfter = performance.now() - told;
  await page.goto(`${site.url}/dashboard`);
  await expect.poll(() => page.getByRole('button', { name: /^More for / }).count()).toBe(1);
  await close();
  return backAfter;
}
