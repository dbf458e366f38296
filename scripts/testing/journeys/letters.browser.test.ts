import type { Browser, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { isoWeek, weekDays } from '#domain/value/iso-week.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { plans } from '#netlify/catalog/plans.ts';
import { sendAlerts } from '#netlify/letters/send-alerts.ts';
import { sendDigest } from '#netlify/letters/send-digest.ts';
import type { CaughtMail } from '@yak/emulator-mail';
import { withSettings } from '#local/with-settings.ts';
import { allTools, fileDrops } from '#testing/built-catalogue.ts';
import { findOverflow } from './find-overflow.ts';
import { findViolations } from './find-violations.ts';
import { openPage } from './open-page.ts';
import type { OwnSite } from './own-site.ts';
import { signIn } from './sign-in.ts';
import { hasFocus, tabTo } from './tab-to.ts';
import { useOwnSite } from './use-own-site.ts';

let browser: Browser;
let site: OwnSite;

useOwnSite((own) => ({ browser, site } = own));
beforeEach(() => {
  site.mail().behave('well');
  site.mail().clear();
});

/** Weeks that have drops, newest first: each digest here is about another one. */
const weeks = [...new Set(fileDrops.map(({ releaseDate }) => isoWeek(new Date(releaseDate))))].sort().reverse();

/** Sends the digest that the site would send on the Monday after its nth newest week with drops. */
function sendWeek(index: number): Promise<unknown> {
  const now = new Date(Date.parse(weekDays(weeks[index] ?? '').last) + 86_400_000);
  return withSettings(site.env(), () =>
    sendDigest({ now, drops: fileDrops, plans, until: performance.now() + 20_000 }),
  );
}

function compareWith(tools: readonly Tool[]): Promise<unknown> {
  return withSettings(site.env(), () =>
    sendAlerts({ now: new Date(), tools, drops: fileDrops, plans, until: performance.now() + 20_000 }),
  );
}

async function mailsTo(address: string): Promise<CaughtMail[]> {
  return (await site.mail().list()).filter(({ recipients }) => recipients.includes(address));
}
async function onlyMailTo(address: string): Promise<CaughtMail> {
  await expect.poll(async () => (await mailsTo(address)).length).toBe(1);
  return (await mailsTo(address))[0] as CaughtMail;
}
function linkIn({ text }: CaughtMail, path: string): string {
  return text.match(/https?:\/\/\S+/g)?.find((address) => new URL(address).pathname === path) ?? `no link to ${path}`;
}

/** Fills the dialog as a person does, who needs a moment. */
async function subscribe(page: Page, address: string): Promise<void> {
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(800);
  await page.getByLabel('Email').fill(address);
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await page.getByRole('heading', { name: "You're all set!" }).waitFor();
}

describe('Fresh Drops by mail', () => {
  const address = 'journey@reader.test';

  test('from the button over the confirming mail to the digest, and out with one click', async () => {
    const { page, complaints, calls, close } = await openPage(browser);
    await page.goto(`${site.url}/all-updates`);
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
    await page.getByRole('button', { name: 'Notify me' }).click();
    await subscribe(page, address);
    const start = Date.now();
    await page.getByText("You'll get notified about the latest AI tool updates.").first().waitFor();
    await page.getByText('One more step: confirm by our mail.').first().waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(Date.now() - start).toBeLessThan(2600);
    await page.getByRole('button', { name: 'Notify me' }).click();
    expect(await page.getByLabel('Email').inputValue()).toBe('');

    const link = linkIn(await onlyMailTo(address), '/api/confirm-subscription');
    await fetch(link); // a mail scanner
    site.mail().clear();
    await sendWeek(0);
    expect(await mailsTo(address)).toEqual([]);

    await page.goto(link);
    await page.getByRole('button', { name: 'Yes, confirm' }).click();
    await page.getByRole('heading', { name: 'Confirmed' }).waitFor();
    await sendWeek(1);
    const digest = await onlyMailTo(address);
    expect(digest.subject).toMatch(/^Fresh Drops, \d/);

    await page.goto(linkIn(digest, '/api/unsubscribe'));
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();
    site.mail().clear();
    await sendWeek(2);
    expect(await mailsTo(address)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test('a mail provider unsubscribes with one request', async () => {
    const { page, close } = await openPage(browser);
    await page.goto(`${site.url}/all-updates`);
    await page.getByRole('button', { name: 'Notify me' }).click();
    await subscribe(page, 'one-click@reader.test');
    await page.goto(linkIn(await onlyMailTo('one-click@reader.test'), '/api/confirm-subscription'));
    await page.getByRole('button', { name: 'Yes, confirm' }).click();
    await page.getByRole('heading', { name: 'Confirmed' }).waitFor();
    site.mail().clear();
    await sendWeek(3);
    const { headers } = await onlyMailTo('one-click@reader.test');
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const target = headers['list-unsubscribe']?.slice(1, -1) ?? '';
    const answer = await fetch(target, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(200);
    site.mail().clear();
    await sendWeek(4);
    expect(await mailsTo('one-click@reader.test')).toEqual([]);
    await close();
  });
});

describe('the dialog', () => {
  test('works by keyboard: opens, tells a wrong address beside the field, closes and gives the focus back', async () => {
    const { page, complaints, close } = await openPage(browser);
    await page.goto(`${site.url}/tool-fluid/1`);
    const button = page.getByRole('button', { name: 'Notify me' });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: /^Notify me about / }).waitFor();
    const field = page.getByLabel('Email');
    await expect.poll(() => hasFocus(field)).toBe(true);
    await page.keyboard.press('Enter'); // an empty address is ignored
    await page.keyboard.type('ada at work');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('Please enter a valid email address').waitFor();
    expect([await field.inputValue(), await hasFocus(field)]).toEqual(['ada at work', true]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(button)).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });

  test('keeps what was typed when the server cannot be reached, and says so', async () => {
    const { page, close } = await openPage(browser);
    await page.goto(`${site.url}/all-updates`);
    await page.getByRole('button', { name: 'Notify me' }).click();
    await page.getByLabel('Email').fill('later@reader.test');
    await page.route('**/api/email-subscriptions', (route) => route.abort());
    await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
    await page.getByText('Subscription failed').first().waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('later@reader.test');
    await close();
  });

  test('with the mail server down says the same: the mail comes later by itself', async () => {
    site.mail().behave('down');
    const { page, close } = await openPage(browser);
    await page.goto(`${site.url}/all-updates`);
    await page.getByRole('button', { name: 'Notify me' }).click();
    await subscribe(page, 'later@reader.test');
    await page.getByText('One more step: confirm by our mail.').first().waitFor();
    await close();
  });
});

describe('the preference page', () => {
  test('turns one tool and then everything off without signing in, has no fault that axe knows, and fits 320 px', async () => {
    const address = 'chooser@reader.test';
    const { page, complaints, close } = await openPage(browser, { bypassCSP: true, reducedMotion: 'reduce' });
    await page.goto(`${site.url}/tool-fluid/29`);
    await page.getByRole('button', { name: 'Notify me' }).click();
    await subscribe(page, address);
    await page.goto(linkIn(await onlyMailTo(address), '/api/confirm-subscription'));
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Yes, confirm' }).click();
    await page.getByRole('link', { name: 'Choose which mails you get' }).click();
    const tool = page.getByRole('checkbox', { name: 'Runway' });
    await tool.waitFor();
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme);
      expect(await findViolations(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await findOverflow(page)).toEqual([]);

    await page.getByRole('checkbox', { name: 'Fresh Drops' }).click();
    await page.getByText('Your email notification preferences have been saved.').first().waitFor();
    await tool.click();
    await tool.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Unsubscribe from all' }).click();
    await page.getByRole('heading', { name: 'You get no mail from us' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'You get no mail from us' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('without a link says where to find one', async () => {
    const { page, close } = await openPage(browser);
    await page.goto(`${site.url}/email-preferences`);
    await page.getByRole('heading', { name: 'This page needs the link from a mail' }).waitFor();
    await close();
  });
});

test('a Core reader is told from what to what a saved tool changed', async () => {
  const { page, complaints, close } = await openPage(browser);
  await signIn(page, site.url, 'core@yak.test');
  await page.goto(`${site.url}/tool-fluid/29`);
  await page.getByRole('button', { name: 'Save Tool' }).click();
  await page.getByRole('button', { name: 'Saved' }).waitFor();
  await page.goto(`${site.url}/privacy`);
  await page.getByRole('switch', { name: 'Tool Updates' }).click();
  await page.getByText('Your email notification preferences have been saved.').first().waitFor();

  await compareWith(allTools);
  expect(await mailsTo('core@yak.test')).toEqual([]);
  await compareWith(
    allTools.map((tool) => (tool.id === 29 ? { ...tool, pricing: { ...tool.pricing, amount: 99 } } : tool)),
  );
  const alert = await onlyMailTo('core@yak.test');
  expect(alert.subject).toMatch(/^Runway: Price: \$\S+ → \$99 a month$/);
  await page.goto(linkIn(alert, '/tool-fluid/29'));
  expect(complaints).toEqual([]);
  await close();
});
