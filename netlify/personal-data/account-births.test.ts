import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DropFeedAnswer } from '#api/drop-feed.contract.ts';
import type { EmailPreferences } from '#api/email-preferences.contract.ts';
import type { CollectionsAnswer } from '#api/kits.contract.ts';
import type { Collection } from '#domain/collection/collection.ts';
import { allTools } from '#testing/built-catalogue.ts';
import { readerOfAccount } from '#netlify/letters/mail-reader.ts';
import { bulkMail } from '#netlify/letters/bulk-mail.ts';
import { collectionLinks, collections as collectionStore, linkKey } from '#netlify/stores/collection-store.ts';
import { openStore } from '#netlify/stores/open-store.ts';
import { changeUser } from '#netlify/stores/user-store.ts';
import type { LocalMail } from '@yak/emulator-mail';
import { type Person, type SiteUnderTest, ask, startSiteUnderTest } from '#testing/site-under-test.ts';
import authUser from '../functions/auth-user/auth-user.ts';
import dataExport from '../functions/data-export/data-export.ts';
import dropFeed from '../functions/drop-feed/drop-feed.ts';
import emailPreferences from '../functions/email-preferences/email-preferences.ts';
import collectionShares from '../functions/kit-shares/kit-shares.ts';
import kits from '../functions/kits/kits.ts';
import sharedCollection from '../functions/shared-kit/shared-kit.ts';
import unsubscribe from '../functions/unsubscribe/unsubscribe.ts';
import { closeAccount, eraseAccount } from './delete-account.ts';

let site: SiteUnderTest;
let mail: LocalMail;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true });
  mail = await site.startMail();
});
beforeEach(() => mail.clear());
afterAll(() => site.close());

const [toolId = 0] = allTools.map(({ id }) => id);
const get = (address: string) => address.replace(site.origin, '');
const newcomer = () => site.signUp({ plan: 'core', keepsMail: true, email: `${randomUUID()}@yak.test` });

/** Deletes an account for good, and lets the same person come back: under the same id, with another birth. */
async function comeBack(person: Person): Promise<Person> {
  await closeAccount(person.id, new Date());
  expect(await eraseAccount(person.id)).toBe(true);
  const again = await site.signUp({ email: person.email, plan: 'core', keepsMail: true });
  expect(again.id).toBe(person.id);
  return again;
}

async function shareOne(person: Person): Promise<string> {
  const body = { do: 'make', id: randomUUID(), name: 'Autumn', intro: '', tools: [{ toolId, note: 'Mine' }] };
  await ask(kits, 'POST', '/api/kits', { person, body });
  const shared = await ask(collectionShares, 'POST', '/api/kit-shares', { person, body: { kit: body.id, byName: '' } });
  return ((await shared.json()) as Collection).share?.key ?? '';
}

/** Every address and cookie that names an account, as its owner got it: what it answers while the account lives. */
const linked: Record<string, (person: Person) => Promise<() => Promise<number>>> = {
  'an export link': async (person) => {
    await ask(dataExport, 'POST', '/api/data-export', { person });
    const [letter] = await mail.list();
    const link = get(/http\S+key=\S+/.exec(letter?.text ?? '')?.[0] ?? '');
    return async () => (await ask(dataExport, 'GET', link)).status;
  },
  'a private feed': async (person) => {
    const made = await ask(dropFeed, 'POST', '/api/drop-feed', { person, body: { do: 'make' } });
    const link = get(((await made.json()) as DropFeedAnswer).address ?? '');
    return async () => (await ask(dropFeed, 'GET', link)).status;
  },
  'a shared collection': async (person) => {
    const key = await shareOne(person);
    return async () => (await ask(sharedCollection, 'GET', `/api/shared-kits/${key}`)).status;
  },
  'a session': async (person) => async () => {
    const answer = await ask(authUser, 'GET', '/api/auth/user', { person });
    return (await answer.json()) === null ? 404 : answer.status;
  },
};

test.each(Object.keys(linked))('%s of an account that was deleted opens nothing of the next one', async (what) => {
  const person = await newcomer();
  const open = await linked[what]?.(person);
  expect(await open?.()).toBe(200);
  await comeBack(person);
  expect(await open?.()).not.toBe(200);
});

test('a shared link whose collection outlived its account leads nowhere, in the next account too', async () => {
  const person = await newcomer();
  const key = await shareOne(person);
  const [collections, links] = [await collectionStore.read(person.id), await collectionLinks.all()];
  await comeBack(person);
  await collectionStore.keep(person.id, collections!); // an erasure that missed them
  await openStore('kit-links').create(linkKey(key), links.at(-1));
  expect((await ask(sharedCollection, 'GET', `/api/shared-kits/${key}`)).status).toBe(404);
});

test('two accounts of one person that were made in the same millisecond share no collection', async () => {
  const person = await newcomer();
  await shareOne(person);
  const collections = await collectionStore.read(person.id);
  const { createdAt } = await person.stored();
  const again = await comeBack(person);
  await changeUser(again.id, (user) => ({ write: { ...user, createdAt }, outcome: null }));
  await collectionStore.keep(person.id, collections!);
  const mine = await ask(kits, 'GET', '/api/kits', { person: again });
  expect(((await mine.json()) as CollectionsAnswer).kits).toEqual([]);
});

test('a link in an old mail ends mail to its address, and shows or switches nothing of the next account', async () => {
  const person = await newcomer();
  const reader = await readerOfAccount(person.id);
  const letter = await bulkMail({
    key: 'k',
    reader: reader!,
    list: 'digest',
    subject: 's',
    parts: { title: 't', paragraphs: [] },
    reason: '',
  });
  const [link = ''] = /http\S+unsubscribe\S+/.exec(letter.text) ?? [];
  const [choices = ''] = /http\S+email-preferences\S+/.exec(letter.text) ?? [];
  const again = await comeBack(person);
  const before = (await again.stored()).preferences;
  const shown = await ask(emailPreferences, 'GET', `/api/email-preferences${new URL(choices).search}`);
  expect(((await shown.json()) as EmailPreferences).account).toBeNull();
  expect((await ask(unsubscribe, 'POST', get(link))).status).toBe(200);
  expect((await again.stored()).preferences).toEqual(before);
  const { subscriber } = (await readerOfAccount(again.id))!;
  expect(subscriber?.refusals.digest).toEqual(expect.any(String));
});
