import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { type OwnSite, startOwnSite } from './own-site.ts';

/** What a file of journeys works with. */
export interface OwnBrowserAndSite {
  browser: Browser;
  site: OwnSite;
}

/** Starts a browser and a site of the file's own before its first test, hands them over, and stops both after its last. */
export function useOwnSite(take: (own: OwnBrowserAndSite) => unknown): void {
  let own: OwnBrowserAndSite | undefined;
  beforeAll(async () => {
    const [browser, site] = await Promise.all([launchBrowser(), startOwnSite()]);
    own = { browser, site };
    take(own);
  }, 180_000);
  afterAll(async () => {
    await own?.browser.close();
    await own?.site.close();
  }, 60_000);
}
