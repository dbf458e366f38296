import { createHash } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sdk } from '../paying-person.ts';
import { findOverflow } from './find-overflow.ts';
import { findViolations } from './find-violations.ts';
import { openPage, type WatchedPage } from './open-page.ts';
import type { OwnSite } from './own-site.ts';
import { openAsAdmin, useAdminPage, useOwnSite } from './use-own-site.ts';

let site: OwnSite;
let browser: Browser;
let page: Page;

useOwnSite((own) => ({ browser, site } = own));

/** A dispute that is lost, one that waits, and a refund that came back: all by webhooks of Stripe. */
beforeAll(async () => {
  const payments = site.payments();
  const { control } = payments;
  const stripe = sdk(payments);
  const paid = async (email: string) => {
    const { customer } = control.subscribe({
      email,
      lookupKey: 'yak_core_monthly',
      metadata: { user_id: idOf(email) },
    });
    const [invoice] = (await stripe.invoices.list({ customer, expand: ['data.payments'] })).data;
    return { invoice: invoice?.id ?? '', intent: String(invoice?.payments?.data[0]?.payment.payment_intent) };
  };
  const lost = control.dispute((await paid('ada@yak.test')).invoice);
  control.decide(lost, 'lost');
  control.dispute((await paid('eve@yak.test')).invoice);
  const refund = await stripe.refunds.create({ payment_intent: (await paid('bob@yak.test')).intent });
  control.failRefund(refund.id);
  await control.idle();
});

let editor: WatchedPage;
useAdminPage(
  () => ({ browser, site }),
  (own) => ({ editor, page } = own),
);

const idOf = (email: string) => createHash('sha256').update(email).digest('hex');
const cases = (title: string) => page.getByRole('article', { name: title });

test('what Stripe told of waits at the desk with what to do, and is done and opened again by keyboard', async () => {
  await page.goto(`${site.url}/admin`);
  await page.getByRole('listitem').filter({ hasText: 'Payments' }).getByText('wait, the oldest').waitFor();
  await page.goto(`${site.url}/admin/payments`);
  await page.getByText('3 cases wait; oldest first.').waitFor();
  await cases('Disputed payment').getByText('the subscription that it paid for was ended').waitFor();
  await cases('Disputed payment')
    .getByText(/Answer it at Stripe until \d+ \w+ \d{4}/)
    .waitFor();
  const refund = cases('Refund that came back, $5.00');
  await refund.getByRole('button', { name: 'Mark as done' }).press('Enter');
  await refund.getByText('done by admin@yak.test').waitFor();
  await page.getByLabel('Done (1)').check();
  await page.getByText('What was done, newest first.').waitFor();
  await refund.getByRole('button', { name: 'Open again' }).press('Enter');
  await refund.getByText('reopened by admin@yak.test').waitFor();
  await page.getByLabel('Open (3)').check();
  await page.getByText('3 cases wait; oldest first.').waitFor();
  expect(await refund.getByRole('link', { name: 'Open at Stripe' }).getAttribute('href')).toMatch(
    /^https:\/\/dashboard\.stripe\.com\/test\/payments\/pi_/,
  );
});

test('when it does not come through, nothing is changed and the reader is told', async () => {
  await page.route('**/api/admin/payments', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: { code: 'store_unavailable', message: 'Our storage does not answer.' } })
      : route.continue(),
  );
  await page.goto(`${site.url}/admin/payments`);
  const refund = cases('Refund that came back');
  await refund.getByRole('button', { name: 'Mark as done' }).click();
  await page.getByText('Our storage does not answer.', { exact: true }).waitFor();
  await refund.getByRole('button', { name: 'Mark as done' }).waitFor();
  editor.complaints.splice(0); // the refused call
});

test.each(['light', 'dark'] as const)(
  'it fits every width and is open to all, in the %s theme',
  async (colorScheme) => {
    for (const width of [390, 834, 1440]) {
      const own = await openAsAdmin(
        { browser, site },
        { viewport: { width, height: 900 }, colorScheme, bypassCSP: true, reducedMotion: 'reduce' },
      );
      await own.page.goto(`${site.url}/admin/payments`);
      await own.page.getByText('3 cases wait; oldest first.').waitFor();
      expect(await findOverflow(own.page)).toEqual([]);
      expect(await findViolations(own.page)).toEqual([]);
      const folder = process.env['PICTURES'];
      if (folder) await own.page.screenshot({ path: `${folder}/payments-${width}-${colorScheme}.png`, fullPage: true });
      await own.close();
    }
  },
);

test('who is no admin sees none of it', async () => {
  const stranger = await openPage(browser, {});
  await stranger.page.goto(`${site.url}/admin/payments`);
  await stranger.page.getByText('Sign In Required').waitFor();
  await stranger.close();
});
