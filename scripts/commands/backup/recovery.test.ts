import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeMessage } from '#domain/letters/make-message.ts';
import { makeSubmission } from '#domain/letters/submission/make-submission.ts';
import { closeAccount, finishDeletions } from '#netlify/personal-data/delete-account.ts';
import { personalStores } from '#netlify/personal-data/registry.ts';
import { allowanceKey } from '#netlify/stores/allowance-store.ts';
import { deletions } from '#netlify/stores/deletion-store.ts';
import { beginJournal, personEndings, personEndingsKey } from '#netlify/stores/ending-store.ts';
import { noLines } from '#domain/project/projects-of.ts';
import { collections } from '#netlify/stores/collection-store.ts';
import { addressKey, subscriberOf } from '#netlify/stores/subscriber-store.ts';
import { HEAD } from '#netlify/stores/tool-store.ts';
import { changeUser, readUser } from '#netlify/stores/user-store.ts';
import { type Person, type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import { storesOf } from '#testing/stores-of.ts';
import type { Copied } from './archive.ts';
import { backUp, restore } from './backup.ts';
import { copyEndings, readJournal } from './journal.ts';
import { recoveryFrom } from './recovery.ts';

const folder = await mkdtemp(join(tmpdir(), 'yak-recovery-'));
const [backup, endings] = [join(folder, 'yak.backup.gz'), join(folder, 'yak.endings.gz')];

let site: SiteUnderTest;
beforeEach(async () => {
  site = await startSiteUnderTest({ captureLog: true });
  await beginJournal(new Date());
});
afterEach(async () => {
  vi.useRealTimers();
  site.blobs.setFault(() => null);
  await site.close();
});
afterAll(() => rm(folder, { recursive: true }));

const save = () => backUp(storesOf(site), backup, 'dev', new Date());
const copy = () => copyEndings(storesOf(site), endings, 'dev', new Date());
const bring = (options = {}) => restore(storesOf(site), backup, 'dev', options);
/** The same address with nothing in it. */
async function wipe(): Promise<void> {
  await site.close();
  site = await startSiteUnderTest({ captureLog: true });
}
async function share(person: Person): Promise<string> {
  const account = (await person.stored()).createdAt;
  const key = randomUUID().slice(0, 22);
  const at = new Date().toISOString();
  const collection = {
    id: randomUUID(),
    name: 'K',
    intro: '',
    tools: [],
    createdAt: at,
    changedAt: at,
    isWholeInExports: true,
  };
  await collections.keep(person.id, {
    account,
    kits: [{ ...collection, share: { key, since: at, byName: '' } }],
    feed: null,
  });
  return key;
}
const unshare = (person: Person) =>
  collections.change(person.id, (own) => ({
    write: own && { ...own, kits: own.kits.map((collection) => ({ ...collection, share: null })) },
    outcome: null,
  }));
const shareOf = async (person: Person) => (await collections.read(person.id))?.kits[0]?.share ?? null;

test('of each store with personal data nothing of a deleted account is written', async () => {
  const person = await site.signUp({ email: 'gone@yak.test' });
  const { id: userId, email } = person;
  const user = await person.stored();
  const at = new Date().toISOString();
  await closeAccount(userId, new Date());
  await finishDeletions();
  const thread = { kind: 'message', id: randomUUID(), userId, address: email, entries: [] };
  const mail = { key: 'k', to: { address: email }, subject: '', text: '', html: '', personal: email };
  const told = { kind: 'dispute', status: 'lost', amount: 500, currency: 'usd', payment: 'pi_1', answerBy: null };
  const paymentCase = { id: 'dp_1', ...told, since: at, customer: 'cus_1', doneAt: null, entries: [] };
  const picture = {
    source: 'https://pictures.test/ada.png',
    type: 'image/png',
    width: 1,
    height: 1,
    data: 'AAAA',
    fetchedAt: at,
  };
  const upload = { id: randomUUID(), at, kind: 'csv', created: 1, updated: 0, revision: null, previous: null };
  const records: Record<string, [key: string, value: unknown]> = {
    messages: ['m', makeMessage({ id: randomUUID(), email: email.toUpperCase() })],
    'spam-messages': ['m', makeMessage({ id: randomUUID(), userId, email: 'elsewhere@yak.test' })],
    submissions: ['s', makeSubmission({ id: randomUUID(), submitterEmail: email })],
    'desk-threads': ['t', thread],
    'form-senders': [addressKey(email), { id: addressKey(email), sent: [] }],
    outbox: ['k', { mail, claimedUntil: null, tries: 0, notBefore: at }],
    'mails-refused': ['k', { mail, refusedAt: at, tries: 1, last: null }],
    'payment-cases': ['dp_1', { ...paymentCase, userId }],
    'profile-images': [userId, picture],
    subscriptions: [addressKey(email), subscriberOf(email, new Date())],
    tools: [HEAD, { revision: null, nextId: 1, uploads: [{ ...upload, by: userId, undone: { at, by: userId } }] }],
    allowances: [allowanceKey(userId), { uses: {} }],
    audit: ['admin-mark', { userId }],
    'kit-links': ['l', { userId, kit: randomUUID() }],
    kits: [userId, { account: at, kits: [], feed: null }],
    projects: [userId, { account: at, birth: at, projects: [] }],
    'project-lines': ['p', noLines({ id: userId, createdAt: at }, randomUUID())],
    'project-links': ['l', { userId, project: randomUUID() }],
    looks: [
      userId,
      {
        account: at,
        mark: 0,
        seenAt: null,
        noted: [],
        own: [],
        newestTools: { file: 0, uploaded: 0 },
        verdicts: [],
      },
    ],
    users: [userId, user],
  };
  expect(['endings', ...Object.keys(records)].toSorted()).toEqual(personalStores.map(({ store }) => store).toSorted());
  const copied = Object.entries(records).map(([store, [key, value]]): Copied => {
    return { store, key, text: JSON.stringify(value), metadata: {} };
  });
  const journals = [await readJournal(storesOf(site))];
  const accounts = copied.filter(({ store }) => store === 'users');
  const { recovered } = recoveryFrom(journals, accounts, { madeAt: at, isCautious: false });
  for (const record of copied) {
    const left = recovered(record);
    if (record.store !== 'tools') expect([record.store, left]).toEqual([record.store, null]);
    expect(left?.text ?? '').not.toContain(userId);
  }
});

test('a deletion that was under way when the store was lost is finished after the restore, and comes to an end', async () => {
  const person = await site.signUp({ email: 'half@yak.test' });
  await changeUser(person.id, (user) => ({ write: { ...user, firstName: 'Secret' }, outcome: null }));
  await save();
  await closeAccount(person.id, new Date());
  await copy();
  await wipe();
  await bring({ endings });
  const left = (await readUser(person.id))?.user;
  expect(left).toMatchObject({ firstName: '', signIns: [], deletedAt: expect.any(String) });
  expect(await deletions.read(person.id)).not.toBeNull();
  expect((await finishDeletions()).finished).toBe(1);
  expect(await bring({ endings })).toMatchObject({ written: 0 });
  expect(await readUser(person.id)).toBeNull();
});

test('an ending that was noted and broke off before its change is done by the next restore', async () => {
  const person = await site.signUp({ plan: 'core' });
  await share(person);
  await save();
  site.blobs.setFault(({ store, method }) => (store?.endsWith('-kits') && method === 'PUT' ? '503' : null));
  await expect(unshare(person)).rejects.toThrow();
  site.blobs.setFault(() => null);
  expect(await shareOf(person)).not.toBeNull();
  expect(await bring()).toMatchObject({ written: 0, ended: 1 });
  expect(await shareOf(person)).toBeNull();
  expect(await bring()).toMatchObject({ written: 0, ended: 0 });
});

test('while the journal cannot be written nothing ends, and nobody is told that it did', async () => {
  const person = await site.signUp({ plan: 'core' });
  await share(person);
  site.blobs.setFault(({ store, method }) => (store?.endsWith('-endings') && method === 'PUT' ? '503' : null));
  await expect(unshare(person)).rejects.toThrow();
  expect(await shareOf(person)).not.toBeNull();
});

test('an account that was nearly deleted and lived on is restored', async () => {
  const person = await site.signUp();
  await save();
  site.blobs.setFault(({ store, method }) => (store?.endsWith('-users') && method === 'PUT' ? '503' : null));
  await expect(closeAccount(person.id, new Date())).rejects.toThrow();
  site.blobs.setFault(() => null);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7_200_000 });
  await finishDeletions();
  vi.useRealTimers();
  await copy();
  await wipe();
  await bring({ endings });
  expect((await readUser(person.id))?.user.deletedAt).toBeNull();
});

test('who signs in after a restore stays signed in when it is run again', async () => {
  const person = await site.signUp();
  await save();
  await copy();
  await wipe();
  await bring({ endings });
  expect((await person.stored()).signIns).toEqual([]);
  await site.signUp({ email: person.email });
  expect(await bring({ endings, overwrite: true })).toMatchObject({ written: 0, kept: 0 });
  expect((await person.stored()).signIns).toHaveLength(1);
});

test('an account takes the place of no newer one of the same person, even if nobody knows that it was deleted', async () => {
  const person = await site.signUp();
  const { birth } = await person.stored();
  await save();
  await wipe();
  await site.signUp({ email: person.email });
  expect(await bring({ isCautious: true, overwrite: true })).toMatchObject({ kept: 1 });
  expect((await person.stored()).birth).not.toBe(birth);
});

test('a restore goes on only where the journal reaches from the backup to the end', async () => {
  await site.signUp();
  await copy();
  await new Promise((resolve) => setTimeout(resolve, 5));
  await save();
  const now = new Date(Date.now() + 36 * 86_400_000);
  await expect(bring({ now })).rejects.toThrow('Nobody knows what people ended'); // what ended first is forgotten by now
  await wipe();
  await expect(bring()).rejects.toThrow('--cautious');
  await expect(bring({ endings })).rejects.toThrow('it was copied before');
  await beginJournal(new Date());
  await expect(bring()).rejects.toThrow('began later');
  expect(await site.snapshot()).not.toContain('dev-users');
});

test('a record that nobody can read is put back as it was', async () => {
  const stores = storesOf(site);
  const record = { text: '{"preferences":1}', metadata: {} };
  await stores.write('users', 'odd', record, null);
  await save();
  await copy();
  await wipe();
  await bring({ endings });
  expect(await storesOf(site).read('users', 'odd')).toMatchObject(record);
});

test('an entry of the journal that nobody can read keeps nobody from ending, and lets no restore go on unasked', async () => {
  const person = await site.signUp({ plan: 'core' });
  await share(person);
  await save();
  const key = personEndingsKey(person.id);
  await storesOf(site).write('endings', key, { text: '{"at":1}', metadata: {} }, null);
  await unshare(person);
  expect(await personEndings.read(key)).toMatchObject({ links: { marks: [expect.any(String)] } });
  await expect(bring()).rejects.toThrow(`endings/aside-${key} cannot be read`);
  expect(await bring({ isCautious: true })).toMatchObject({ written: 0 });
});

test('the journal holds no word of a person, and is forgotten when no backup can be as old', async () => {
  const person = await site.signUp({ email: 'word@yak.test', plan: 'core', keepsMail: true });
  const key = await share(person);
  await unshare(person);
  await closeAccount(person.id, new Date());
  await finishDeletions();
  const text = JSON.stringify([await personEndings.keys(), await personEndings.all()]);
  for (const word of [person.id, person.email, key]) expect(text).not.toContain(word);
  const { scanRecords } = await import('#netlify/jobs/scan-records.ts');
  await scanRecords(new Date(Date.now() + 34 * 86_400_000), Infinity);
  expect(await personEndings.keys()).toHaveLength(1);
  await scanRecords(new Date(Date.now() + 36 * 86_400_000), Infinity);
  expect(await personEndings.keys()).toEqual([]);
});
