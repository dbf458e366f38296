import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findOverflow } from './find-overflow.ts';
import { findViolations } from './find-violations.ts';
import { openPage, type WatchedPage } from './open-page.ts';
import type { OwnSite } from './own-site.ts';
import { signIn } from './sign-in.ts';
import { storytellerChoices, storytellerTexts } from './storyteller.ts';
import { useOwnSite } from './use-own-site.ts';

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
  await signIn(editor.page, site.url, 'admin@yak.test');
});
afterEach(async () => {
  expect([...reader.complaints, ...editor.complaints]).toEqual([]);
  await Promise.all([reader.close(), editor.close()]);
});

/** Submits a tool as a reader does; gives the private link out of the mail that came. */
async function submit(page: Page, toolName: string, email: string, job = ''): Promise<string> {
  await page.goto(`${site.url}/submit-tool`);
  await page.getByLabel('Tool name').fill(toolName);
  await page.getByLabel('Category').selectOption('Video Generation');
  await page.getByLabel('Website URL').fill(`https://${toolName.toLowerCase()}.test`);
  await page.getByLabel('Description').fill('Turns a script into a storyboard.');
  if (job) await page.getByLabel('The job it does best').fill(job);
  await page.getByLabel('Your name').fill('Ada Lovelace');
  await page.getByLabel('Email address').fill(email);
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

/** What an editor still has to say of a tool that somebody submitted, by the form's labels. */
const rest: Record<string, string> = {
  ...storytellerTexts,
  'Why, or where it ends, of task 1': 'Keeps faces the same from frame to frame',
};

test('a submission becomes a tool in the editor of every field, prefilled; its sender is told once its page is out', async () => {
  const link = await submit(reader.page, 'Storyteller', 'ada@yak.test', 'Make a storyboard');
  const { page } = editor;
  await page.goto(`${site.url}/admin/review`);
  await page.getByRole('link', { name: 'Complete and publish Storyteller' }).click();
  await page.getByRole('heading', { name: /^What Ada Lovelace submitted on/ }).waitFor();
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Storyteller');
  expect(await page.getByLabel('Address', { exact: true }).inputValue()).toBe('https://storyteller.test');
  expect(await page.getByLabel('Badge').inputValue()).toBe('Video');
  expect(await page.getByLabel('Why', { exact: true }).inputValue()).toBe('Submitted by a reader');
  await page.getByText('Made for: Make a storyboard').waitFor();
  expect(await page.getByLabel('Task 1', { exact: true }).inputValue()).toBe('make-a-storyboard');
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Publish it' }).click();
  await page
    .getByRole('alert')
    .getByText(/^Pros: at least/)
    .waitFor();
  editor.complaints.splice(0); // the refused call
  for (const [label, words] of Object.entries(rest)) await page.getByLabel(label, { exact: true }).fill(words);
  for (const [label, word] of Object.entries(storytellerChoices)) await page.getByLabel(label).selectOption(word);
  await page.reload();
  await page.getByText(/^Your draft of .* is back in the form\./).waitFor();
  expect(await page.getByLabel('Skip it if …').inputValue()).toBe('you draw faster than you type');
  await page.getByRole('button', { name: 'Publish it' }).click();

  await page.waitForURL(`${site.url}/admin/review`);
  const awaited = page.getByRole('region', { name: 'Letters that wait for a page' });
  await awaited.getByText(/answered 404 on/).waitFor();
  await awaited.getByRole('button', { name: 'Look now for the page of Storyteller' }).click();
  await page.getByText(/^Its page does not answer yet/).waitFor();
  expect(await findViolations(page)).toEqual([]);
  expect((await site.mail().list()).map(({ subject }) => subject)).not.toContain('Storyteller is in the guide');

  await reader.page.goto(link);
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

test('a canned reason is begun with and changed; the decision is reopened, and its sender is told', async () => {
  const link = await submit(reader.page, 'Hummer', 'hum@yak.test');
  await submit(reader.page, 'Hum-mer', 'other@yak.test');
  const { page } = editor;
  await page.goto(`${site.url}/admin/review`);
  const card = page.getByRole('article', { name: 'Hummer' });
  await card.getByRole('link', { name: 'Hum-mer' }).waitFor();
  await card.getByRole('button', { name: 'Decline' }).press('Enter');
  await card.getByLabel('Begin with').selectOption('Not out yet');
  expect(await card.getByLabel('Reason').inputValue()).toMatch(/^Hummer cannot be used by everybody yet\./);
  await card.getByLabel('Begin with').selectOption('Price is not public');
  await card.getByLabel('Reason').press('Control+End');
  await page.keyboard.type(' Thank you.');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await card.waitFor({ state: 'detached' });
  const letter = await letterTo('hum@yak.test', 'Hummer is not going into the guide');
  expect(letter.replace(/\s+/g, ' ')).toMatch(/We could not find what Hummer costs .* Thank you\./);

  const decided = page
    .getByRole('region', { name: 'Decided lately' })
    .getByRole('listitem')
    .filter({ hasText: 'Hummer' });
  await decided.getByText(/^declined on .* by admin@yak\.test/).waitFor();
  await decided.getByRole('button', { name: 'Reopen Hummer' }).press('Enter');
  await letterTo('hum@yak.test', 'We look at Hummer again');
  await card.getByText(/reopened on .* by admin@yak\.test/).waitFor();
  for (const width of [834, 320]) {
    await page.setViewportSize({ width, height: 1112 });
    expect(await findOverflow(page)).toEqual([]);
  }
  await reader.page.goto(link);
  await reader.page.getByText('In review', { exact: true }).waitFor();
  expect(await reader.page.content()).not.toContain('admin@yak.test');
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
