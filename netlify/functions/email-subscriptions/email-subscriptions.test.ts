import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EmailPreferences } from '#api/email-preferences.ts';
import { formDayKey, formsADay } from '#domain/public-form/form-day.ts';
import { sealFormTime } from '#netlify/letters/admit-form.ts';
import { formDays } from '#netlify/stores/form-day-store.ts';
import type { EndpointFunction } from '#netlify/http/define-endpoint.ts';
import { plans } from '#netlify/catalog/plans.ts';
import { forgetUnconfirmed } from '#netlify/letters/forget-unconfirmed.ts';
import { sendDigest } from '#netlify/letters/send-digest.ts';
import { addressKey, subscribers } from '#netlify/stores/subscriber-store.ts';
import { subscriberState } from '#domain/mailing/subscriber.ts';
import type { CaughtMail } from '#stand-ins/mail/mail-table.ts';
import type { LocalMail } from '#stand-ins/mail/start-mail.ts';
import { type Person, type SiteUnderTest, ask, startSiteUnderTest } from '#testing/site-under-test.ts';
import confirmSubscription from '../confirm-subscription/confirm-subscription.ts';
import emailPreferences from '../email-preferences/email-preferences.ts';
import preferences from '../preferences/preferences.ts';
import unsubscribe from '../unsubscribe/unsubscribe.ts';
import emailSubscriptions from './email-subscriptions.ts';

let site: SiteUnderTest;
let mail: LocalMail;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true });
  mail = await site.startMail();
});
beforeEach(() => {
  mail.behave('well');
  mail.clear();
});
afterAll(() => site.close());

const newAddress = () => `${randomUUID()}@reader.test`;
const subscribe = (email: string, more: Record<string, unknown> = {}) =>
  ask(emailSubscriptions, 'POST', '/api/email-subscriptions', {
    body: { email, context: 'fresh-drops', toolName: null, subscribedAt: new Date().toISOString(), ...more },
  });
const mailsTo = async (address: string) => (await mail.list()).filter(({ recipients }) => recipients.includes(address));
const stateOf = async (address: string) => {
  const subscriber = await subscribers.read(addressKey(address));
  return subscriber && subscriberState(subscriber);
};

/** The path of the link in a mail that leads there. */
function linkIn({ text }: CaughtMail, path: string): string {
  const link = text.match(/https?:\/\/\S+/g)?.find((address) => new URL(address).pathname === path);
  if (!link) throw new Error(`No link to ${path}.`);
  return link.slice(site.origin.length);
}
const visit = (endpoint: EndpointFunction, path: string) =>
  ask(endpoint, 'GET', path, { headers: { Accept: 'text/html', 'Sec-Fetch-Site': 'none' } });
/** As Gmail and others do it: from nowhere, with the form of RFC 8058. */
const oneClick = (path: string) =>
  unsubscribe(
    new Request(site.origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    }),
  );

async function confirm(address: string): Promise<void> {
  const [letter] = await mailsTo(address);
  expect((await ask(confirmSubscription, 'POST', linkIn(letter!, '/api/confirm-subscription'))).status).toBe(200);
}

let week = 0;
/** The digest of a week that no other test has used. */
async function sendNextDigest(): Promise<void> {
  week += 1;
  const now = new Date(Date.parse('2026-11-16T07:00:00Z') + week * 7 * 86_400_000);
  const releaseDate = new Date(now.getTime() - 3 * 86_400_000).toISOString().slice(0, 10);
  const drops = [
    {
      id: week,
      toolName: 'Runway',
      toolId: null,
      updateTitle: 'Something changed',
      updateDescription: 'What changed, in a sentence or two, and whom it concerns.',
      updateType: 'new' as const,
      kind: 'feature' as const,
      releaseDate,
      sourceUrl: null,
      isAuthentic: false,
      supersededBy: null,
    },
  ];
  mail.clear();
  await sendDigest({ now, drops, plans, until: performance.now() + 20_000 });
}

describe('double opt-in', () => {
  test('begins with a click on the button, not with a visit', async () => {
    const address = newAddress();
    const answer = await subscribe(address);
    expect([answer.status, await answer.json()]).toEqual([202, { confirmation: 'sent' }]);
    expect(await stateOf(address)).toBe('pending');
    const [letter] = await mailsTo(address);
    const link = linkIn(letter!, '/api/confirm-subscription');
    for (let visits = 0; visits < 3; visits += 1)
      expect(await (await visit(confirmSubscription, link)).text()).toContain('Yes, confirm');
    expect(await stateOf(address)).toBe('pending');
    await sendNextDigest();
    expect(await mailsTo(address)).toEqual([]);

    expect(await (await ask(confirmSubscription, 'POST', link, { headers: { Accept: 'text/html' } })).text()).toContain(
      'Confirmed',
    );
    expect(await stateOf(address)).toBe('confirmed');
    await sendNextDigest();
    expect(await mailsTo(address)).toHaveLength(1);
  });

  test('a link that was tampered with, or of another purpose, does nothing', async () => {
    const address = newAddress();
    await subscribe(address);
    const link = linkIn((await mailsTo(address))[0]!, '/api/confirm-subscription');
    for (const wrong of [
      `${link}x`,
      '/api/confirm-subscription',
      link.replace('confirm-subscription', 'unsubscribe'),
    ]) {
      const endpoint = wrong.includes('unsubscribe') ? unsubscribe : confirmSubscription;
      expect((await ask(endpoint, 'POST', wrong)).status).toBe(400);
    }
    expect(await stateOf(address)).toBe('pending');
  });

  test('is asked alike of known and unknown addresses, and at most three letters a day go to one', async () => {
    const [known, unknown] = [newAddress(), newAddress()];
    await subscribe(known);
    await confirm(known);
    const answers = await Promise.all(
      [known, unknown].map(async (address) => {
        const answer = await subscribe(address);
        return [answer.status, await answer.text(), [...answer.headers.keys()].sort()];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect((await mailsTo(known)).map(({ subject }) => subject)).toEqual([
      'You are subscribed already',
      'Please confirm your subscription',
    ]);
    for (let tries = 0; tries < 8; tries += 1) expect((await subscribe(unknown)).status).toBe(202);
    expect(await mailsTo(unknown)).toHaveLength(3);
  });

  test('machines are answered like people, and nothing happens', async () => {
    const address = newAddress();
    for (const sign of [{ homepage: 'https://example.com' }, { opened: await sealFormTime(new Date()) }])
      expect((await subscribe(address, sign)).status).toBe(202);
    expect([await mail.list(), await stateOf(address)]).toEqual([[], null]);
  });

  test('more than the cap of a day are told so, and get no letter', async () => {
    const address = newAddress();
    const key = formDayKey('subscription', new Date());
    await formDays.change(key, () => ({ write: { count: formsADay.subscription }, outcome: null }));
    expect((await subscribe(address)).status).toBe(429);
    await formDays.remove(key);
    expect([await mail.list(), await stateOf(address)]).toEqual([[], null]);
  });

  test.each([
    ['no address', { email: 'ada' }],
    ['two addresses', { email: 'ada@reader.test, bob@reader.test' }],
    ['a header in it', { email: 'ada@reader.test\r\nBcc: bob@reader.test' }],
    ['a context of its own', { context: 'spam' }],
    ['words instead of a tool', { context: 'tool-updates', toolName: 'You have won: example.com' }],
    ['a field more', { isAdmin: true }],
  ])('%s is refused', async (_, body) => {
    const answer = await subscribe(newAddress(), body);
    expect(answer.status).toBe(400);
    expect(await mail.list()).toEqual([]);
  });

  test('is forgotten after a week, as the letter says; what was confirmed stays', async () => {
    const [silent, agreed] = [newAddress(), newAddress()];
    await Promise.all([subscribe(silent), subscribe(agreed)]);
    await confirm(agreed);
    await subscribe(agreed, { context: 'general' });
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    await forgetUnconfirmed(inDays(6));
    expect(await stateOf(silent)).toBe('pending');
    await forgetUnconfirmed(inDays(7.1));
    expect([await stateOf(silent), await stateOf(agreed)]).toEqual([null, 'confirmed']);
    expect((await subscribers.read(addressKey(agreed)))?.topics.map(({ context }) => context)).toEqual(['fresh-drops']);
  });

  test('with the mail server down the request is kept, and the answer is like any other', async () => {
    mail.behave('down');
    const address = newAddress();
    expect(await (await subscribe(address)).json()).toEqual({ confirmation: 'sent' });
    expect(await stateOf(address)).toBe('pending');
  });

  test('without mail the request is kept, and the answer says that the letter comes later', async () => {
    const { SMTP_URL = '' } = site.environment;
    site.setEnvironment({ SMTP_URL: '' });
    const address = newAddress();
    expect(await (await subscribe(address)).json()).toEqual({ confirmation: 'waiting' });
    site.setEnvironment({ SMTP_URL });
    expect(await stateOf(address)).toBe('pending');
  });

  test('after the third letter of a day, and with a full trap, the answer is the same and comes no sooner (B9)', async () => {
    const address = newAddress();
    const answers = [];
    for (const [index, homepage] of ['', '', '', '', '', 'x'].entries()) {
      const start = performance.now();
      const answer = await subscribe(address, { context: index % 2 ? 'general' : 'fresh-drops', homepage });
      answers.push([answer.status, await answer.text()]);
      expect(performance.now() - start).toBeGreaterThanOrEqual(299);
    }
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(await mailsTo(address)).toHaveLength(3);
  });

  test('where work can go on after the answer, nobody waits for the mail server (B9)', async () => {
    const later: Promise<unknown>[] = [];
    vi.stubGlobal('Netlify', { context: { waitUntil: (work: Promise<unknown>) => void later.push(work) } });
    const address = newAddress();
    expect((await subscribe(address)).status).toBe(202);
    vi.unstubAllGlobals();
    expect(later).toHaveLength(1);
    await later[0];
    expect(await mailsTo(address)).toHaveLength(1);
  });
});

describe('leaving', () => {
  test('by one click of a mail provider, at once and for the account too', async () => {
    const person = await site.signUp({ email: newAddress(), keepsMail: true });
    await sendNextDigest();
    const [letter] = await mailsTo(person.email);
    const path = new URL(letter!.headers['list-unsubscribe']!.slice(1, -1)).href.slice(site.origin.length);
    expect(await (await visit(unsubscribe, path)).text()).toContain('<button>Unsubscribe</button>');
    expect((await person.stored()).preferences.weeklyDigest).toBe(true);
    expect((await oneClick(path)).status).toBe(200);
    expect((await person.stored()).preferences.weeklyDigest).toBe(false);
    await sendNextDigest();
    expect(await mailsTo(person.email)).toEqual([]);
    expect((await oneClick(path)).status).toBe(200);
  });

  test('the switch of the account ends a digest that was also subscribed to by mail', async () => {
    const person = await site.signUp({ email: newAddress() });
    await subscribe(person.email);
    await confirm(person.email);
    await choose(person, { weeklyDigest: false });
    await sendNextDigest();
    expect(await mailsTo(person.email)).toEqual([]);
    await choose(person, { weeklyDigest: true });
    await sendNextDigest();
    expect(await mailsTo(person.email)).toHaveLength(1);
  });

  test('a link from a mail writes nothing about somebody who is not known any more', async () => {
    const person = await site.signUp({ email: newAddress(), emailVerified: true, keepsMail: true });
    await sendNextDigest();
    const path = linkIn((await mailsTo(person.email))[0]!, '/api/unsubscribe');
    await ask((await import('../account/account.ts')).default, 'DELETE', '/api/account', { person });
    expect((await oneClick(path)).status).toBe(200);
    expect(await stateOf(person.email)).toBeNull();
  });
});

async function choose(person: Person, change: Record<string, boolean>): Promise<void> {
  const body = { freshDrops: true, toolUpdates: false, weeklyDigest: true, marketing: false, ...change };
  expect((await ask(preferences, 'POST', '/api/preferences', { person, body })).status).toBe(200);
}

describe('the preference page', () => {
  /** Confirms Fresh Drops and gives the key of the preference link. */
  async function keyOf(address: string): Promise<string> {
    await subscribe(address);
    await confirm(address);
    await sendNextDigest();
    return new URLSearchParams(linkIn((await mailsTo(address))[0]!, '/email-preferences').split('?')[1]).get('key')!;
  }
  const read = async (key: string) =>
    (await (await ask(emailPreferences, 'GET', `/api/email-preferences?key=${key}`)).json()) as EmailPreferences;
  const save = (key: string, choices: Record<string, unknown>) =>
    ask(emailPreferences, 'POST', '/api/email-preferences', {
      body: { key, general: false, freshDrops: false, tools: [], account: null, ...choices },
    });

  test('shows and changes what an address gets, without signing in', async () => {
    const address = newAddress();
    const key = await keyOf(address);
    expect(await read(key)).toEqual({ address, general: false, freshDrops: true, tools: [], account: null });
    await save(key, { tools: ['Runway'] });
    expect(await read(key)).toMatchObject({ freshDrops: false, tools: ['Runway'] });
    await sendNextDigest();
    expect(await mailsTo(address)).toEqual([]);
    await save(key, { freshDrops: true });
    await sendNextDigest();
    expect(await mailsTo(address)).toHaveLength(1);
  });

  test('of an account shows its switches, and ends everything at once', async () => {
    const person = await site.signUp({ email: newAddress(), keepsMail: true });
    const key = await keyOf(person.email);
    expect((await read(key)).account).toEqual({
      freshDrops: true,
      toolUpdates: false,
      weeklyDigest: true,
      marketing: false,
    });
    const nothing = { freshDrops: false, toolUpdates: false, weeklyDigest: false, marketing: false };
    await save(key, { account: nothing });
    expect((await person.stored()).preferences).toMatchObject(nothing);
    await sendNextDigest();
    expect(await mailsTo(person.email)).toEqual([]);
  });

  test('of a subscriber reaches no account but refuses for the address', async () => {
    const address = newAddress();
    const key = await keyOf(address);
    const person = await site.signUp({ email: address });
    await save(key, { account: { freshDrops: true, toolUpdates: true, weeklyDigest: true, marketing: true } });
    expect((await person.stored()).preferences.toolUpdates).toBe(false);
    await sendNextDigest();
    expect(await mailsTo(address)).toEqual([]);
  });

  test('with everything off refuses every kind of mail, also what an account of the same address asks for', async () => {
    const address = newAddress();
    const key = await keyOf(address);
    await save(key, { tools: ['Runway'] });
    await site.signUp({ email: address });
    await choose(await site.signUp({ email: address }), { weeklyDigest: true });
    await save(key, {});
    await sendNextDigest();
    expect(await mailsTo(address)).toEqual([]);
  });

  test('a foreign key opens nothing', async () => {
    expect((await ask(emailPreferences, 'GET', '/api/email-preferences?key=eyJ')).status).toBe(400);
    expect((await save('eyJ', {})).status).toBe(400);
  });
});
