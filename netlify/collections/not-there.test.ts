import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { DropFeedAnswer } from '#api/drop-feed.contract.ts';
import type { CollectionsAnswer } from '#api/kits.contract.ts';
import { allTools } from '#testing/built-catalogue.ts';
import { closeAccount, eraseAccount } from '#netlify/personal-data/delete-account.ts';
import { collectionLinks, collections as collectionStore } from '#netlify/stores/collection-store.ts';
import { openStore } from '#netlify/stores/open-store.ts';
import { type Person, type SiteUnderTest, ask, startSiteUnderTest } from '#testing/site-under-test.ts';
import dropFeed from '../functions/drop-feed/drop-feed.ts';
import collectionShares from '../functions/kit-shares/kit-shares.ts';
import kits from '../functions/kits/kits.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true });
});
afterEach(() => site.blobs.setFault(() => null));
afterAll(() => site.close());

const [toolId = 0] = allTools.map(({ id }) => id);
const make = (person: Person, name: string) =>
  ask(kits, 'POST', '/api/kits', {
    person,
    body: { do: 'make', id: randomUUID(), name, intro: '', tools: [{ toolId, note: '' }] },
  });
const namesOf = async (person: Person) => {
  const answer = await ask(kits, 'GET', '/api/kits', { person });
  return ((await answer.json()) as CollectionsAnswer).kits.map(({ name }) => name);
};
const feed = (person: Person, what: 'make' | 'revoke') =>
  ask(dropFeed, 'POST', '/api/drop-feed', { person, body: { do: what } });

/** From its second read on the account is not there, as often as said: the first one lets its owner in. */
function denyAccount(person: Person, times: number): void {
  let reads = 0;
  site.blobs.setFault(({ method, store, key }) => {
    if (method !== 'GET' || store !== 'site:dev-users' || key !== person.id) return null;
    reads += 1;
    return reads > 1 && reads <= 1 + times ? '404' : null;
  });
}

test.each([1, 2, 10])('an account that is wrongly said to be gone %i times keeps every collection', async (times) => {
  const person = await site.signUp({ plan: 'core' });
  await make(person, 'Autumn');
  denyAccount(person, times);
  const answer = await make(person, 'Winter');
  expect([200, 503]).toContain(answer.status);
  if (times === 1) expect(answer.status).toBe(200);
  site.blobs.setFault(() => null);
  expect(await namesOf(person)).toContain('Autumn');
});

test.each([1, 2, 10])('and its feed goes on, with its collections, after %i such reads', async (times) => {
  const person = await site.signUp({ plan: 'core' });
  await make(person, 'Autumn');
  const { address = '' } = (await (await feed(person, 'make')).json()) as DropFeedAnswer;
  for (const what of ['revoke', 'make'] as const) {
    denyAccount(person, times);
    expect([200, 503]).toContain((await feed(person, what)).status);
    site.blobs.setFault(() => null);
    expect(await namesOf(person)).toEqual(['Autumn']);
  }
  expect(address).not.toBe('');
});

/** At the first write to a store the account is erased; until it is gone no write gets there. @returns when it is gone */
function eraseAtWrite(store: string, person: Person): Promise<void> {
  const { promise: isErased, resolve } = Promise.withResolvers<void>();
  let state: 'open' | 'going' | 'gone' = 'open';
  site.blobs.setFault((request) => {
    if (request.method !== 'PUT' || request.store !== `site:dev-${store}` || state === 'gone') return null;
    if (state === 'open')
      void closeAccount(person.id, new Date())
        .then(() => eraseAccount(person.id))
        .then(() => {
          state = 'gone';
          resolve();
        });
    state = 'going';
    return '503';
  });
  return isErased;
}

test('what is written while an account is erased goes with it, whenever the erasure comes to an end', async () => {
  const person = await site.signUp({ plan: 'core' });
  const isErased = eraseAtWrite('kits', person);
  const answer = make(person, 'Too late');
  await isErased;
  expect((await answer).ok).toBe(false);
  expect(await collectionStore.keys()).not.toContain(person.id);
});

test('a link that is made while an account is erased names it no longer', async () => {
  const person = await site.signUp({ plan: 'core' });
  const id = randomUUID();
  await ask(kits, 'POST', '/api/kits', { person, body: { do: 'make', id, name: 'A', intro: '', tools: [] } });
  const isErased = eraseAtWrite('kit-links', person);
  const answer = ask(collectionShares, 'POST', '/api/kit-shares', { person, body: { kit: id, byName: '' } });
  await isErased;
  expect((await answer).ok).toBe(false);
  expect((await collectionLinks.all()).filter(({ userId }) => userId === person.id)).toEqual([]);
});

test('collections that an erasure missed are not lost sight of: the next account of the person replaces them', async () => {
  const person = await site.signUp({ plan: 'core' });
  await make(person, 'Of before');
  const left = await collectionStore.read(person.id);
  await closeAccount(person.id, new Date());
  await eraseAccount(person.id);
  await openStore('kits').create(person.id, left);
  const again = await site.signUp({ email: person.email, plan: 'core' });
  await make(again, 'Of now');
  expect(await namesOf(again)).toEqual(['Of now']);
});
