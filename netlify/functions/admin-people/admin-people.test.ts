import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { KnownPerson } from '#api/admin-people.contract.ts';
import { chooseTopics } from '#domain/letters/subscriber-rules.ts';
import { makeTopic } from '#domain/person/subscriber.ts';
import { postMail } from '#netlify/mail/outbox.ts';
import { scanRecords } from '#netlify/jobs/scan-records.ts';
import { auditEntries } from '#netlify/stores/audit-store.ts';
import { personRecords } from '#netlify/stores/person-index.ts';
import { addressKey, subscriberOf, subscribers } from '#netlify/stores/subscriber-store.ts';
import { changeUser } from '#netlify/stores/user-store.ts';
import { type Person, type SiteUnderTest, adminEmail, ask, startSiteUnderTest } from '#testing/site-under-test.ts';
import type { LocalMail } from '@yak/emulator-mail';
import account from '../account/account.ts';
import dataExport from '../data-export/data-export.ts';
import adminPeople from './admin-people.ts';

const path = '/api/admin/people';
let site: SiteUnderTest;
let mail: LocalMail;
let admin: Person;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true });
  mail = await site.startMail();
  await scanRecords(new Date(), Infinity); // the index of people is complete from now on
});
beforeEach(async () => {
  mail.behave('well');
  mail.clear();
  admin = await site.signUp({ email: adminEmail });
});
afterAll(() => site.close());

const post = (action: string, email: string) =>
  ask(adminPeople, 'POST', path, { person: admin, body: { do: action, email } });
const look = async (email: string) => (await (await post('look', email)).json()) as KnownPerson;

test('a person is found by the whole address, however it is written, and by no part of it', async () => {
  const person = await site.signUp({ email: `Ada.${randomUUID()}@Yak.test`, plan: 'core', keepsMail: true });
  await changeUser(person.id, (user) => ({
    write: { ...user, customerId: 'cus_1', saves: [{ toolId: 85, savedAt: new Date().toISOString() }] },
    outcome: null,
  }));
  expect(await look(person.email.toUpperCase())).toMatchObject({
    accounts: [
      {
        plan: 'core',
        saved: 1,
        paymentPage: expect.stringMatching(/^https:\/\/dashboard\.stripe\.com\/(test\/)?customers\/cus_1$/),
        subscription: { interval: 'month', isCancelled: false },
        switches: ['freshDrops', 'weeklyDigest'],
      },
    ],
    byMail: null,
    bouncedAt: null,
  });
  expect((await look('ada@yak.test')).accounts).toEqual([]);
  expect((await post('look', 'yak.test')).status).toBe(400);
});

test('an address that nobody has proven belongs to nobody', async () => {
  const person = await site.signUp({ emailVerified: false });
  expect((await look(person.email)).accounts).toEqual([]);
});

test('accounts of an earlier release are found once the hourly walk has named them', async () => {
  const person = await site.signUp();
  for (const key of await personRecords.keys()) await personRecords.remove(key);
  expect((await look(person.email)).accounts).toEqual([]);
  await scanRecords(new Date(), Infinity);
  expect((await look(person.email)).accounts).toHaveLength(1);
});

test('what an address subscribed to, refused, and that its mail server takes nothing, is told', async () => {
  const email = `${randomUUID()}@reader.test`;
  await subscribers.change(addressKey(email), () => ({
    write: {
      ...chooseTopics(subscriberOf(email, new Date()), [makeTopic('tool-updates', 'Runway')], new Date()),
      refusals: { digest: '2026-11-20T10:00:00.000Z', alerts: null },
    },
    outcome: null,
  }));
  mail.behave('refuse');
  await postMail({ key: randomUUID(), to: { address: email }, subject: 'x', text: 'x', html: 'x', personal: email });
  const known = await look(email);
  expect(known.byMail).toEqual({
    state: 'confirmed',
    topics: ['news of Runway'],
    refused: [{ list: 'digest', at: '2026-11-20T10:00:00.000Z' }],
  });
  expect(Date.now() - Date.parse(known.bouncedAt ?? '')).toBeLessThan(60_000);
});

test('each look is in the audit without the address, and there are only so many an hour', async () => {
  const person = await site.signUp();
  await look(person.email);
  const entries = await Promise.all((await auditEntries.keys()).map((key) => auditEntries.read(key)));
  const last = entries.at(-1);
  expect(last).toMatchObject({ action: 'person_looked_up', about: [expect.stringMatching(/^[0-9a-f]{16}$/)] });
  expect(JSON.stringify(last)).not.toContain(person.email);
  let status = 200;
  for (let count = 0; count < 41 && status === 200; count += 1) ({ status } = await post('look', person.email));
  expect(status).toBe(429);
  await ask(account, 'DELETE', '/api/account', { person: admin });
});

test('their data goes to their own address, and nothing of it to the desk', async () => {
  const person = await site.signUp();
  expect(await (await post('export', person.email)).json()).toEqual({ letter: 'sent' });
  const [letter, ...others] = await mail.list();
  expect([letter?.recipients, others]).toEqual([[person.email], []]);
  const link = /http\S+key=\S+/.exec(letter?.text ?? '')?.[0] ?? '';
  const answer = await ask(dataExport, 'GET', link.slice(site.origin.length));
  expect(await answer.text()).toContain(person.email);
  expect((await post('export', 'nobody@yak.test')).status).toBe(404);
});

test('an account that is deleted is found no more, and leaves nothing in the index', async () => {
  const before = (await personRecords.keys()).length;
  const person = await site.signUp();
  expect((await personRecords.keys()).length).toBe(before + 1);
  await ask(account, 'DELETE', '/api/account', { person });
  expect((await look(person.email)).accounts).toEqual([]);
  expect((await personRecords.keys()).length).toBe(before);
});
