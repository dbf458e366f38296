import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { OwnRulesAnswer } from '#api/own-rules.contract.ts';
import { closeAccount, eraseAccount } from '#netlify/personal-data/delete-account.ts';
import { exportData, personOf } from '#netlify/personal-data/export-data.ts';
import { collections as collectionStore } from '#netlify/stores/collection-store.ts';
import { changeUser } from '#netlify/stores/user-store.ts';
import { type Person, type SiteUnderTest, ask, startSiteUnderTest } from '#testing/site-under-test.ts';
import kits from '../kits/kits.ts';
import ownRules from './own-rules.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true, waitsForStore: true });
});
afterEach(() => site.blobs.setFault(() => null));
afterAll(() => site.close());

const send = (person: Person | null, body: object) => ask(ownRules, 'POST', '/api/own-rules', { person, body });
const list = (name = 'Acme', id: string = randomUUID()) => ({
  do: 'keep',
  id,
  name,
  client: 'Acme Ltd',
  note: 'Ask Jo',
  rules: { paidWork: true, noTraining: 'never', revenueUSD: 2_000_000, people: 5 },
});
const read = async (person: Person) =>
  ((await (await ask(ownRules, 'GET', '/api/own-rules', { person })).json()) as OwnRulesAnswer).lists;
const leaveCore = (person: Person) =>
  changeUser(person.id, (user) => ({ write: { ...user, subscription: null }, outcome: null }));

test('Core keeps name, client, note and rules with revenue and people; kept again it is one, changed', async () => {
  const person = await site.signUp({ plan: 'core' });
  const one = list();
  expect((await send(person, one)).status).toBe(200);
  expect((await send(person, { ...one, name: 'Acme, spring', rules: { indemnity: true } })).status).toBe(200);
  expect(await read(person)).toMatchObject([
    {
      id: one.id,
      name: 'Acme, spring',
      client: 'Acme Ltd',
      note: 'Ask Jo',
      rules: { paidWork: false, indemnity: true },
    },
  ]);
  expect((await send(person, { do: 'delete', id: one.id })).status).toBe(200);
  expect(await read(person)).toEqual([]);
});

test('without Core nothing is made, and a downgrade takes nothing away', async () => {
  expect((await send(null, list())).status).toBe(401);
  const fringe = await site.signUp();
  const refused = await send(fringe, list());
  expect(await refused.json()).toMatchObject({ code: 'upgrade_required', requiresUpgrade: true });

  const person = await site.signUp({ plan: 'core' });
  const one = list();
  await send(person, one);
  await leaveCore(person);
  expect((await send(person, list('Another'))).status).toBe(403);
  expect((await send(person, { ...one, note: 'Still mine' })).status).toBe(200);
  expect(await read(person)).toMatchObject([{ note: 'Still mine' }]);
});

test('lists that thirty requests make at once are all there, and collections beside them stay', async () => {
  const person = await site.signUp({ plan: 'core' });
  const collection = { do: 'make', id: randomUUID(), name: 'Autumn', intro: '', tools: [] };
  const all = Array.from({ length: 30 }, (_, index) => list(`L${index}`));
  const answers = await Promise.all([
    ...all.map((one) => send(person, one)),
    ask(kits, 'POST', '/api/kits', { person, body: collection }),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await read(person)).map(({ name }) => name).sort()).toEqual(all.map(({ name }) => name).sort());
  expect((await collectionStore.read(person.id))?.kits).toHaveLength(1);
});

test('there is an end to what one person keeps, told in words', async () => {
  const person = await site.signUp({ plan: 'core' });
  for (let count = 0; count < 50; count += 1) await send(person, list());
  const refused = await send(person, list());
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'rules_full' }]);
  expect(await read(person)).toHaveLength(50);
});

test('lost replies and broken writes lose nothing that was acknowledged and keep nothing twice', async () => {
  const person = await site.signUp({ plan: 'core' });
  let call = 0;
  site.blobs.setFault(() => {
    call += 1;
    return call % 7 === 0 ? 'drop-after-commit' : call % 11 === 0 ? '503' : null;
  });
  const acknowledged: string[] = [];
  for (let count = 0; count < 25; count += 1) {
    const one = list();
    if ((await send(person, one)).ok) acknowledged.push(one.id);
  }
  site.blobs.setFault(() => null);
  const held = (await read(person)).map(({ id }) => id);
  expect(new Set(held).size).toBe(held.length);
  for (const id of acknowledged) expect(held).toContain(id);
});

test('what is no list of rules is refused in words', async () => {
  const person = await site.signUp({ plan: 'core' });
  for (const wrong of [{ name: '' }, { id: 'mine' }, { rules: { paidWork: 'yes' } }, { more: 1 }, { do: 'share' }]) {
    const refused = await send(person, { ...list(), ...wrong });
    expect([refused.status, await refused.json()]).toMatchObject([400, { message: expect.stringMatching(/\w/) }]);
  }
});

test('they are the person’s own: in their export, seen by nobody else, and gone with the account', async () => {
  const [person, other] = [await site.signUp({ plan: 'core' }), await site.signUp({ plan: 'core' })];
  await send(person, list('Planted'));
  expect(await read(other)).toEqual([]);
  const exported = JSON.stringify(await exportData(personOf(await person.stored()), new Date()));
  for (const words of ['Planted', 'Acme Ltd', 'Ask Jo']) expect(exported).toContain(words);
  await closeAccount(person.id, new Date());
  await eraseAccount(person.id);
  expect(await collectionStore.keys()).not.toContain(person.id);
});
