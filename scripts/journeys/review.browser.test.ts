import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findOverflow } from './find-overflow.ts';
import { findViolations } from './find-violations.ts';
import { openPage, type WatchedPage } from './open-page.ts';
import type { OwnSite } from './own-site.ts';
import { signIn } from './page-states.ts';
import { useOwnSite } from './use-own-site.ts';

/** Longer than a machine needs for a form. */
const readingTime = 2100;

let site: OwnSite;
let browser: Browser;
let reader: WatchedPage;
let editor: WatchedPage;

useOwnSite((own) => ({ browser, site } = own));

beforeEach(async () => {
  site.mail().clear();
  [reader, editor] = await Promise.all([
    openPage(browser),
    openPage(browser, { bypassCSP: true, reducedMotion: 'reduce' }),
  ]);
  for (const { page } of [reader, editor]) page.setDefaultTimeout(15_000);
  await signIn(editor.page, site.url, 'admin@yak.test');
});
afterEach(async () => {
  expect([...reader.complaints, ...editor.complaints]).toEqual([]);
  await Promise.all([reader.close(), editor.close()]);
});

/** Submits a tool as a reader does; gives the private link out of the mail that came. */
async function submit(page: Page, toolName: string, email: string): Promise<string> {
  await page.goto(`${site.url}/submit-tool`);
  await page.getByLabel('Tool name').fill(toolName);
  await page.getByLabel('Category').selectOption('Video Generation');
  await page.getByLabel('Website URL').fill(`https://${toolName.toLowerCase()}.test`);
  await page.getByLabel('Description').fill('Turns a script into a storyboard.');
  await page.getByLabel('Your name').fill('Ada Lovelace');
  await page.getByLabel('Email address').fill(email);
  await page.waitForTimeout(readingTime);
  await page.getByRole('button', { name: 'Submit Tool for Review' }).click();
  await page.getByRole('heading', { name: 'Thank you!' }).waitFor();
  return /https?:\S+\/submission\?key=\S+/.exec(await letterTo(email, 'We have your submission'))?.[0] ?? '';
}

/** The text of the letter with this subject; waits for it. */
async function letterTo(email: string, subject: string): Promise<string> {
  const find = async () =>
    (await site.mail().list()).find((mail) => mail.recipients.includes(email) && mail.subject === subject);
  await expect.poll(async () => (await find()) !== undefined).toBe(true);
  return (await find())?.text ?? '';
}

test('a submission becomes a tool without being typed again, and its sender is told', async () => {
  await submit(reader.page, 'Storyteller', 'ada@yak.test');
  const { page } = editor;
  await page.goto(`${site.url}/admin/review`);
  const card = page.getByRole('article', { name: 'Storyteller' });
  await card.getByRole('button', { name: 'Complete and publish' }).click();
  expect(await card.getByLabel('Name', { exact: true }).inputValue()).toBe('Storyteller');
  expect(await card.getByLabel('Link').inputValue()).toBe('https://storyteller.test');
  await card.getByRole('button', { name: 'Publish and tell them' }).click();
  await card.getByText(/^Not published yet: \d fields need another look\.$/).waitFor();

  const rest = {
    'Pricing amount': '12',
    'Pricing period': 'month',
    Pros: 'Quick\nReads scripts',
    Cons: 'No hands',
    'Expert opinion': 'Good for a first look, no more.',
    Departments: 'creative',
    Goals: 'design-visual',
    'Budget range': 'low',
  };
  for (const [label, words] of Object.entries(rest)) await card.getByLabel(label, { exact: true }).fill(words);
  expect(await findViolations(page)).toEqual([]);
  await card.getByRole('button', { name: 'Publish and tell them' }).click();
  await page.getByText('Ada Lovelace has been told by mail.', { exact: true }).waitFor();
  await card.waitFor({ state: 'detached' });

  const letter = await letterTo('ada@yak.test', 'Storyteller is in the guide');
  await reader.page.goto(/https?:\S+\/submission\?key=\S+/.exec(letter)?.[0] ?? 'no link to the submission');
  await reader.page.getByText('Accepted', { exact: true }).waitFor();
  await reader.page.getByRole('link', { name: 'Read its page' }).click();
  await reader.page.getByRole('heading', { name: 'Storyteller', level: 1 }).waitFor();
  reader.complaints.length = 0; // until the next build the page is served with the status 404, which the browser tells
});

test('declining asks for a reason, which the sender reads in a mail and on the private page', async () => {
  const link = await submit(reader.page, 'Noisemaker', 'grace@yak.test');
  const { page } = editor;
  await page.goto(`${site.url}/admin/review`);
  const card = page.getByRole('article', { name: 'Noisemaker' });
  await card.getByRole('button', { name: 'Decline' }).click();
  await card.getByRole('button', { name: 'Decline and tell them' }).click();
  await card.getByText('Say why in at least 10 characters: the sender reads it').waitFor();
  await card.getByLabel('Reason').fill('It only makes noise, and it hides its price.');
  await card.getByRole('button', { name: 'Decline and tell them' }).click();
  await card.waitFor({ state: 'detached' });
  expect(await letterTo('grace@yak.test', 'Noisemaker is not going into the guide')).toContain(
    'It only makes noise, and it hides its price.',
  );
  await reader.page.goto(link);
  await reader.page.getByText('It only makes noise, and it hides its price.').waitFor();
});

test('two editors: the second is told kindly that it is decided', async () => {
  await submit(reader.page, 'Twice', 'both@yak.test');
  const second = await openPage(browser);
  await signIn(second.page, site.url, 'admin@yak.test');
  for (const { page } of [editor, second]) {
    await page.goto(`${site.url}/admin/review`);
    const card = page.getByRole('article', { name: 'Twice' });
    await card.getByRole('button', { name: 'Decline' }).click();
    await card.getByLabel('Reason').fill('It is here twice already.');
  }
  await editor.page.getByRole('button', { name: 'Decline and tell them' }).click();
  await editor.page.getByRole('article', { name: 'Twice' }).waitFor({ state: 'detached' });
  await second.page.getByRole('button', { name: 'Decline and tell them' }).click();
  await second.page.getByText('This one has been decided already, so nothing was changed.', { exact: false }).waitFor();
  expect(await second.page.getByLabel('Reason').inputValue()).toBe('It is here twice already.');
  await second.close();
  expect((await site.mail().list()).filter(({ subject }) => subject.startsWith('Twice is not')).length).toBe(1);
});

test('messages are marked as answered, and the rooms fit a window of 320 px', async () => {
  const { page } = reader;
  await page.goto(`${site.url}/contact`);
  for (const [label, words] of Object.entries({
    Name: 'Ada',
    Email: 'ada@yak.test',
    Subject: 'A question',
    Message: 'Does the yak ever cut its fringe?',
  }))
    await page.getByLabel(label).fill(words);
  await page.waitForTimeout(readingTime);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByText('Message Sent!', { exact: true }).waitFor();

  await editor.page.goto(`${site.url}/admin/messages`);
  await editor.page.getByText('Does the yak ever cut its fringe?').waitFor();
  expect(await findViolations(editor.page)).toEqual([]);
  await editor.page.setViewportSize({ width: 320, height: 640 });
  expect(await findOverflow(editor.page)).toEqual([]);
  await editor.page.getByRole('button', { name: 'Mark as answered' }).click();
  await editor.page.getByRole('button', { name: 'Mark as waiting' }).waitFor();
  await editor.page.goto(`${site.url}/admin/review`);
  await editor.page
    .getByText('waits', { exact: false })
    .or(editor.page.getByText('wait.', { exact: false }))
    .first()
    .waitFor();
  expect(await findOverflow(editor.page)).toEqual([]);
});

test.each([null, 'fringe@yak.test', 'core@yak.test'])(
  '%s sees a refusal, and nothing is asked of the server',
  async (address) => {
    const { page } = reader;
    if (address) await signIn(page, site.url, address);
    for (const room of ['review', 'messages']) {
      await page.goto(`${site.url}/admin/${room}`);
      await page.getByRole('heading', { name: address ? 'Editors only' : 'Sign In Required' }).waitFor();
    }
    expect(reader.calls.filter((call) => call.includes('/api/admin'))).toEqual([]);
  },
);
