import { afterAll, beforeAll } from 'vitest';
import {
  type Person,
  type SiteOptions,
  type SiteUnderTest,
  adminEmail,
  startSiteUnderTest,
} from './site-under-test.ts';

/** What tests of the back office work with. */
interface AdminSite {
  site: SiteUnderTest;
  admin: Person;
}

/** Starts a site under test with an admin signed in before a file's first test, hands both over, and closes it after the last. */
export function useAdminSite(take: (own: AdminSite) => unknown, options: SiteOptions = { captureLog: true }): void {
  let site: SiteUnderTest | undefined;
  beforeAll(async () => {
    site = await startSiteUnderTest(options);
    await take({ site, admin: await site.signUp({ email: adminEmail }) });
  });
  afterAll(() => site?.close());
}
