import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { NewsDesk } from '#api/admin-news.contract.ts';
import { birthOf } from '#domain/person/birth.ts';
import { chooseTopics } from '#domain/letters/subscriber-rules.ts';
import { makeTopic } from '#domain/person/subscriber.ts';
import { leaveLists } from '#netlify/letters/leave-lists.ts';
import { sendNews } from '#netlify/letters/send-news.ts';
import { newsPieces } from '#netlify/stores/news-store.ts';
import { addressKey, subscriberOf, subscribers } from '#netlify/stores/subscriber-store.ts';
import { changeUser } from '#netlify/stores/user-store.ts';
import { type Person, type PersonOptions, type SiteUnderTest, adminEmail, ask } from '#testing/site-under-test.ts';
import { useAdminSite } from '#testing/use-admin-site.ts';
import type { LocalMail } from '@yak/emulator-mail';
import preferences from '../preferences/preferences.ts';
import unsubscribe from '../unsubscribe/unsubscribe.ts';
import adminNews from './admin-news.ts';

const path = '/api/admin/news';
let site: SiteUnderTest;
let mail: LocalMail;
let admin: Person;
useAdminSite(async (own) => {
  ({ site, admin } = own);
  mail = await site.startMail();
});
beforeEach(async () => {
  mail.clear();
  for (const key of await newsPieces.keys()) await newsPieces.remove(key);
  for (const key of await subscribers.keys()) await subscribers.remove(key);
});

const post = (body: unknown) => ask(adminNews, 'POST', path, { person: admin, body });
const read = async () => (await (await ask(adminNews, 'GET', path, { person: admin })).json()) as NewsDesk;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const run = (now = inMinutes(16)) => sendNews(now, performance.now() + 20_000);
async function write(subject = 'The yak has news'): Promise<string> {
  const answer = await post({ do: 'write', id: null, subject, words: 'First paragraph.\n\nSecond one.' });
  return ((await answer.json()) as { id: string }).id;
}
async function reader(options: PersonOptions = {}, marketing = true): Promise<Person> {
  const person = await site.signUp({ keepsMail: true, ...options });
  await changeUser(person.id, (user) => ({
    write: { ...user, preferences: { ...user.preferences, marketing } },
    outcome: null,
  }));
  return person;
}
async function subscribe(address: string): Promise<void> {
  await subscribers.change(addressKey(address), () => ({
    write: chooseTopics(subscriberOf(address, new Date()), [makeTopic('general', null)], new Date()),
    outcome: null,
  }));
}
const recipients = async () => (await mail.list()).flatMap(({ recipients: to }) => to).toSorted();

test('news goes to those who asked for it, once per person, with the ways out of it', async () => {
  const asked = await reader();
  const both = await reader();
  await subscribe(both.email);
  const byMail = `${randomUUID()}@reader.test`;
  await subscribe(byMail);
  await reader({}, false);
  await reader({ emailVerified: false });
  await reader({ keepsMail: false });
  await post({ do: 'release', id: await write() });
  expect(await run()).toMatchObject({ isDone: true });
  expect(await run()).toMatchObject({ sent: 0, isDone: true });
  const mine = (to: string) => [asked.email, both.email, byMail].includes(to);
  expect((await recipients()).filter(mine)).toEqual([asked.email, both.email, byMail].toSorted());
  expect((await mail.list()).length).toBe(3);
  const [letter] = await mail.list();
  expect(letter?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/im);
  expect(letter?.text).toContain('Unsubscribe from news of Yak');
  expect((await read()).pieces).toMatchObject([{ state: 'sent' }]);
  for (const person of [asked, both])
    await changeUser(person.id, (user) => ({
      write: { ...user, preferences: { ...user.preferences, marketing: false } },
      outcome: null,
    }));
});

test('one click ends news and nothing else; the switch ends what was also subscribed to', async () => {
  const address = `${randomUUID()}@reader.test`;
  await subscribe(address);
  await post({ do: 'release', id: await write() });
  await run();
  const link = /<(http\S+)>/.exec((await mail.list())[0]?.raw.replaceAll(/\r\n\s+/g, '') ?? '')?.[1] ?? '';
  const left = await ask(unsubscribe, 'POST', link.slice(site.origin.length));
  expect(await left.text()).toContain('news of Yak');
  mail.clear();
  await post({ do: 'release', id: await write('Again') });
  await run(inMinutes(17));
  expect(await recipients()).toEqual([]);
  expect((await subscribers.read(addressKey(address)))?.topics).toHaveLength(1);

  const person = await reader();
  await subscribe(person.email);
  const { changedAt: _, ...choices } = (await person.stored()).preferences;
  await ask(preferences, 'POST', '/api/preferences', { person, body: { ...choices, marketing: false } });
  await post({ do: 'release', id: await write('Once more') });
  await run(inMinutes(18));
  expect(await recipients()).toEqual([]);
});

test('a mail that waits is dropped when its reader refuses news meanwhile', async () => {
  const person = await reader();
  mail.behave('busy');
  await post({ do: 'release', id: await write() });
  await run();
  mail.behave('well');
  const birth = birthOf(await person.stored());
  await leaveLists({ address: person.email, userId: person.id, birth }, ['news'], new Date());
  const { isStillWanted } = await import('#netlify/letters/still-wanted.ts');
  const { deliverQueued } = await import('#netlify/mail/outbox.ts');
  const { outbox } = await import('#netlify/mail/mail-stores.ts');
  for (const key of await outbox.keys())
    await outbox.change(key, (waiting) => ({
      write: waiting && { ...waiting, notBefore: new Date(0).toISOString(), claimedUntil: null },
      outcome: null,
    }));
  await deliverQueued({ isWanted: isStillWanted });
  expect(await recipients()).toEqual([]);
  expect(await outbox.keys()).toEqual([]);
});

test('it can be held until it begins, written again, and released again; then nothing stops it', async () => {
  const person = await reader();
  const id = await write();
  await post({ do: 'release', id });
  expect(await run(inMinutes(10))).toMatchObject({ sent: 0 });
  expect((await read()).pieces).toMatchObject([{ state: 'released' }]);
  await post({ do: 'hold', id });
  expect(await run()).toMatchObject({ sent: 0 });
  expect((await read()).pieces).toMatchObject([{ state: 'held' }]);
  await post({ do: 'write', id, subject: 'Better', words: 'Better words than the first ones.' });
  await post({ do: 'release', id });
  await run();
  expect((await mail.list()).map(({ subject }) => subject)).toEqual(['Better']);
  for (const action of ['hold', 'release', 'remove'])
    expect(await (await post({ do: action, id })).json()).toMatchObject({ code: 'letter_begun' });
  const birth = birthOf(await person.stored());
  await leaveLists({ address: person.email, userId: person.id, birth }, ['news'], new Date());
});

test('two runs at once send it once; one that cannot be read holds up no other', async () => {
  const { openStore } = await import('#netlify/stores/open-store.ts');
  await openStore('news').create('0000000000000-deadbeef', { shape: 'of another release' });
  const person = await reader();
  await post({ do: 'release', id: await write() });
  await Promise.all([run(), run()]);
  await run();
  expect(await recipients()).toEqual([person.email]);
  expect((await read()).pieces).toHaveLength(1);
  await openStore('news').remove('0000000000000-deadbeef');
});

test('a test goes to the admin alone; a draft that is removed is gone', async () => {
  const id = await write();
  expect(await (await post({ do: 'test', id })).json()).toEqual({ letter: 'sent' });
  expect(await recipients()).toEqual([adminEmail]);
  await post({ do: 'remove', id });
  expect((await read()).pieces).toEqual([]);
  expect((await post({ do: 'test', id })).status).toBe(404);
});
