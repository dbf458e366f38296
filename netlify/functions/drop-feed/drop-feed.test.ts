import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SinceAnswer } from '#api/since.contract.ts';
import type { DropFeedAnswer } from '#api/drop-feed.contract.ts';
import { sortDrops } from '#domain/drop/lock-drops.ts';
import { termsNotified, notifiedKey } from '#netlify/stores/terms-store.ts';
import { readSince } from '#netlify/since/person-since.ts';
import { changeUser, readUser } from '#netlify/stores/user-store.ts';
import { type Person, type SiteUnderTest, ask, startSiteUnderTest } from '#testing/site-under-test.ts';
import { fileDrops, fileTools } from '#testing/built-catalogue.ts';
import since from '../since/since.ts';
import kits from '../kits/kits.ts';
import dropFeed from './drop-feed.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true, waitsForStore: true });
});
afterAll(() => site.close());

/** The oldest drop about a listed tool: under the fringe for everybody without Core. */
const old = sortDrops(fileDrops).findLast(({ toolId }) => toolId !== null);
const other = fileDrops.find(({ toolId }) => toolId !== null && toolId !== old?.toolId);

const send = (person: Person | null, what: 'make' | 'revoke') =>
  ask(dropFeed, 'POST', '/api/drop-feed', { person, body: { do: what } });
const read = (address: string) => ask(dropFeed, 'GET', address.replace(site.origin, ''));
async function makeFor(person: Person): Promise<string> {
  const tools = [{ toolId: old?.toolId, note: '' }];
  const body = { do: 'make', id: randomUUID(), name: 'Films', intro: '', tools };
  await ask(kits, 'POST', '/api/kits', { person, body });
  return ((await (await send(person, 'make')).json()) as DropFeedAnswer).address ?? '';
}

test('whoever has the address reads the drops of the person’s own tools, and of no other, until it is taken back', async () => {
  const person = await site.signUp({ plan: 'core' });
  const address = await makeFor(person);
  expect(((await (await send(person, 'make')).json()) as DropFeedAnswer).address?.length).toBe(address.length);
  const answer = await read(address);
  expect(answer.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
  const text = await answer.text();
  expect(text).toContain(`#drop-${old?.id}</guid>`);
  expect(text).not.toContain(`#drop-${other?.id}</guid>`);
  expect(text).not.toContain(person.email);

  expect((await send(person, 'revoke')).status).toBe(200);
  expect((await read(address)).status).toBe(404);
  const again = await makeFor(person);
  expect([(await read(again)).status, (await read(address)).status]).toEqual([200, 404]);
});

test('carries what the dashboard tells besides the drops, under the same ids', async () => {
  const person = await site.signUp({ plan: 'core' });
  const address = await makeFor(person);
  const id = randomUUID();
  const at = new Date().toISOString();
  const one = { changeId: 'c', at, source: 'https://maker.example/terms', fact: 'trainsOnUploads' as const };
  const told = [{ ...one, id, meaning: 'Uploads train its models now', before: '', after: 'We train.' }];
  await termsNotified.keep(notifiedKey(old!.toolId!), { toolId: old!.toolId!, told });
  const text = await (await read(address)).text();
  const answer = (await (await ask(since, 'GET', '/api/since', { person })).json()) as SinceAnswer;
  expect(answer.entries.map((entry) => entry.id)).toEqual([`correction-${id}-terms`]);
  expect(text).toContain(`/dashboard#correction-${id}-terms</guid>`);
  expect(text).toContain('Uploads train its models now.');
});

test('carries every change that the dashboard tells, drops of other tools for the same jobs among them', async () => {
  const jobs = (id: number | null) =>
    fileTools.find((tool) => tool.id === id)?.tasks.flatMap(({ task, fit }) => (fit === 'made for' ? task : [])) ?? [];
  const [drop, near] = fileDrops
    .flatMap((one) => {
      const alike = fileTools.find(
        ({ id }) => id !== one.toolId && jobs(id).some((job) => jobs(one.toolId).includes(job)),
      );
      return alike ? [[one, alike] as const] : [];
    })
    .at(0)!;
  const person = await site.signUp({ plan: 'core' });
  const saves = [{ toolId: near.id, savedAt: '2020-01-01T00:00:00.000Z' }];
  await changeUser(person.id, (user) => ({ write: { ...user, saves }, outcome: null }));
  const { address = '' } = (await (await send(person, 'make')).json()) as { address?: string };
  vi.useFakeTimers({ now: Date.parse(drop.releaseDate) + 86_400_000, toFake: ['Date'] });
  const { user } = (await readUser(person.id))!;
  const { entries } = await readSince(user, new Date());
  const text = await (await read(address)).text();
  vi.useRealTimers();
  expect(entries.map(({ id }) => id)).toContain(`drop-${drop.id}`);
  for (const { id, kind, path } of entries)
    expect(text.split(kind === 'drop' ? `${path}</guid>` : `/dashboard#${id}</guid>`)).toHaveLength(2);
});

test('when the plan ends it holds only what everybody reads, and it is made on Core alone', async () => {
  const person = await site.signUp({ plan: 'core' });
  const address = await makeFor(person);
  await changeUser(person.id, (user) => ({ write: { ...user, subscription: null }, outcome: null }));
  expect(await (await read(address)).text()).not.toContain(`#drop-${old?.id}</guid>`);
  expect((await send(person, 'make')).status).toBe(403);
  expect((await send(null, 'make')).status).toBe(401);
  expect((await read('/api/drop-feed?key=nothing')).status).toBe(404);
});
