import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LetterState } from '#api/contact.contract.ts';
import { allowances } from '#domain/person/allowance.ts';
import { formDayKey, formsADay } from '#domain/letters/form-day.ts';
import { sealFormTime } from '#netlify/letters/admit-form.ts';
import { sealToken } from '#netlify/session/sealed-token.ts';
import { formDays } from '#netlify/stores/form-day-store.ts';
import { deliverQueued } from '#netlify/mail/outbox.ts';
import { messages } from '#netlify/stores/message-store.ts';
import { removeSender } from '#netlify/stores/sender-store.ts';
import type { LocalMail } from '@yak/emulator-mail';
import { formProof } from '#testing/honest-bodies.ts';
import { type Asking, type SiteUnderTest, ask, startSiteUnderTest } from '#testing/site-under-test.ts';
import formTime from '../form-time/form-time.ts';
import contact from './contact.ts';

let site: SiteUnderTest;
let mail: LocalMail;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true, waitsForStore: true });
  mail = await site.startMail();
});
beforeEach(async () => {
  vi.useRealTimers();
  site.blobs.setFault(() => null);
  mail.behave('well');
  mail.clear();
  for (const { id } of await messages.all()) await messages.remove(id);
  await removeSender('ada@yak.test');
});
afterAll(() => site.close());

const makeBody = (fields: Record<string, unknown> = {}) => ({
  ...formProof(),
  name: 'Ada',
  email: 'ada@yak.test',
  company: 'Engines',
  subject: 'A question',
  message: 'Does the yak ever cut its fringe?',
  ...fields,
});
const send = (body: unknown, asking: Asking = {}) => ask(contact, 'POST', '/api/contact', { body, ...asking });

test('a message is stored, mailed to the team with the way to answer, and acknowledged', async () => {
  const body = makeBody();
  const answer = await send(body);
  expect([answer.status, (await answer.json()) as { letters: LetterState }]).toEqual([200, { letters: 'sent' }]);
  const [stored, ...others] = await messages.all();
  expect(others).toEqual([]);
  expect(stored).toMatchObject({
    id: body.attempt,
    name: 'Ada',
    email: 'ada@yak.test',
    subject: 'A question',
    userId: null,
    answeredAt: null,
  });
  const mails = await mail.list();
  const toTeam = mails.find(({ recipients }) => recipients.includes('team@yak.test'));
  const toSender = mails.find(({ recipients }) => recipients.includes('ada@yak.test'));
  expect(mails.length).toBe(2);
  expect(toTeam).toMatchObject({
    subject: 'Contact: A question',
    replyTo: 'Ada <ada@yak.test>',
    text: expect.stringContaining('cut its fringe'),
  });
  expect(toSender).toMatchObject({ subject: 'We have your message', recipients: ['ada@yak.test'] });
});

test('nothing that was typed goes to the address, which nobody has proved to be theirs', async () => {
  await send(makeBody({ name: 'Typed-1', company: 'Typed-2', subject: 'Typed-3', message: 'Typed-4 and more' }));
  const toSender = (await mail.list()).find(({ recipients }) => recipients.includes('ada@yak.test'));
  expect(toSender?.raw).toBeDefined();
  expect(toSender?.raw).not.toContain('Typed');
});

test('the message of a signed-in person is theirs, whatever address they typed', async () => {
  const person = await site.signUp();
  await send(makeBody(), { person });
  expect((await messages.all()).map(({ userId }) => userId)).toEqual([person.id]);
});

test('a double click and thirty retries are one message and two letters', async () => {
  const body = makeBody();
  const answers = await Promise.all(Array.from({ length: 30 }, () => send(body)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await deliverQueued();
  expect([(await messages.all()).length, (await mail.list()).length]).toEqual([1, 2]);
});

const openedAgo = (ms: number) => sealFormTime(new Date(Date.now() - ms));

test.each([
  ['the trap is filled', async () => ({ homepage: 'https://spam.test' })],
  ['it was opened just before', async () => ({ opened: await openedAgo(300) })],
])('when %s nothing is stored or mailed, and the answer is the same', async (_, fields) => {
  const answer = await send(makeBody(await fields()));
  expect([answer.status, await answer.json()]).toEqual([200, { letters: 'sent' }]);
  expect([await messages.all(), await mail.list()]).toEqual([[], []]);
});

describe('the time at which the form was opened is the server’s, not the sender’s (B5)', () => {
  test('the server gives it, and a form with it is taken two seconds later', async () => {
    const { opened } = (await (await ask(formTime, 'GET', '/api/form-time')).json()) as { opened: string };
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2001 });
    await send(makeBody({ opened }));
    expect(await messages.keys()).toHaveLength(1);
  });

  test.each([
    ['one that nobody signed', async () => 'a time of my own'],
    ['none', async () => ''],
    ['one of another purpose', () => sealToken('submission', { at: Date.now() - 60_000 }, 3600)],
    ['one of the day before yesterday', () => openedLongAgo()],
  ])('%s is refused in words, and nothing is stored', async (_, opened) => {
    const answer = await send(makeBody({ opened: await opened() }));
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'form_outdated' }]);
    expect(await messages.keys()).toEqual([]);
  });

  async function openedLongAgo(): Promise<string> {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 2 * 86_400_000 });
    const opened = await openedAgo(0);
    vi.useRealTimers();
    return opened;
  }
});

test('all senders together have a cap for the day; beyond it words say so, and signed-in readers are still taken (B5)', async () => {
  const now = new Date();
  const key = formDayKey('contact', now);
  await formDays.change(key, () => ({ write: { count: formsADay.contact - 1 }, outcome: null }));
  expect((await send(makeBody())).status).toBe(200);
  const before = (await messages.keys()).length;
  const refused = await send(makeBody({ email: 'somebody.else@yak.test' }));
  expect([refused.status, await refused.json()]).toMatchObject([
    429,
    { code: 'forms_full', message: expect.stringContaining('closed until midnight UTC') },
  ]);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect([(await messages.keys()).length, (await formDays.read(key))?.count]).toEqual([before, formsADay.contact]);
  expect((await send(makeBody(), { person: await site.signUp() })).status).toBe(200);
  expect(await messages.keys()).toHaveLength(before + 1);
  vi.useFakeTimers({ toFake: ['Date'], now: now.getTime() + 86_400_000 });
  expect((await send(makeBody({ opened: await openedAgo(5000) }))).status).toBe(200);
  vi.useRealTimers();
  await formDays.remove(key);
});

test('a signed-in reader has an allowance of their own', async () => {
  const person = await site.signUp();
  const statuses: number[] = [];
  for (let count = 0; count <= allowances.form.most; count += 1)
    statuses.push((await send(makeBody(), { person })).status);
  expect([statuses.slice(0, -1).every((status) => status === 200), statuses.at(-1)]).toEqual([true, 429]);
});

test('the sixth message a day under one address is kept without letters, and the answer is the same', async () => {
  const answers: unknown[] = [];
  for (let count = 0; count < 6; count += 1) answers.push(await (await send(makeBody())).json());
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"letters":"sent"}']));
  expect([(await messages.all()).length, (await mail.list()).length]).toEqual([6, 10]);
});

test('with the mail server down the message is stored, the answer says that letters wait, and a later run sends each once', async () => {
  mail.behave('down');
  expect(await (await send(makeBody())).json()).toEqual({ letters: 'waiting' });
  expect((await messages.all()).length).toBe(1);
  mail.behave('well');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  expect(await deliverQueued()).toEqual({ sent: 2, waiting: 0 });
  expect(await deliverQueued()).toEqual({ sent: 0, waiting: 0 });
  expect((await mail.list()).length).toBe(2);
});

test('without a mail server the message is stored all the same', async () => {
  const { SMTP_URL } = site.environment;
  site.setEnvironment({ SMTP_URL: '' });
  expect(await (await send(makeBody())).json()).toEqual({ letters: 'off' });
  site.setEnvironment({ SMTP_URL: SMTP_URL ?? '' });
  expect((await messages.all()).length).toBe(1);
});

test('with the store dead nobody is told that it arrived', async () => {
  site.blobs.setFault(() => '503');
  expect((await send(makeBody())).status).toBe(503);
  site.blobs.setFault(() => null);
  expect([await messages.all(), await mail.list()]).toEqual([[], []]);
});

describe('what would become a header or a second recipient', () => {
  test.each([
    ['name', 'Ada\r\nBcc: eve@yak.test'],
    ['subject', 'Hello\nBcc: eve@yak.test'],
    ['company', 'x\r\n\r\n<h1>Hi</h1>'],
    ['name', 'Ada, <eve@yak.test>'],
  ])('in %s becomes plain words: %j', async (field, value) => {
    expect((await send(makeBody({ [field]: value }))).status).toBe(200);
    const mails = await mail.list();
    expect(mails.flatMap(({ recipients }) => recipients).toSorted()).toEqual(['ada@yak.test', 'team@yak.test']);
    for (const { headers } of mails) expect(Object.keys(headers)).not.toContain('bcc');
    for (const { html } of mails) expect(html).not.toContain('<h1>Hi');
  });

  test.each([
    'ada@yak.test, eve@yak.test',
    'ada@yak.test\r\nBcc: eve@yak.test',
    'Ada <ada@yak.test>',
    'ada@yak.test;eve@yak.test',
  ])('in the address is refused: %j', async (email) => {
    const answer = await send(makeBody({ email }));
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { message: 'email: Please enter a valid email address.' },
    ]);
    expect([await messages.all(), await mail.list()]).toEqual([[], []]);
  });
});

test.each([
  { name: 'A' },
  { email: 'ada' },
  { subject: 'Hi' },
  { message: 'Short' },
  { message: 'x'.repeat(5001) },
  { attempt: 'one' },
  { extra: 1 },
])('%j is refused and nothing is stored', async (fields) => {
  expect((await send(makeBody(fields))).status).toBe(400);
  expect(await messages.all()).toEqual([]);
});
