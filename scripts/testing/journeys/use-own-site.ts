import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type LocalWeb, startWeb } from '#testing/start-web.ts';
import { launchBrowser } from '../browser.ts';
import { openPage, type WatchedPage } from './open-page.ts';
import { type OwnSite, startOwnSite } from './own-site.ts';
import { signIn } from './sign-in.ts';

/** What a file of journeys works with. */
interface OwnBrowserAndSite {
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
  });
  afterAll(async () => {
    await own?.browser.close();
    await own?.site.close();
  });
}

/** Starts the web that the watch visits before the file's first test, hands it over, and stops it after its last. */
export function useWeb(take: (web: LocalWeb) => unknown): void {
  let web: LocalWeb | undefined;
  beforeAll(async () => {
    web = await startWeb();
    take(web);
  });
  afterAll(() => web?.close());
}

/** Starts a browser of the file's own before its first test, hands it over, and stops it after its last. */
export function useBrowser(take: (browser: Browser) => unknown): void {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await launchBrowser();
    take(browser);
  });
  afterAll(() => browser?.close());
}

/** Hands a page of its own to each test, which must leave it without a complaint. */
export function usePage(open: () => Promise<WatchedPage>, take: (watched: WatchedPage) => unknown): void {
  let watched: WatchedPage;
  beforeEach(async () => {
    watched = await open();
    take(watched);
  });
  afterEach(async () => {
    expect(watched.complaints).toEqual([]);
    await watched.close();
  });
}

/** Hands each test a page at which an admin has signed in, and of which axe can be asked. */
export function useAdminPage(
  own: () => OwnBrowserAndSite,
  take: (own: { editor: WatchedPage; page: Page }) => unknown,
): void {
  usePage(
    () => openAsAdmin(own(), { bypassCSP: true, reducedMotion: 'reduce' }),
    (editor) => take({ editor, page: editor.page }),
  );
}

/** A page at which an admin has signed in. */
export async function openAsAdmin(
  { browser, site }: OwnBrowserAndSite,
  options: BrowserContextOptions,
): Promise<WatchedPage> {
  const watched = await openPage(browser, options);
  await signIn(watched.page, site.url, 'admin@yak.test');
  return watched;
}
