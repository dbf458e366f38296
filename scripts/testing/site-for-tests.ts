import type { TestProject } from 'vitest/node';
import { startOwnSite } from './journeys/own-site.ts';
import type { OwnSite } from './journeys/own-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the site that all function and browser tests share: sign in under an address of your own. */
    siteUrl: string;
    /** The page of its mail catcher; `/mails.json?to=…` under it lists what came to an address, newest first. */
    mailUrl: string;
  }
}

interface SharedSite {
  starting: Promise<OwnSite>;
  /** Test projects that still use it. */
  users: number;
}

/** Each project loads this file for itself; what they share hangs on the process. */
const shared = globalThis as { yakSiteForTests?: SharedSite | undefined };

/** Vitest's global setup: the first project that needs the site starts it over the built pages, the last one stops it. */
export default async function siteForTests(project: TestProject): Promise<() => Promise<void>> {
  shared.yakSiteForTests ??= { starting: startOwnSite(), users: 0 };
  const site = shared.yakSiteForTests;
  site.users += 1;
  const { url, mail } = await site.starting;
  project.provide('siteUrl', url);
  project.provide('mailUrl', mail().url);
  return async () => {
    site.users -= 1;
    if (site.users > 0) return;
    shared.yakSiteForTests = undefined;
    await (await site.starting).close();
  };
}
