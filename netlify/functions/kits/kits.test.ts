import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CollectionsAnswer } from '#api/kits.contract.ts';
import type { Brief } from '#domain/collection/brief/brief.ts';
import type { Collection } from '#domain/collection/collection.ts';
import { closeAccount, eraseAccount } from '#netlify/personal-data/delete-account.ts';
import { collectionLinks, collections as collectionStore } from '#netlify/stores/collection-store.ts';
import { changeUser } from '#netlify/stores/user-store.ts';
import { type Person, type SiteUnderTest, ask, startSiteUnderTest } from '#testing/site-under-test.ts';
import { allTools } from '#testing/built-catalogue.ts';
import collectionShares from '../kit-shares/kit-shares.ts';
import listExports from '../list-exports/list-exports.ts';
import sharedCollection from '../shared-kit/shared-kit.ts';
import sharedPage from '../shared-page/shared-page.ts';
import kits from './kits.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true, waitsForStore: true });
});
afterAll(() => site.close());

const [first = 0, second = 0, third = 0, fourth = 0] = allTools.map(({ id }) => id);
const send = (person: Person | null, body: object) => ask(kits, 'POST', '/api/kits', { person, body });
const listed = (...ids: number[]) => ids.map((toolId) => ({ toolId, note: '' }));
const make = (name = 'Autumn', tools = listed()) => ({ do: 'make', id: randomUUID(), name, intro: '', tools });
const read = async (person: Person) =>
  (await (await ask(kits, 'GET', '/api/kits', { person })).json()) as CollectionsAnswer;
const statuses = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).sort();

describe('the limit', () => {
  test('Fringe holds one, whatever arrives at once, and learns how to hold more', async () => {
    const person = await site.signUp();
    const got = await statuses(Array.from({ length: 40 }, () => send(person, make())));
    expect(got.filter((status) => status === 200)).toHaveLength(1);
    expect(got.filter((status) => status === 403)).toHaveLength(39);
    expect(await read(person)).toMatchObject({ kits: [{ name: 'Autumn' }], limit: 1, mayShare: false });
    const refused = await send(person, make());
    expect(await refused.json()).toMatchObject({ code: 'upgrade_required', requiresUpgrade: true });
  });

  test('the same one sent forty times is one', async () => {
    const person = await site.signUp();
    const body = make();
    expect(new Set(await statuses(Array.from({ length: 40 }, () => send(person, body))))).toEqual(new Set([200]));
    expect((await read(person)).kits).toHaveLength(1);
  });

  test('Core holds any number, and a downgrade takes nothing away', async () => {
    const person = await site.signUp({ plan: 'core' });
    for (const name of ['A', 'B', 'C']) await send(person, make(name, listed(first, second, third, fourth)));
    await changeUser(person.id, (user) => ({ write: { ...user, subscription: null }, outcome: null }));
    const after = await read(person);
    expect(after.kits.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
    expect((await send(person, make('D'))).status).toBe(403);
    const collection = after.kits[1] as Collection;
    expect((await send(person, { do: 'note', kit: collection.id, toolId: first, note: 'Still mine' })).status).toBe(
      200,
    );
    const exported = await ask(listExports, 'POST', '/api/list-exports', {
      person,
      body: { format: 'brief', title: 'B', intro: '', tools: listed(first, second, third, fourth), kit: collection.id },
    });
    expect((await exported.json()) as Brief).toMatchObject({ leftOut: 0 });
  });
});

test('tools that twenty requests add at once are all there, each once', async () => {
  const person = await site.signUp();
  const body = make();
  await send(person, body);
  const ids = allTools.slice(0, 20).map(({ id }) => id);
  await Promise.all([...ids, ...ids].map((toolId) => send(person, { do: 'add', kit: body.id, toolId, note: '' })));
  const [collection] = (await read(person)).kits;
  expect(collection?.tools.map(({ toolId }) => toolId).sort((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
});

test('two devices that change name and purpose at once lose nothing of each other', async () => {
  const person = await site.signUp();
  const body = make();
  await send(person, body);
  const describe = (words: object) => send(person, { do: 'describe', kit: body.id, ...words });
  expect(await statuses([describe({ name: 'Winter' }), describe({ intro: 'For the bank' })])).toEqual([200, 200]);
  expect((await read(person)).kits).toMatchObject([{ name: 'Winter', intro: 'For the bank' }]);
  expect((await describe({ name: ' ' })).status).toBe(400);
});

test('lost replies and broken writes lose nothing that was acknowledged and apply nothing twice', async () => {
  const person = await site.signUp();
  const body = make();
  await send(person, body);
  let call = 0;
  site.blobs.setFault(() => {
    call += 1;
    return call % 7 === 0 ? 'drop-after-commit' : call % 11 === 0 ? '503' : null;
  });
  const ids = allTools.slice(0, 25).map(({ id }) => id);
  const acknowledged: number[] = [];
  for (const toolId of ids)
    if ((await send(person, { do: 'add', kit: body.id, toolId, note: '' })).ok) acknowledged.push(toolId);
  site.blobs.setFault(() => null);
  const held = (await read(person)).kits[0]?.tools.map(({ toolId }) => toolId) ?? [];
  expect(new Set(held).size).toBe(held.length);
  for (const toolId of acknowledged) expect(held).toContain(toolId);
});

test('a tool that is not there is refused, and so is a collection of somebody else', async () => {
  const [one, other] = [await site.signUp(), await site.signUp()];
  const body = make();
  await send(one, body);
  expect((await send(one, { do: 'add', kit: body.id, toolId: 99_999_999, note: '' })).status).toBe(404);
  expect((await send(other, { do: 'add', kit: body.id, toolId: first, note: '' })).status).toBe(404);
  expect((await send(null, body)).status).toBe(401);
  expect((await read(other)).kits).toEqual([]);
});

describe('sharing', () => {
  const open = (key: string) => ask(sharedCollection, 'GET', `/api/shared-kits/${key}`);

  test('gives everybody with the link the tools and notes, and no name unless one was given; taken back it is gone', async () => {
    const person = await site.signUp({ plan: 'core' });
    const body = { ...make('For the client'), tools: [{ toolId: second, note: 'Because of the price' }] };
    await send(person, body);
    const shared = (await (
      await ask(collectionShares, 'POST', '/api/kit-shares', { person, body: { kit: body.id, byName: '' } })
    ).json()) as Collection;
    const key = shared.share?.key ?? '';
    expect(key).toMatch(/^[\w-]{22}$/);
    const text = await (await open(key)).text();
    expect(JSON.parse(text)).toMatchObject({
      title: 'For the client',
      byName: '',
      tools: [{ note: 'Because of the price' }],
    });
    expect(text).not.toContain(person.email);
    expect(text).not.toContain(person.id);

    expect((await send(person, { do: 'unshare', kit: body.id })).status).toBe(200);
    expect((await open(key)).status).toBe(404);
    expect((await ask(sharedPage, 'GET', `/shared/${key}`, { headers: { Accept: 'text/html' } })).status).toBe(404);
    expect(await collectionLinks.keys()).toEqual([]);
    const again = await ask(collectionShares, 'POST', '/api/kit-shares', {
      person,
      body: { kit: body.id, byName: 'Studio' },
    });
    expect(((await again.json()) as Collection).share?.key).not.toBe(key);
  });

  test('is for Core; a link that is there goes on when the plan ends', async () => {
    const person = await site.signUp();
    const body = make();
    await send(person, body);
    const share = () =>
      ask(collectionShares, 'POST', '/api/kit-shares', { person, body: { kit: body.id, byName: '' } });
    expect((await share()).status).toBe(403);
  });

  test('a closed account shares nothing any more, and nothing of it is left when it is erased', async () => {
    const person = await site.signUp({ plan: 'core' });
    const body = make('Leaving');
    await send(person, body);
    const shared = (await (
      await ask(collectionShares, 'POST', '/api/kit-shares', { person, body: { kit: body.id, byName: '' } })
    ).json()) as Collection;
    await closeAccount(person.id, new Date());
    expect((await open(shared.share?.key ?? '')).status).toBe(404);
    await eraseAccount(person.id);
    expect(await collectionStore.keys()).not.toContain(person.id);
    for (const key of await collectionLinks.keys())
      expect((await collectionLinks.read(key))?.userId).not.toBe(person.id);
  });
});

test('a deletion in the middle of many changes leaves no collection behind', async () => {
  const person = await site.signUp({ plan: 'core' });
  const changes = Array.from({ length: 30 }, (_, index) => send(person, make(`K${index}`)));
  await Promise.allSettled([...changes, closeAccount(person.id, new Date()).then(() => eraseAccount(person.id))]);
  expect(await collectionStore.keys()).not.toContain(person.id);
});

describe('exports', () => {
  const ids = allTools.slice(0, 5).map(({ id }) => id);
  const exported = (person: Person | null, format: string) =>
    ask(listExports, 'POST', '/api/list-exports', {
      person,
      body: { format, title: 'Five', intro: '', tools: listed(...ids), kit: null },
    });

  test('are whole on Core, and a sample of three for everybody else', async () => {
    const whole = (await (await exported(await site.signUp({ plan: 'core' }), 'brief')).json()) as Brief;
    expect([whole.tools.length, whole.leftOut]).toEqual([5, 0]);
    for (const person of [null, await site.signUp()]) {
      const sample = (await (await exported(person, 'brief')).json()) as Brief;
      expect([sample.tools.length, sample.leftOut]).toEqual([3, 2]);
      expect(JSON.stringify(sample)).not.toContain(allTools[4]?.name);
    }
  });

  test.each([
    ['csv', 'text/csv; charset=utf-8', 'csv'],
    ['markdown', 'text/markdown; charset=utf-8', 'md'],
    ['json', 'application/json; charset=utf-8', 'json'],
  ])('%s comes as a file', async (format, type, ending) => {
    const answer = await exported(null, format);
    expect(answer.headers.get('Content-Type')).toBe(type);
    expect(answer.headers.get('Content-Disposition')).toMatch(
      new RegExp(`filename="five-\\d{4}-\\d\\d-\\d\\d\\.${ending}"`),
    );
  });
});
