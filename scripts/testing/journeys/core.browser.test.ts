import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './open-page.ts';
import type { OwnSite } from './own-site.ts';
import { signIn } from './sign-in.ts';
import { useOwnSite } from './use-own-site.ts';

const DAY = 86_400;
let browser: Browser;
let site: OwnSite;

useOwnSite((own) => ({ browser, site } = own));

test('subscribe → pay → welcome → Core works → invoice → cancel → still Core → period over → Fringe again, nothing lost', async () => {
  const { page, complaints, close } = await openPage(browser);
  await signIn(page, site.url, 'buyer@yak.test', '/subscribe');
  await page.getByRole('link', { name: 'Current Plan' }).waitFor();
  await page.getByRole('button', { name: 'Start Your Core Subscription' }).click();
  await payWith(page, '4242424242424242');
  await page.waitForURL(`${site.url}/dashboard?upgraded=1`);
  await page.getByRole('heading', { name: 'Welcome to Yak Core' }).waitFor();

  await page.goto(`${site.url}/subscribe`);
  await page.getByText('Your plan.').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Browse the tools' }).waitFor();
  expect(await page.getByRole('link', { name: 'Current Plan' }).count()).toBe(0);

  for (const id of [1, 2, 3, 4]) await saveTool(page, id);

  await page.goto(`${site.url}/billing`);
  await page.getByText('Visa').first().waitFor();
  await page.getByText('ending 4242').waitFor();
  const invoice = await page.getByRole('link', { name: /^Download the invoice/ }).getAttribute('href');
  const pdf = await fetch(invoice ?? '');
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);

  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await page.getByText(/^Active until /).waitFor();
  expect(await page.getByText('Monthly charge').count()).toBe(0);
  await page.getByRole('button', { name: 'Resume Subscription' }).click();
  await page.getByRole('button', { name: 'Cancel Subscription' }).waitFor();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await page.getByText(/^Active until /).waitFor();
  expect(await isPremium(page)).toBe(true);

  site.payments().control.advance(32 * DAY);
  await site.payments().control.idle();
  await expect.poll(() => isPremium(page)).toBe(false);
  await page.goto(`${site.url}/dashboard`);
  await expect.poll(() => page.getByRole('button', { name: /^More for / }).count()).toBe(4);
  await page.goto(`${site.url}/billing`);
  await page.getByText('Upgrade to Access Billing').waitFor();
  await page.getByText('Billing History').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('a declined card changes nothing, and a closed checkout leads back to the plans', async () => {
  const { page, close } = await openPage(browser);
  await signIn(page, site.url, 'declined@yak.test', '/subscribe');
  await page.getByRole('button', { name: 'Start Your Core Subscription' }).click();
  await payWith(page, '4000000000000002');
  await page
    .getByText(/declined/i)
    .first()
    .waitFor();
  await page.getByRole('link', { name: /back/i }).first().click();
  await page.waitForURL(`${site.url}/subscribe?checkout=closed`);
  await page.getByText('You closed the checkout. Nothing was charged').waitFor();
  expect(await isPremium(page)).toBe(false);
  await close();
});

test('a signed-out buyer signs in, comes back to the plans and goes on to the payment page', async () => {
  const { page, close } = await openPage(browser);
  await page.goto(`${site.url}/subscribe`);
  await page.getByRole('button', { name: 'Start Your Core Subscription' }).click();
  await page.getByRole('button', { name: /Finn Fringe/ }).click();
  await page.waitForURL(/\/c\/pay\//);
  await page.goBack();
  await page.getByRole('button', { name: 'Start Your Core Subscription' }).waitFor();
  await page.waitForLoadState('networkidle'); // going back does not buy again
  expect(page.url()).toBe(`${site.url}/subscribe`);
  await close();
});

test('Core works at once when the webhook is late, and names are really saved', async () => {
  site.payments().control.webhooks({ held: true });
  const { page, complaints, close } = await openPage(browser);
  await signIn(page, site.url, 'late@yak.test', '/subscribe');
  await page.getByLabel(/a year/).check();
  await page.getByRole('button', { name: 'Start Your Core Subscription' }).click();
  await payWith(page, '4242424242424242');
  await page.getByRole('heading', { name: 'Welcome to Yak Core' }).waitFor();
  site.payments().control.webhooks({ held: false });

  await page.goto(`${site.url}/account`);
  await page.getByText('$39/year').waitFor();
  await page.getByLabel('First name').fill('Late');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await page.getByText('Your profile information has been saved.').first().waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Late');
  expect(complaints).toEqual([]);
  await close();
});

async function payWith(page: Page, card: string) {
  await page.waitForURL(/\/c\/pay\//);
  await page.getByLabel(/card number/i).fill(card);
  await page.getByLabel(/expir/i).first().fill('12 / 34');
  await page.getByLabel(/security code|cvc/i).fill('123');
  await page.getByRole('button', { name: /pay|subscribe/i }).click();
}

async function isPremium(page: Page): Promise<unknown> {
  return page.evaluate(async () => (await (await fetch('/api/auth/user')).json()).isPremium);
}

async function saveTool(page: Page, id: number) {
  const counted = page.waitForResponse((response) => response.url().endsWith('/api/auth/user'));
  await page.goto(`${site.url}/tool-fluid/${id}`);
  await counted;
  await page.getByRole('button', { name: 'Save Tool' }).click();
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
}
