import type { Browser } from 'playwright-core';
import { test } from 'vitest';
import { killHostDuringSave } from './kill-host.ts';
import type { OwnSite } from './own-site.ts';
import { useOwnSite } from './use-own-site.ts';

let browser: Browser;
let site: OwnSite;

useOwnSite((own) => ({ browser, site } = own));

test('when the functions’ process is killed during a click the page says so, claims nothing, and works again', async () => {
  await killHostDuringSave(browser, site);
});
