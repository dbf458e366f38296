import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { DataExport } from '#api/data-export.contract.ts';
import type { AnsweredMeanwhile, MessageAtDesk, MessageAction, MessagePage } from '#api/admin-messages.contract.ts';
import { lineKey } from '#domain/admin/desk-line.ts';
import { makeMessage } from '#domain/letters/make-message.ts';
import type { Message } from '#domain/letters/message.ts';
import { audit } from '#netlify/session/audit.ts';
import { scanRecords } from '#netlify/jobs/scan-records.ts';
import { deskThreads } from '#netlify/stores/desk-thread-store.ts';
import { keepMessage, messages, ownedMessages, spamMessages } from '#netlify/stores/message-store.ts';
import { openStore } from '#netlify/stores/open-store.ts';
import type { LocalMail } from '@yak/emulator-mail';
import { type Person, type SiteUnderTest, adminEmail, ask } from '#testing/site-under-test.ts';
import { useAdminSite } from '#testing/use-admin-site.ts';
import account from '../account/account.ts';
import adminOverview from '../admin-overview/admin-overview.ts';
import dataExport from '../data-export/data-export.ts';
import deliverMail from '../deliver-mail/deliver-mail.ts';
import adminMessages from './admin-messages.ts';

let site: SiteUnderTest;
let mail: LocalMail;
let admin: Person;
useAdminSite(async (own) => {
  ({ site, admin } = own);
  mail = await site.startMail();
  await audit({ action: 'admin_signed_in', userId: admin.id, now: new Date() }); // as the callback does
  await scanRecords(new Date(), Infinity);
});
beforeEach(async () => {
  site.blobs.setFault(() => null);
  mail.behave('well');
  mail.clear();
  for (const name of ['messages', 'spam-messages', 'desk-threads', 'desk-lines'])
    for await (const key of openStore(name).list()) await openStore(name).remove(key);
});

const keep = (fields: Partial<Message> = {}) => keepMessage(makeMessage({ id: randomUUID(), ...fields }));
const list = async (query = '') =>
  (await (await ask(adminMessages, 'GET', `/api/admin/messages${query}`, { person: admin })).json()) as MessagePage;
const send = (action: MessageAction, person: Person = admin) =>
  ask(adminMessages, 'POST', '/api/admin/messages', { person, body: action });
const mark = (id: string, as: 'open' | 'resolved' | 'spam', attempt: string = randomUUID()) =>
  send({ id, attempt, do: 'mark', as });
const answer = (
  id: string,
  text: string,
  as: 'open' | 'resolved' = 'resolved',
  attempt: string = randomUUID(),
  seen = 9,
) => send({ id, attempt, do: 'answer', text, as, seen });
const done = async (answered: Promise<Response>) => (await (await answered).json()) as MessageAtDesk;
const ids = ({ messages: shown }: MessagePage) => shown.map(({ message }) => message.id);

test('what they wrote back by mail stands in the thread, opens the message, and is what the next answer answers', async () => {
  const { id } = await keep({ message: 'Does the yak ever cut its fringe?' });
  await answer(id, 'It does not.');
  const attempt = randomUUID();
  const reply = () => done(send({ id, attempt, do: 'reply', text: 'Not even in summer?' }));
  const [{ state, thread }, again] = [await reply(), await reply()];
  expect([state, thread.at(-1), again.thread]).toMatchObject([
    'open',
    { text: 'Not even in summer?', isTheirs: true, by: adminEmail },
    thread,
  ]);
  mail.clear();
  await answer(id, 'Not even then.');
  const [letter] = await mail.list();
  expect(letter?.text).toMatch(/Not even then\.[\s\S]*What you wrote[\s\S]*Not even in summer\?/);
  expect(letter?.text).not.toContain('cut its fringe');
  const spam = await keep();
  await mark(spam.id, 'spam');
  expect((await send({ id: spam.id, attempt: randomUUID(), do: 'reply', text: 'Buy now' })).status).toBe(404);
});

describe('an answer', () => {
  test('goes by mail with their words below, comes back to the team, and stands beside the message', async () => {
    const { id } = await keep({ subject: 'A question', message: 'Does the yak ever cut its fringe?' });
    const { state, thread } = await done(answer(id, 'It does not.\n\nNever.'));
    expect([state, thread]).toMatchObject([
      'resolved',
      [{ what: 'answered', text: 'It does not.\n\nNever.', by: adminEmail, letter: 'sent' }],
    ]);
    const [letter, ...others] = await mail.list();
    expect([letter?.subject, letter?.recipients, others]).toEqual(['Re: A question', ['ada@yak.test'], []]);
    expect(letter?.text).toMatch(/It does not\.\n\nNever\.[\s\S]*What you wrote on [\s\S]*cut its fringe/);
    expect([letter?.replyTo, letter?.headers['in-reply-to']?.startsWith('<')]).toEqual(['Yak <team@yak.test>', true]);
    expect([letter?.raw.includes(adminEmail), letter?.text.includes(adminEmail)]).toEqual([false, false]);
    expect([ids(await list()), ids(await list('?state=resolved'))]).toEqual([[], [id]]);
  });

  test('of the same attempt goes out once; a further one joins the thread, and may leave the message open', async () => {
    const { id } = await keep();
    const attempt = randomUUID();
    for (let time = 0; time < 2; time += 1) await answer(id, 'First words.', 'open', attempt);
    const { state, thread } = await done(answer(id, 'More words.', 'open'));
    expect([state, thread.map(({ text }) => text)]).toEqual(['open', ['First words.', 'More words.']]);
    expect((await mail.list()).length).toBe(2);
  });

  test('of two editors at once: the second is told of the first, whose words they had not seen, and nothing is sent', async () => {
    const { id } = await keep();
    await answer(id, 'The first.', 'open', randomUUID(), 0);
    const attempt = randomUUID();
    const late = await answer(id, 'The second.', 'open', attempt, 0);
    expect([late.status, ((await late.json()) as AnsweredMeanwhile).current.thread]).toMatchObject([
      409,
      [{ text: 'The first.', by: adminEmail }],
    ]);
    expect((await mail.list()).length).toBe(1);
    expect((await done(answer(id, 'The second.', 'open', attempt, 1))).thread.length).toBe(2);
  });

  test('waits when the mail server is away, and follows by itself; the desk says so', async () => {
    mail.behave('down');
    const { id } = await keep();
    expect((await done(answer(id, 'Later.'))).thread[0]?.letter).toBe('waiting');
    mail.behave('well');
    await makeDue();
    await deliverMail();
    expect((await list('?state=resolved')).messages[0]?.thread[0]?.letter).toBe('sent');
    expect((await mail.list()).length).toBe(1);
  });

  test('whose letter could not be stored is shown as unsent, the message stays open, and the same again sends it', async () => {
    const { id } = await keep();
    const attempt = randomUUID();
    site.blobs.setFault(({ store }) => (store?.endsWith('-outbox') ? '503' : null));
    expect((await answer(id, 'Hello there.', 'resolved', attempt)).status).toBe(503);
    site.blobs.setFault(() => null);
    expect((await list()).messages[0]).toMatchObject({ state: 'open', thread: [{ letter: 'unsent' }] });
    expect((await done(answer(id, 'Hello there.', 'resolved', attempt))).thread).toMatchObject([{ letter: 'sent' }]);
  });

  test('needs words, and a message that there is', async () => {
    const { id } = await keep();
    expect((await answer(id, '   ')).status).toBe(400);
    expect((await answer(randomUUID(), 'Hello there.')).status).toBe(404);
    expect([await mail.list(), await deskThreads.keys()]).toEqual([[], []]);
  });
});

test('a message is resolved and opened again; who did it stays to be read', async () => {
  const { id } = await keep();
  await mark(id, 'resolved');
  const { state, message, thread } = await done(mark(id, 'open'));
  expect([state, message.answeredAt, thread.map(({ what, by }) => [what, by])]).toEqual([
    'open',
    null,
    [
      ['resolved', adminEmail],
      ['reopened', adminEmail],
    ],
  ]);
});

test('spam leaves the line and the counts, is kept apart, and comes back when it was none', async () => {
  const { id, message } = await keep();
  await mark(id, 'spam');
  expect([await messages.read(id), (await spamMessages.read(id))?.message]).toEqual([null, message]);
  expect(await list('?state=spam')).toMatchObject({ counts: { open: 0, spam: 1 }, messages: [{ state: 'spam' }] });
  const overview = await (await ask(adminOverview, 'GET', '/api/admin/overview', { person: admin })).json();
  expect(overview).toMatchObject({ messages: { waiting: 0 } });
  expect((await answer(id, 'Thank you for the offer.')).status).toBe(404);
  expect((await done(mark(id, 'open'))).thread.map(({ what }) => what)).toEqual([
    'marked as spam',
    'marked as no spam',
  ]);
  expect([ids(await list()), await spamMessages.keys()]).toEqual([[id], []]);
});

test.each(['drop-before-commit', 'drop-after-commit'] as const)(
  'a message that is moved is never lost, wherever it is cut off (%s)',
  async (fault) => {
    for (let cut = 0, isOver = false; !isOver; cut += 1) {
      const { id } = await keep();
      const attempt = randomUUID();
      let calls = 0;
      site.blobs.setFault(() => (calls++ === cut ? fault : calls > cut + 1 ? 'drop-before-commit' : null));
      await mark(id, 'spam', attempt);
      site.blobs.setFault(() => null);
      isOver = calls <= cut;
      expect((await messages.read(id)) ?? (await spamMessages.read(id))).not.toBeNull();
      expect((await mark(id, 'spam', attempt)).status).toBe(200);
      expect([await messages.read(id), (await spamMessages.read(id))?.id]).toEqual([null, id]);
    }
  },
  60_000,
);

describe('many messages', () => {
  const at = (index: number) => new Date(Date.parse('2026-06-01T00:00:00Z') + index * 60_000).toISOString();
  const keepMany = async (count: number) => {
    const made = Array.from({ length: count }, (_, index) =>
      makeMessage({
        id: randomUUID(),
        receivedAt: at(index),
        subject: index % 650 === 3 ? 'About the needle' : `Question ${index}`,
      }),
    );
    for (let first = 0; first < count; first += 100)
      await Promise.all(
        made.slice(first, first + 100).map(async (message) => {
          await openStore('messages').create(message.id, message);
          const entry = lineKey('messages', ownedMessages.placeOf(message), message.id);
          await openStore('desk-lines').create(entry, { at: message.receivedAt });
        }),
      );
    return made;
  };

  test('are read page by page, oldest first, and every one is met once', async () => {
    const made = await keepMany(60);
    const seen: string[] = [];
    let page = await list();
    for (seen.push(...ids(page)); page.next !== null; seen.push(...ids(page)))
      page = await list(`?state=open&after=${encodeURIComponent(page.next)}`);
    expect(seen).toEqual(made.map(({ id }) => id));
  });

  test('are searched some at a time, from where the last search ended, even when that message has gone', async () => {
    const made = await keepMany(1300);
    const needles = made.filter(({ subject }) => subject === 'About the needle').map(({ id }) => id);
    const first = await list('?q=NEEDLE+about');
    expect([ids(first), first.looked, first.of]).toEqual([needles.slice(0, 1), 600, 1300]);
    await mark(made[599]?.id ?? '', 'resolved');
    const second = await list(`?q=needle&after=${encodeURIComponent(first.next ?? '')}`);
    const third = await list(`?q=needle&after=${encodeURIComponent(second.next ?? '')}`);
    expect([...ids(second), ...ids(third), third.next]).toEqual([...needles.slice(1), null]);
  });

  test('of one address are found without looking at the others', async () => {
    await keepMany(30);
    const [open, spam] = [await keep({ email: 'eve@yak.test' }), await keep({ email: 'Eve@yak.test' })];
    await mark(spam.id, 'spam');
    const found = await list('?q=eve@yak.test');
    expect([ids(found).toSorted(), found.of]).toEqual([[open.id, spam.id].toSorted(), 2]);
  });
});

test('what was answered is in the export of its person, without who of us it was, and goes with their account', async () => {
  const person = await site.signUp({ email: 'writer@yak.test' });
  const [answered, spam] = [await keep({ email: person.email }), await keep({ email: person.email })];
  await answer(answered.id, 'An answer for the writer.');
  await mark(spam.id, 'spam');
  const exported = (await (await ask(dataExport, 'POST', '/api/data-export', { person })).json()) as DataExport;
  const text = JSON.stringify(exported);
  expect([text.includes('An answer for the writer.'), text.includes(spam.id), text.includes(adminEmail)]).toEqual([
    true,
    true,
    false,
  ]);
  await ask(account, 'DELETE', '/api/account', { person });
  expect([await messages.keys(), await spamMessages.keys(), await deskThreads.keys()]).toEqual([[], [], []]);
});

test('threads go with their message, spam after thirty days', async () => {
  const [answered, spam] = [await keep(), await keep()];
  await answer(answered.id, 'An answer.');
  await mark(spam.id, 'spam');
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  await scanRecords(inDays(29), Infinity);
  expect([(await spamMessages.keys()).length, (await deskThreads.keys()).length]).toEqual([1, 2]);
  await scanRecords(inDays(31), Infinity);
  await scanRecords(inDays(33), Infinity);
  expect([await spamMessages.keys(), await deskThreads.keys()]).toEqual([[], [`message-${answered.id}`]]);
});

test('a person without the role reads nothing and changes nothing', async () => {
  const { id } = await keep();
  const person = await site.signUp({ plan: 'core' });
  expect((await send({ id, attempt: randomUUID(), do: 'mark', as: 'spam' }, person)).status).toBe(403);
  expect((await ask(adminMessages, 'GET', '/api/admin/messages?q=ada', { person })).status).toBe(403);
  expect(ids(await list())).toEqual([id]);
});

/** Lets every mail that waits be due now. */
async function makeDue(): Promise<void> {
  for await (const key of openStore('outbox').list()) {
    const entry = await openStore('outbox').read(key);
    const waiting = entry?.value as { notBefore: string; claimedUntil: string | null };
    const due = { ...waiting, notBefore: new Date(0).toISOString(), claimedUntil: null };
    await openStore('outbox').replace(key, due, entry?.etag ?? '');
  }
}
