import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { makeMessage } from '#domain/letters/make-message.ts';
import { makeTopic } from '#domain/person/subscriber.ts';
import { confirmTopic, askForTopic } from '#domain/letters/subscriber-rules.ts';
import { birthOf } from '#domain/person/birth.ts';
import { noteReply } from '#netlify/admin/work-messages.ts';
import { saveEmailChoices } from '#netlify/letters/email-choices.ts';
import { leaveLists } from '#netlify/letters/leave-lists.ts';
import { scanRecords } from '#netlify/jobs/scan-records.ts';
import { deletions, endedAccounts } from '#netlify/stores/deletion-store.ts';
import { deskThreads, threadKey } from '#netlify/stores/desk-thread-store.ts';
import { documentEdits, documentIndexes, documentIndexKey } from '#netlify/stores/document-index-store.ts';
import { keepMessage, messages } from '#netlify/stores/message-store.ts';
import { addressKey, subscriberOf, subscribers } from '#netlify/stores/subscriber-store.ts';
import { readSession } from '#netlify/session/session.ts';
import { HEAD, toolHeads, toolRevisions } from '#netlify/stores/tool-store.ts';
import { StoreUnavailable } from '#netlify/stores/store-unavailable.ts';
import { changeUser, readUser } from '#netlify/stores/user-store.ts';
import { type Person, type SiteUnderTest, requestOf, startSiteUnderTest } from '#testing/site-under-test.ts';
import { closeAccount, eraseAccount, finishDeletions } from './delete-account.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true });
});
afterEach(() => {
  vi.useRealTimers();
  site.blobs.setFault(() => null);
});
afterAll(() => site.close());

const DAY_MS = 86_400_000;
const now = new Date();

/** The store denies what it has: a record, or all of a store, from its first read on or after some that were right. */
function deny(store: string, key: string | null = null, after = 0): void {
  let reads = 0;
  site.blobs.setFault((request) => {
    const isMeant = request.store === `site:dev-${store}` && (key === null || request.key === key);
    if (!isMeant || request.method !== 'GET' || request.key === null) return null;
    reads += 1;
    return reads > after ? '404' : null;
  });
}

test('a closed account that is not found keeps its place in the line, and is erased when it is found again', async () => {
  const { id } = await site.signUp();
  await closeAccount(id, now);
  deny('users', id);
  expect(await finishDeletions()).toMatchObject({ finished: 0, left: 1 });
  site.blobs.setFault(() => null);
  expect(await deletions.read(id)).not.toBeNull();
  expect(await finishDeletions()).toMatchObject({ finished: 1, left: 0 });
  expect([await readUser(id), await deletions.read(id)]).toEqual([null, null]);
});

test('an erasure that broke off after its last step is known to be over', async () => {
  const { id } = await site.signUp();
  await closeAccount(id, now);
  site.blobs.setFault(({ method, store, key }) =>
    method === 'DELETE' && store === 'site:dev-deletions' && key === id ? '503' : null,
  );
  await expect(eraseAccount(id)).rejects.toThrow();
  site.blobs.setFault(() => null);
  expect([await readUser(id), (await endedAccounts.keys()).length > 0]).toEqual([null, true]);
  expect(await finishDeletions()).toMatchObject({ finished: 1, left: 0 });
});

test('a closed account whose note was lost is found by the walk, and erased', async () => {
  const { id } = await site.signUp();
  await closeAccount(id, now);
  await deletions.remove(id);
  await scanRecords(now, Infinity);
  expect(await finishDeletions()).toMatchObject({ finished: 1, left: 0 });
  expect(await readUser(id)).toBeNull();
});

/** The store denies the account once, or thrice in a row. */
const times = [1, 3];

test.each(times)(
  'an account that is not found %i times lets its owner stay, or come again, and is made anew by nobody',
  async (most) => {
    const person = await site.signUp();
    await changeUser(person.id, (user) => ({
      write: { ...user, saves: [{ toolId: 85, savedAt: now.toISOString() }] },
      outcome: null,
    }));
    const before = await person.stored();
    const denied = () => {
      let reads = 0;
      site.blobs.setFault(({ method, store, key }) =>
        method === 'GET' && store === 'site:dev-users' && key === person.id && ++reads <= most ? '404' : null,
      );
    };
    denied();
    const session = await readSession(requestOf('GET', '/', { headers: { Cookie: person.cookie } }), now);
    expect(session !== null).toBe(most === 1);
    denied();
    const changed = await changeUser(person.id, () => ({ write: null, outcome: 'seen' })).catch(
      (error: unknown) => error,
    );
    if (most === 1) expect(changed).toBeInstanceOf(StoreUnavailable);
    denied();
    await site.signUp({ email: person.email });
    site.blobs.setFault(() => null);
    const { birth, createdAt, saves } = await person.stored();
    expect({ birth, createdAt, saves }).toEqual({
      birth: before.birth,
      createdAt: before.createdAt,
      saves: before.saves,
    });
  },
);

/** Somebody with an account who also subscribed to Fresh Drops by mail. */
async function reader(): Promise<Person> {
  const person = await site.signUp({ keepsMail: true });
  const topic = makeTopic('fresh-drops', null);
  const asked = askForTopic(subscriberOf(person.email, now), topic, now).subscriber;
  const confirmed = confirmTopic(asked, { ...topic, askedAt: now.toISOString() }, now);
  await subscribers.keep(addressKey(person.email), confirmed?.subscriber ?? asked);
  return person;
}

test.each(['leaving a list', 'choosing mails'])(
  'an account that is not found loses no subscription by %s',
  async (what) => {
    const person = await reader();
    const holder = { address: person.email, userId: person.id, birth: birthOf(await person.stored()) };
    deny('users', person.id, 1);
    const account = { freshDrops: true, toolUpdates: true, weeklyDigest: true, marketing: false };
    await (what === 'leaving a list'
      ? leaveLists(holder, ['news'], now)
      : saveEmailChoices({ ...holder, list: null }, { general: false, freshDrops: true, tools: [], account }, now)
    ).catch(() => undefined);
    site.blobs.setFault(() => null);
    expect((await subscribers.read(addressKey(person.email)))?.topics).toHaveLength(1);
  },
);

test('a message that is not found for a moment does not take what was answered with it', async () => {
  const message = await keepMessage(makeMessage({ id: randomUUID() }));
  const reply = (text: string) =>
    noteReply({ do: 'reply', id: message.id, attempt: randomUUID(), text }, { by: 'somebody', now });
  await reply('First.');
  deny('messages', message.id, 1);
  await expect(reply('Second.')).rejects.toThrow();
  site.blobs.setFault(() => null);
  const key = threadKey({ kind: 'message', id: message.id });
  expect((await deskThreads.read(key))?.entries.map(({ text }) => text)).toEqual(['First.']);
});

test('a walk that does not find a message, a head or a shelf forgets nothing that hangs on it', async () => {
  const message = await keepMessage(makeMessage({ id: randomUUID(), receivedAt: now.toISOString() }));
  await noteReply({ do: 'reply', id: message.id, attempt: randomUUID(), text: 'Kept.' }, { by: 'somebody', now });
  const revision = 'a'.repeat(64);
  await toolRevisions.keep(revision, { uploads: [] });
  await toolHeads.keep(HEAD, { revision, nextId: 1000, uploads: [] });
  const edit = randomUUID();
  await documentEdits.keep(edit, {
    id: edit,
    at: now.toISOString(),
    who: null,
    reason: '',
    kind: 'changed',
    undoes: null,
    changes: [],
  });
  const entry = { key: 'one', state: 'draft', showsOn: null, fields: {}, over: null, stands: null } as const;
  const entries = [{ ...entry, changedAt: now.toISOString(), edits: [edit] }];
  await documentIndexes.keep(documentIndexKey('drop'), { nextId: 1, announcedOn: null, entries });
  const later = new Date(now.getTime() + 40 * DAY_MS);
  for (const [store, key] of [
    ['messages', null],
    ['tools', HEAD],
    ['desk-documents', documentIndexKey('drop')],
  ] as const) {
    deny(store, key);
    await scanRecords(later, Infinity);
    site.blobs.setFault(() => null);
  }
  expect(await deskThreads.read(threadKey({ kind: 'message', id: message.id }))).not.toBeNull();
  expect(await toolRevisions.read(revision)).not.toBeNull();
  expect(await documentEdits.read(edit)).not.toBeNull();
  expect(await messages.read(message.id)).not.toBeNull();
});
