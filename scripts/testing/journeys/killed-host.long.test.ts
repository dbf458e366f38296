import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { killHostDuringSave } from './kill-host.ts';
import type { OwnSite } from './own-site.ts';
import { useOwnSite } from './use-own-site.ts';

let browser: Browser;
let site: OwnSite;

useOwnSite((own) => ({ browser, site } = own));

/** Apart from the walk in killed-host.browser.test.ts: four browsers and what else a machine does there take the time. */
test('when the functions’ process is killed during a click the page works again within 10 s', async () => {
  expect(await killHostDuringSave(browser, site)).toBeLessThan(10_000);
});
