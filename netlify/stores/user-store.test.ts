import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newUser, type User } from '#domain/person/user.ts';
import { addSave } from '#domain/person/save-rules.ts';
import type { Fault } from '@yak/emulator-netlify-blobs';
import { type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import { openStore } from './open-store.ts';
import { StoreUnavailable } from './store-unavailable.ts';
import { type StoredUser, changeUser, readUser } from './user-store.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterEach(() => site.blobs.setFault(() => null));
afterAll(() => site.close());

const now = new Date('2026-11-21T12:00:00Z');

/** A document of its own in the store. */
async function makeUser(): Promise<StoredUser> {
  const id = randomUUID();
  const identity = { id, email: 'a@yak.test', emailVerified: true, firstName: '', lastName: '', profileImageUrl: null };
  await changeUser(id, (user) => ({ write: user, outcome: null }), {
    create: () => newUser(identity, now, randomUUID()),
  });
  return (await readUser(id))!;
}

const save = (toolId: number) => (user: User) => {
  const result = addSave(user, toolId, 100, now);
  return { write: result.ok && result.changed ? result.user : null, outcome: result.ok && result.changed };
};

const savesOf = async (id: string) => (await readUser(id))?.user.saves.map((entry) => entry.toolId);

/** The next writes suffer these faults, in order. */
function breakWrites(...faults: Fault[]): void {
  site.blobs.setFault(({ method }) => (method === 'PUT' ? (faults.shift() ?? null) : null));
}

describe('changeUser', () => {
  test('begins again on the current document when somebody else was faster', async () => {
    const known = await makeUser();
    await changeUser(known.user.id, save(1));
    const changed = await changeUser(known.user.id, save(2), { known });
    expect(changed).toMatchObject({ ok: true, outcome: true });
    expect(await savesOf(known.user.id)).toEqual([2, 1]);
  });

  test('recognises its own write when the reply was lost', async () => {
    const { user } = await makeUser();
    breakWrites('drop-after-commit');
    const before = site.blobs.stats.puts;
    const changed = await changeUser(user.id, save(1));
    expect(changed).toMatchObject({ ok: true, outcome: true, user: { saves: [{ toolId: 1 }] } });
    expect(site.blobs.stats.puts - before).toBe(2); // the lost one, and the repetition that met it
    expect((await readUser(user.id))?.operations).toHaveLength(2);
  });

  test('takes a write for done only when the store gave an etag', async () => {
    const { user } = await makeUser();
    breakWrites('503', '503', '503');
    expect(await changeUser(user.id, save(1))).toMatchObject({ ok: true, outcome: true });
    expect(await savesOf(user.id)).toEqual([1]);
  });

  test('writes nothing once the account is being deleted', async () => {
    const known = await makeUser();
    const tombstone = { ...known.user, deletedAt: now.toISOString() };
    expect(await openStore('users').replace(known.user.id, tombstone, known.etag)).toBe('written');
    expect(await changeUser(known.user.id, save(1), { known })).toEqual({ ok: false, code: 'gone' });
    expect((await readUser(known.user.id))?.user).toEqual(tombstone);
  });

  test('does not bring an erased document back', async () => {
    const known = await makeUser();
    const address = `${site.blobs.url}/local/site:dev-users/${known.user.id}`;
    await fetch(address, { method: 'DELETE', headers: { authorization: `Bearer ${site.blobs.token}` } });
    expect(await changeUser(known.user.id, save(1), { known })).toEqual({ ok: false, code: 'gone' });
    expect(await readUser(known.user.id)).toBeNull();
  });

  test('of two first sign-ins at once both count', async () => {
    const id = randomUUID();
    const identity = { id, email: '', emailVerified: false, firstName: '', lastName: '', profileImageUrl: null };
    const create = () => newUser(identity, now, randomUUID());
    await Promise.all([1, 2].map((toolId) => changeUser(id, save(toolId), { create })));
    expect((await savesOf(id))?.toSorted()).toEqual([1, 2]);
  });

  test('gives up in time when writes hang, and says so', async () => {
    const { user } = await makeUser();
    site.blobs.setFault(({ method }) => (method === 'PUT' ? 'hang' : null));
    const start = performance.now();
    await expect(changeUser(user.id, save(1))).rejects.toBeInstanceOf(StoreUnavailable);
    expect(performance.now() - start).toBeLessThan(3000);
    expect(await savesOf(user.id)).toEqual([]);
  });
});

describe('readUser', () => {
  test('refuses a document of another shape instead of guessing', async () => {
    const id = randomUUID();
    await openStore('users').create(id, { id, saves: 'none' });
    await expect(readUser(id)).rejects.toThrow();
  });
});
