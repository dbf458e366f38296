import type { Browser, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { isoWeek, weekBefore, weekText } from '#domain/value/iso-week.ts';
import { withSettings } from '#local/with-settings.ts';
import { postMail } from '#netlify/mail/outbox.ts';
import { at } from '@yak/emulator-mail';
import { findOverflow } from './find-overflow.ts';
import { findViolations } from './find-violations.ts';
import { openPage } from './open-page.ts';
import type { OwnSite } from './own-site.ts';
import { useOwnSite } from './use-own-site.ts';

let browser: Browser;
let site: OwnSite;

useOwnSite((own) => ({ browser, site } = own));
beforeEach(() => site.mail().clear());

/** The desk of letters, with an admin at it. */
async function openDesk() {
  const watched = await openPage(browser, { reducedMotion: 'reduce' });
  await watched.page.goto(`${site.url}/api/login?login_hint=admin@yak.test&returnTo=/admin/letters`);
  await watched.page.getByRole('heading', { name: 'The next digest' }).waitFor();
  return watched;
}

/** What the frame of a letter shows. */
const framed = (page: Page) => page.frameLocator('iframe').first().locator('body').innerText();
const subjects = async () => (await site.mail().list()).map(({ subject }) => subject);

test('an admin holds the next digest, releases it, looks at it as both plans and sends it to themselves', async () => {
  const { page, complaints, close } = await openDesk();
  // On a Monday the digest to come is due, and goes out when it is released: that of the week under way never is.
  const skipped = await page.request.post(`${site.url}/api/admin/letters`, {
    data: { do: 'skip', week: weekBefore(new Date()) },
    headers: { origin: site.url },
  });
  expect(skipped.status()).toBe(200);
  await page.reload();
  await page
    .getByText(weekText(isoWeek(new Date())))
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Hold it' }).click();
  await page.getByText(/is held by admin@yak\.test/).waitFor();
  await page.getByRole('button', { name: 'Release it' }).click();
  await page.getByText(/was released by admin@yak\.test/).waitFor();

  await expect
    .poll(() => framed(page))
    .toMatch(/Yak, your curated guide to Ai[\s\S]*Unsubscribe from the weekly digest/);
  await page.getByRole('button', { name: 'Core', exact: true }).click();
  await page.locator('iframe[title$=", as Core, as a letter"]').waitFor();
  await expect.poll(() => framed(page)).toContain('Fresh Drops');
  await page.getByRole('button', { name: 'Plain text' }).click();
  await expect.poll(() => framed(page)).toContain('FRESH DROPS');
  await page.getByRole('button', { name: 'Send a test to admin@yak.test' }).first().click();
  await page.getByText('Test sent').first().waitFor();
  await expect.poll(async () => (await subjects())[0]).toMatch(/^Test: Fresh Drops/);

  expect(await findViolations(page)).toEqual([]);
  for (const width of [320, 834]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findOverflow(page)).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await close();
});

test('news is written, looked at, sent as a test, released and held before it begins', async () => {
  const { page, complaints, close } = await openDesk();
  const news = page.getByRole('region', { name: 'News' });
  await news.getByRole('button', { name: 'Save the draft and look at it' }).click();
  await news.getByText('A subject has at least 3 characters').waitFor();
  await news.getByLabel('Subject').fill('The yak <b>has</b> news');
  await news.getByLabel('Words').fill('The guide learned something.\n\nIt is here.');
  await news.getByRole('button', { name: 'Save the draft and look at it' }).click();
  const letter = news.frameLocator('iframe').locator('body');
  await expect.poll(() => letter.innerText()).toContain('The yak <b>has</b> news');
  await news.getByRole('button', { name: 'Send a test to admin@yak.test' }).click();
  await expect.poll(subjects).toEqual(['Test: The yak <b>has</b> news']);
  await news.getByRole('button', { name: 'Send to everybody who asked for it' }).click();
  await news.getByText(/^Released by admin@yak\.test, begins on/).waitFor();
  await news.getByRole('button', { name: 'Hold it' }).click();
  await news.getByText(/^Held by admin@yak\.test/).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await news.getByRole('button', { name: 'Remove it' }).click();
  await expect.poll(() => news.getByRole('listitem').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

/** A letter as the site would post it. */
function post(key: string): Promise<string> {
  const address = 'ada@reader.test';
  const letter = { key, to: { address }, subject: 'For Ada', text: 'Dear Ada', html: 'Dear Ada', personal: address };
  return withSettings(site.env(), () => postMail(letter));
}

test('a mail server that refuses our login stands at the desk, and a letter that was given up is sent again from there', async () => {
  site.mail().behave(at('recipient', '550 5.1.1 No such person'));
  await post('message-answer-of-this-test');
  site.mail().behave('well');
  site.mail().demand('a password that we do not have');
  await post('alerts-1-of-this-test');

  const { page, complaints, close } = await openDesk();
  const server = page.getByRole('region', { name: 'The mail server' });
  await server.getByText('The mail server refuses our login').first().waitFor();
  await server.getByText('MAIL FROM: 530 5.7.0 Authentication required').first().waitFor();
  await server.getByText(/^One letter since/).waitFor();
  await server.getByText(/^Answer to a message to its writer/).waitFor();
  expect(await server.innerText()).not.toContain('ada@');
  expect(await findViolations(page)).toEqual([]);
  for (const width of [320, 390, 834, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findOverflow(page)).toEqual([]);
  }
  await page.goto(`${site.url}/admin`);
  await page.getByText(/mail has not gone out yet\. The mail server refuses our login/).waitFor();
  expect((await (await page.request.get(`${site.url}/api/health`)).json()).mail).toMatchObject({ state: 'failing' });

  site.mail().demand(null);
  await page.goto(`${site.url}/admin/letters#mail`);
  await server.getByRole('button', { name: 'Send it again' }).click();
  await page.getByText('Sent: Answer to a message').first().waitFor();
  await server.getByText('No letter was given up.').waitFor();
  expect(await subjects()).toEqual(['For Ada']);
  expect(complaints).toEqual([]);
  await close();
});
