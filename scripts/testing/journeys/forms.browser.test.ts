import type { Browser, Page } from 'playwright-core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { formDayKey, formsADay } from '#domain/letters/form-day.ts';
import { deliverQueued } from '#netlify/mail/outbox.ts';
import { formDays } from '#netlify/stores/form-day-store.ts';
import type { CaughtMail } from '@yak/emulator-mail';
import { withSettings } from '#local/with-settings.ts';
import { openPage, type WatchedPage } from './open-page.ts';
import type { OwnSite } from './own-site.ts';
import { signIn } from './sign-in.ts';
import { hasFocus, tabTo } from './tab-to.ts';
import { useOwnSite, usePage } from './use-own-site.ts';

let site: OwnSite;
let browser: Browser;
let watched: WatchedPage;
let page: Page;

useOwnSite((own) => ({ browser, site } = own));

beforeEach(() => {
  site.mail().behave('well');
  site.mail().clear();
});
usePage(
  () => openPage(browser),
  (opened) => {
    watched = opened;
    ({ page } = opened);
  },
);

/** The mail that came to an address; waits for it. */
async function mailTo(address: string): Promise<CaughtMail> {
  await expect
    .poll(async () => (await site.mail().list()).some(({ recipients }) => recipients.includes(address)))
    .toBe(true);
  const found = (await site.mail().list()).find(({ recipients }) => recipients.includes(address));
  if (!found) throw new Error(`No mail to ${address}.`);
  return found;
}

/** What the scheduled delivery does so many seconds from now, over the data of the running site. */
async function deliverAfter(seconds: number): Promise<{ sent: number; waiting: number }> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
  try {
    return await withSettings(site.env(), () => deliverQueued());
  } finally {
    vi.useRealTimers();
  }
}

describe('contact', () => {
  const field = (label: string | RegExp) => page.getByLabel(label);
  const fill = async (email: string) => {
    await field('Name').fill('Ada Lovelace');
    await field('Email').fill(email);
    await field('Subject').fill('A question');
    await field('Message').fill('Does the yak ever cut its fringe?');
  };
  const send = () => page.getByRole('button', { name: 'Send Message' }).click();

  test('is sent, arrives at the team and at the sender, and leaves an empty form', async () => {
    await page.goto(`${site.url}/contact`);
    expect(watched.calls).toEqual([]);
    await fill('ada@yak.test');
    await send();
    await page.getByText('Message Sent!', { exact: true }).waitFor();
    await page.getByText("Thanks for reaching out. We'll get back to you within 24 hours.", { exact: true }).waitFor();
    expect(await field('Message').inputValue()).toBe('');
    expect((await mailTo('ada@yak.test')).subject).toBe('We have your message');
    expect(await mailTo('team@yak.test')).toMatchObject({
      subject: 'Contact: A question',
      replyTo: 'Ada Lovelace <ada@yak.test>',
      text: expect.stringContaining('cut its fringe'),
    });
    expect((await site.mail().list()).length).toBe(2);
  });

  test('names what is missing beside the fields, leads to the first, and lets go of what is corrected', async () => {
    await page.goto(`${site.url}/contact`);
    await field('Message').fill('Too short');
    await send();
    for (const words of [
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Subject must be at least 5 characters',
      'Message must be at least 10 characters',
    ]) {
      await page.getByText(words, { exact: true }).waitFor();
    }
    await expect.poll(() => hasFocus(field('Name'))).toBe(true);
    expect(await field('Name').getAttribute('aria-invalid')).toBe('true');
    await page.getByText('Not sent yet: 4 fields need another look.', { exact: true }).waitFor();
    await field('Name').pressSequentially('Ada');
    await page.getByText('Name must be at least 2 characters').waitFor({ state: 'detached' });
    expect(await field('Message').inputValue()).toBe('Too short');
    expect(watched.calls).toEqual(['GET /api/form-time']);
  });

  test('keeps everything typed when it cannot be sent, and the next try sends it once', async () => {
    await page.goto(`${site.url}/contact`);
    await fill('grace@yak.test');
    await page.route('**/api/contact', (route) => route.abort());
    await send();
    await page.getByText('Failed to send message. Please try again.', { exact: true }).waitFor();
    expect(await field('Message').inputValue()).toBe('Does the yak ever cut its fringe?');
    watched.complaints.length = 0; // the browser tells of the broken connection, as it should
    await page.unroute('**/api/contact');
    await send();
    await page.getByText('Message Sent!', { exact: true }).waitFor();
    expect((await site.mail().list()).filter(({ recipients }) => recipients.includes('grace@yak.test')).length).toBe(1);
  });

  test('says in the server’s words that too many forms came today, and keeps what was typed (B5)', async () => {
    await page.goto(`${site.url}/contact`);
    await withSettings(site.env(), () =>
      formDays.change(formDayKey('contact', new Date()), () => ({
        write: { count: formsADay.contact },
        outcome: null,
      })),
    );
    await fill('toomany@yak.test');
    await send();
    await page.getByText('it is closed until midnight UTC', { exact: false }).first().waitFor();
    expect(await field('Message').inputValue()).toBe('Does the yak ever cut its fringe?');
    await withSettings(site.env(), () => formDays.remove(formDayKey('contact', new Date())));
    watched.complaints.length = 0; // the browser tells of the answer 429, as it should
  });

  test('with the mail server down says that the mail follows; a later run sends it once', async () => {
    site.mail().behave('down');
    await page.goto(`${site.url}/contact`);
    await fill('late@yak.test');
    await send();
    await page
      .getByText(
        'Your message is stored. Our mail server is not answering right now, so the mail to late@yak.test will follow by itself. No need to send it again.',
        { exact: true },
      )
      .waitFor();
    site.mail().behave('well');
    expect(await deliverAfter(3600)).toEqual({ sent: 2, waiting: 0 });
    expect(await deliverAfter(7200)).toEqual({ sent: 0, waiting: 0 });
    expect((await site.mail().list()).map(({ recipients }) => recipients.join()).toSorted()).toEqual([
      'late@yak.test',
      'team@yak.test',
    ]);
  });

  test('the shortcuts prefill the subject and lead to it; the first leads to the other form', async () => {
    await page.goto(`${site.url}/contact`);
    await page.getByRole('button', { name: 'Feature Your Tool' }).click();
    await expect.poll(() => field('Subject').inputValue()).toBe('Partnership inquiry: feature my tool');
    await page.getByRole('button', { name: 'Feedback' }).click();
    await expect.poll(() => field('Subject').inputValue()).toBe('Feedback on Yak');
    await expect.poll(() => hasFocus(field('Subject'))).toBe(true);
    await page.getByRole('link', { name: 'Submit a Tool for Review' }).click();
    await page.waitForURL(`${site.url}/submit-tool`);
  });

  test('knows a signed-in reader, and writes over nothing', async () => {
    await signIn(page, site.url, 'known@yak.test');
    await page.goto(`${site.url}/contact`);
    await expect.poll(() => field('Email').inputValue()).toBe('known@yak.test');
    await page.goto(`${site.url}/contact`, { waitUntil: 'commit' });
    await field('Email').fill('other@yak.test');
    await page.waitForLoadState('networkidle');
    expect(await field('Email').inputValue()).toBe('other@yak.test');
  });

  test('is written and sent without a pointer', async () => {
    await page.goto(`${site.url}/contact`);
    await tabTo(page, field('Name'));
    for (const words of ['Ada Lovelace', 'keys@yak.test', '', 'A question', 'Does the yak ever cut its fringe?']) {
      await page.keyboard.type(words);
      await page.keyboard.press('Tab');
    }
    await expect.poll(() => hasFocus(page.getByRole('button', { name: 'Send Message' }))).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByText('Message Sent!', { exact: true }).waitFor();
    expect((await mailTo('keys@yak.test')).subject).toBe('We have your message');
  });
});

describe('a submission', () => {
  const field = (label: string | RegExp) => page.getByLabel(label);
  const fill = async (email: string, website: string) => {
    await field('Tool name').fill('Storyteller');
    await field('Category').selectOption('Video Generation');
    await field('Website URL').fill(website);
    await field('Description').fill('Turns a script into a storyboard.');
    await field('Your name').fill('Ada Lovelace');
    await field('Email address').fill(email);
    await field('Relationship to tool').selectOption('creator');
  };
  const submit = () => page.getByRole('button', { name: 'Submit Tool for Review' }).click();

  test('ends on a thank-you screen; the link in the mail shows where it stands; another one begins empty', async () => {
    await page.goto(`${site.url}/submit-tool`);
    expect(watched.calls).toEqual([]);
    await page.getByText('Submissions are reviewed within 2-5 business days.', { exact: true }).waitFor();
    await fill('ada@yak.test', 'storyteller.test');
    await submit();
    await page.getByText('Tool submitted successfully!', { exact: true }).waitFor();
    await page.getByText('reply within 2-3 business days', { exact: false }).first().waitFor();
    await expect.poll(() => hasFocus(page.getByRole('heading', { name: 'Thank you!' }))).toBe(true);
    expect(await page.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    expect((await mailTo('team@yak.test')).text).toContain('https://storyteller.test');
    const link = /https?:\S+\/submission\?key=\S+/.exec((await mailTo('ada@yak.test')).text)?.[0] ?? '';

    await page.getByRole('button', { name: 'Submit Another Tool' }).click();
    expect(await field('Tool name').inputValue()).toBe('');
    await page.goto(link);
    await page.getByRole('heading', { name: 'Storyteller' }).waitFor();
    await page.getByText('Nobody has decided yet.', { exact: false }).waitFor();
  });

  test('is told while the address is typed what the guide has, and what was suggested before', async () => {
    const tools = (await (await fetch(`${site.url}/tool-addresses.json`)).json()) as { name: string; link: string }[];
    const [known] = tools;
    await page.goto(`${site.url}/submit-tool`);
    await field('Website URL').fill(known?.link ?? '');
    await page.getByText('The guide has it already:', { exact: false }).waitFor();
    await page.getByRole('link', { name: known?.name ?? '' }).waitFor();
    await field('Website URL').fill('https://never-heard-of.test');
    await page.getByText('The guide has it already:', { exact: false }).waitFor({ state: 'detached' });
    await fill('twice@yak.test', 'https://never-heard-of.test');
    await submit();
    await page.getByRole('button', { name: 'Submit Another Tool' }).click();
    await field('Website URL').pressSequentially('www.never-heard-of.test/');
    await page.getByText('Somebody has suggested this address before', { exact: false }).waitFor();
  });

  test('names what is missing and keeps what was typed, also when it cannot be sent', async () => {
    await page.goto(`${site.url}/submit-tool`);
    await field('Website URL').fill('not an address');
    await submit();
    await page.getByText('Please enter a web address, like https://example.com', { exact: true }).waitFor();
    await expect.poll(() => hasFocus(field('Tool name'))).toBe(true);
    await fill('ada@yak.test', 'https://storyteller.test');
    await page.route('**/api/tool-submissions', (route) => route.abort());
    await submit();
    await page.getByText('Submission failed', { exact: true }).waitFor();
    await page.getByText('Please try again later.', { exact: true }).waitFor();
    expect(await field('Description').inputValue()).toBe('Turns a script into a storyboard.');
    watched.complaints.length = 0; // the browser tells of the broken connection, as it should
  });

  test('shows that it is under way, and a second click is no second submission', async () => {
    await page.goto(`${site.url}/submit-tool`);
    await fill('slow@yak.test', 'https://slow.test');
    await page.route('**/api/tool-submissions', async (route) => {
      await page.waitForTimeout(500);
      await route.continue();
    });
    await submit();
    const busy = page.getByRole('button', { name: 'Submitting...' });
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    await page.getByRole('heading', { name: 'Thank you!' }).waitFor();
    expect((await site.mail().list()).length).toBe(2);
  });

  test('with the mail server down is stored, says so and shows the link at once', async () => {
    site.mail().behave('down');
    await page.goto(`${site.url}/submit-tool`);
    await fill('waiting@yak.test', 'https://waiting.test');
    await submit();
    await page
      .getByText('the mail to waiting@yak.test with the link will follow by itself', { exact: false })
      .waitFor();
    await page.getByRole('link', { name: 'See where your submission stands' }).click();
    await page.getByRole('heading', { name: 'Storyteller' }).waitFor();
  });

  test('a link that is not ours opens nothing, in words', async () => {
    await page.goto(`${site.url}/submission?key=nothing`);
    await page.getByRole('heading', { name: 'Nothing under this link' }).waitFor();
    watched.complaints.length = 0; // the browser tells of the answer 400, as it should
  });
});
