import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { makeMessage } from '#domain/letters/make-message.ts';
import { scanRecords } from '#netlify/jobs/scan-records.ts';
import { keepMessage } from '#netlify/stores/message-store.ts';
import { withSettings } from '#local/with-settings.ts';
import { findFaults, findViolations } from './find-violations.ts';
import { openPage, type WatchedPage } from './open-page.ts';
import type { OwnSite } from './own-site.ts';
import { signIn } from './sign-in.ts';
import { useAdminPage, useOwnSite } from './use-own-site.ts';

let site: OwnSite;
let browser: Browser;
let editor: WatchedPage;
let page: Page;

useOwnSite((own) => ({ browser, site } = own));

beforeAll(async () => {
  const reader = await openPage(browser);
  await reader.page.goto(`${site.url}/contact`);
  for (const [label, words] of Object.entries({
    Name: 'Ada',
    Email: 'ada@yak.test',
    Subject: 'A question',
    Message: 'Does the yak ever cut its fringe?',
  }))
    await reader.page.getByLabel(label).fill(words);
  await reader.page.getByRole('button', { name: 'Send Message' }).click();
  await reader.page.getByText('Message Sent!', { exact: true }).waitFor();
  await reader.close();
});
useAdminPage(
  () => ({ browser, site }),
  (own) => ({ editor, page } = own),
);

const message = (subject: string) => page.getByRole('article', { name: subject });
const letters = async (subject: string) => (await site.mail().list()).filter((mail) => mail.subject === subject);

test('a message is answered by keyboard; what was typed survives leaving and a failure', async () => {
  await page.goto(`${site.url}/admin/messages`);
  await message('A question').getByRole('button', { name: 'Answer “A question”' }).press('Enter');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('alert').getByText('Write an answer first').waitFor();
  await page.keyboard.type('It does not. ');
  await page.reload();
  const box = message('A question').getByLabel('Answer to Ada');
  await box.waitFor();
  expect(await box.inputValue()).toBe('It does not. ');

  await page.route('**/api/admin/messages', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: { code: 'store_unavailable', message: 'Our storage does not answer.' } })
      : route.continue(),
  );
  await box.press('Control+End');
  await page.keyboard.type('Never.');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('alert').getByText('Our storage does not answer.').waitFor();
  expect(await box.inputValue()).toBe('It does not. Never.');
  editor.complaints.splice(0); // the refused call
  await page.unroute('**/api/admin/messages');

  await box.press('Control+Enter');
  await page.getByText('Ada has it by mail.', { exact: true }).waitFor();
  await message('A question')
    .getByText(/^answered by admin@yak\.test, .*, sent by mail$/)
    .waitFor();
  await page.getByLabel('Open (0)').waitFor();
  const [letter] = await letters('Re: A question');
  expect([letter?.recipients, letter?.replyTo, letter?.text.includes('It does not. Never.')]).toEqual([
    ['ada@yak.test'],
    expect.stringContaining('team'),
    true,
  ]);
  await page.reload();
  await page.getByText('Everybody has an answer.').waitFor();
  await page.getByLabel(/^Resolved/).check();
  await message('A question').getByRole('button', { name: 'Add their reply to “A question”' }).press('Enter');
  await page.getByText('Replies come to the team’s mailbox', { exact: false }).waitFor();
  await page.keyboard.type('Not even in summer?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await message('A question')
    .getByText(/^their reply, added by admin@yak\.test, /)
    .waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel('Open (1)').check();
  await message('A question').getByText('Not even in summer?', { exact: true }).waitFor();
  await message('A question').getByRole('button', { name: 'Answer again “A question”' }).waitFor();
  await message('A question').getByRole('button', { name: 'Mark as resolved' }).press('Enter');
});

test('two editors at once: the second reads what the first answered, keeps their words, and both know', async () => {
  const subject = 'Who answers first';
  await withSettings(site.env(), () => keepMessage(makeMessage({ id: randomUUID(), subject })));
  const second = await openPage(browser, { reducedMotion: 'reduce' });
  await signIn(second.page, site.url, 'admin@yak.test');
  for (const on of [page, second.page]) {
    await on.goto(`${site.url}/admin/messages`);
    await on.getByRole('button', { name: `Answer “${subject}”` }).click();
  }
  await page.getByLabel('Answer to Ada Lovelace').fill('I was first.');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await page.getByText('Ada Lovelace has it by mail.', { exact: true }).waitFor();

  await second.page.getByLabel('Answer to Ada Lovelace').fill('I was second.');
  await second.page.getByRole('button', { name: 'Send the answer' }).click();
  await second.page
    .getByRole('alert')
    .getByText(/^Somebody has answered this message since you opened it/)
    .waitFor();
  await second.page.getByText('I was first.', { exact: true }).waitFor();
  expect(await second.page.getByLabel('Answer to Ada Lovelace').inputValue()).toBe('I was second.');
  expect((await letters(`Re: ${subject}`)).length).toBe(1);
  await second.page.getByRole('button', { name: 'Send the answer' }).click();
  await second.page.getByText('Ada Lovelace has it by mail.', { exact: true }).waitFor();
  expect((await letters(`Re: ${subject}`)).length).toBe(2);
  expect(second.complaints.filter((line) => !line.includes('409'))).toEqual([]);
  await second.close();
});

test('spam leaves the list and comes back; the room fits every window and both themes', async () => {
  const subject = 'Buy our list of leads';
  await withSettings(site.env(), () =>
    keepMessage(
      makeMessage({ id: randomUUID(), subject, name: 'Lead '.repeat(12), email: `${'a'.repeat(60)}@long.test` }),
    ),
  );
  await page.goto(`${site.url}/admin/messages?state=open`);
  await message(subject).getByRole('button', { name: 'Answer' }).click();
  expect(await findFaults(page)).toEqual([]);
  await message(subject)
    .getByRole('button', { name: `Spam “${subject}”` })
    .press('Enter');
  await message(subject)
    .getByText(/^marked as spam by admin@yak\.test/)
    .waitFor();
  // The list is read a moment after the choice: what is changed before it comes would not be in it.
  const spam = page.waitForResponse(/messages\?.*state=spam/);
  await page.getByLabel('Spam (1)').check();
  await (await spam).finished();
  await message(subject).getByRole('button', { name: 'No spam' }).click();
  await message(subject)
    .getByText(/^marked as no spam/)
    .waitFor();
  await page.getByLabel(/^Open/).check();
  await message(subject).waitFor();
});

test('many messages: pages, words and one address are found', async () => {
  const all = Array.from({ length: 700 }, (_, index) =>
    makeMessage({
      id: randomUUID(),
      subject: `Question ${index}`,
      email: index === 432 ? 'grace@yak.test' : 'many@yak.test',
      message: index === 640 ? 'It is about the needle in the hay.' : 'Does the yak ever cut its fringe?',
      receivedAt: new Date(Date.parse('2026-01-01T00:00:00Z') + index * 60_000).toISOString(),
    }),
  );
  await withSettings({ ...site.env(), YAK_BLOBS_TIMEOUT_MS: '60000' }, async () => {
    for (let first = 0; first < all.length; first += 20)
      await Promise.all(all.slice(first, first + 20).map(keepMessage));
    await scanRecords(new Date(), Infinity); // from now on lines and people are found by their index
  });
  await page.goto(`${site.url}/admin/messages`);
  await message('Question 0').waitFor();
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await message('Question 25').waitFor();
  await page.getByRole('button', { name: 'Before' }).press('Enter');
  await message('Question 0').waitFor();

  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('needle');
  await page.getByText(/^0 messages found; 600 of 70\d looked through so far\.$/).waitFor();
  await page.getByRole('button', { name: 'Look further' }).press('Enter');
  await message('Question 640').waitFor();
  await message('Question 640')
    .getByRole('button', { name: /^many@yak\.test/ })
    .press('Enter');
  await page.getByText('100 messages found; 699 of 699 looked through.').waitFor();
  await search.fill('grace@yak.test');
  await message('Question 432').waitFor();
  await page.getByText('One message found; 1 of 1 looked through.').waitFor();
});
