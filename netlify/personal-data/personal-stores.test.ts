import { createHash, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newUser } from '#domain/person/user.ts';
import { makeMessage } from '#domain/letters/make-message.ts';
import { typedMessage } from '#domain/letters/message.ts';
import { makeSubmission } from '#domain/letters/submission/make-submission.ts';
import { noRules } from '#domain/rules/ready-made-rules.ts';
import { ownedMails, ownedRefusals } from '#netlify/mail/mail-stores.ts';
import { personMark } from '#netlify/session/person-mark.ts';
import { allowanceKey, allowanceUses } from '#netlify/stores/allowance-store.ts';
import { auditAdmins } from '#netlify/stores/audit-store.ts';
import { ownedThreads, threadKey } from '#netlify/stores/desk-thread-store.ts';
import { noteEndings, noteLeft } from '#netlify/stores/ending-store.ts';
import { hashOf } from '#netlify/stores/hash-of.ts';
import { collections, linkKey, ownedCollectionLinks } from '#netlify/stores/collection-store.ts';
import { looks } from '#netlify/stores/look-store.ts';
import { keepMessage, ownedSpam } from '#netlify/stores/message-store.ts';
import { openStore } from '#netlify/stores/open-store.ts';
import { ownedUsers } from '#netlify/stores/owned-users.ts';
import { ownedCases } from '#netlify/stores/payment-case-store.ts';
import { keepOwned } from '#netlify/stores/person-index.ts';
import { profileImages } from '#netlify/stores/profile-image-store.ts';
import { countForm } from '#netlify/stores/sender-store.ts';
import { ownedSubmissions } from '#netlify/stores/submission-store.ts';
import { addressKey, subscriberOf, subscribers } from '#netlify/stores/subscriber-store.ts';
import { HEAD, toolHeads } from '#netlify/stores/tool-store.ts';
import { type SiteUnderTest, startSiteUnderTest, tokenSettings } from '#testing/site-under-test.ts';
import { personalAudit } from './audit.ts';
import { personalCollections } from './collections.ts';
import { noLines } from '#domain/project/projects-of.ts';
import { ownedProjectLines, ownedProjectLinks, projectLinesKey, projects } from '#netlify/stores/project-store.ts';
import type { Person } from './personal-store.ts';
import { personalStores } from './registry.ts';
import { personalTools } from './tools.ts';

const at = '2026-11-21T12:00:00.000Z';
const account = { createdAt: at };
interface Somebody extends Person {
  email: string;
}
const somebody = (name: string): Somebody => ({
  userId: createHash('sha256').update(name).digest('hex'),
  account,
  email: `${name}@yak.test`,
});
const accountOf = ({ userId: id, email }: Somebody) =>
  newUser(
    { id, email, emailVerified: true, firstName: '', lastName: '', profileImageUrl: null },
    new Date(at),
    'b1b1b1b1-0000-4000-8000-000000000001',
  );

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true });
});
afterEach(() => site.setEnvironment(tokenSettings));
afterAll(() => site.close());

/** How a record about somebody comes into each store, and what they are given of it. */
const kept: Record<string, [keep: (who: Somebody) => Promise<unknown>, given: (who: Somebody) => unknown]> = {
  messages: [
    ({ email }) => keepMessage(makeMessage({ id: randomUUID(), email: email.toUpperCase() })),
    () => [makeMessage({ id: expect.any(String), email: expect.any(String) })],
  ],
  'spam-messages': [
    ({ userId }) => {
      const message = makeMessage({ id: randomUUID(), userId, email: 'elsewhere@yak.test' });
      return keepOwned(ownedSpam, message.id, message);
    },
    () => [typedMessage(makeMessage({ id: expect.any(String), email: 'elsewhere@yak.test' }))],
  ],
  submissions: [
    ({ email }) => {
      const submission = makeSubmission({ id: randomUUID(), submitterEmail: email });
      return keepOwned(ownedSubmissions, submission.id, submission);
    },
    ({ email }) => [makeSubmission({ id: expect.any(String), submitterEmail: email })],
  ],
  'desk-threads': [
    ({ userId, email }) => {
      const about = { kind: 'message' as const, id: randomUUID() };
      const entry = { id: randomUUID(), at, who: 'a1b2', what: 'answered' as const, text: 'Never.', isTheirs: false };
      return keepOwned(ownedThreads, threadKey(about), { ...about, userId, address: email, entries: [entry] });
    },
    () => [
      { kind: 'message', id: expect.any(String), entries: [{ at, what: 'answered', text: 'Never.', isTheirs: false }] },
    ],
  ],
  'payment-cases': [
    ({ userId }) => {
      const entry = { id: randomUUID(), at, who: 'a1b2', what: 'done' as const };
      const one = { ...told, id: `dp_${userId.slice(0, 8)}`, userId, doneAt: at, entries: [entry] };
      return keepOwned(ownedCases, one.id, one);
    },
    ({ userId }) => [{ ...told, id: `dp_${userId.slice(0, 8)}`, doneAt: at, entries: [{ at, what: 'done' }] }],
  ],
  'form-senders': [({ email }) => countForm(email, randomUUID(), new Date(at)), () => [at]],
  outbox: [
    ({ userId: key, email }) => {
      const mail = { key, to: { address: email }, subject: 'Hello', text: 'Text', html: '<p>', personal: email };
      return keepOwned(ownedMails, key, { mail, claimedUntil: null, tries: 0, notBefore: at });
    },
    ({ email }) => [{ to: { address: email }, subject: 'Hello', text: 'Text' }],
  ],
  'mails-refused': [
    ({ userId: key, email }) => {
      const mail = { key, to: { address: email }, subject: 'Hello', text: 'Text', html: '<p>', personal: email };
      return keepOwned(ownedRefusals, key, { mail, refusedAt: at, tries: 1, last: null });
    },
    ({ email }) => [{ to: { address: email }, subject: 'Hello', text: 'Text', refusedAt: at }],
  ],
  subscriptions: [
    ({ email }) => subscribers.keep(addressKey(email), subscriberOf(email, new Date(at))),
    ({ email }) => ({ state: 'unsubscribed', ...subscriberOf(email, new Date(at)) }),
  ],
  allowances: [
    ({ userId }) => allowanceUses.keep(allowanceKey(userId), { uses: { export: [{ id: randomUUID(), at }] } }),
    () => [{ what: 'export', at: [at] }],
  ],
  audit: [({ userId }) => auditAdmins.keep(`admin-${personMark(userId)}`, { userId }), () => ({ isAdmin: true })],
  'kit-links': [
    ({ userId }) => keepOwned(ownedCollectionLinks, linkKey(userId), { userId, kit: 'the kit' }),
    () => [{ kit: 'the kit' }],
  ],
  kits: [
    ({ userId }) => collections.keep(userId, { account: at, kits: [collection], feed: null, rules: [ownRules] }),
    () => [collection, ownRules],
  ],
  projects: [({ userId }) => projects.keep(userId, { account: at, birth: at, projects: [project] }), () => [project]],
  'project-lines': [
    ({ userId }) => {
      const lines = { ...noLines({ id: userId, createdAt: at }, project.id), seen: [sheetSeen] };
      return keepOwned(ownedProjectLines, projectLinesKey(userId, project.id), lines);
    },
    () => [{ project: project.id, lines: [], facts: {}, disclosure: '', seen: [sheetSeen] }],
  ],
  'project-links': [
    ({ userId }) => keepOwned(ownedProjectLinks, linkKey(`sheet ${userId}`), { userId, project: project.id }),
    () => [{ project: project.id }],
  ],
  looks: [({ userId }) => looks.keep(userId, look), () => look],
  'profile-images': [({ userId }) => profileImages.keep(userId, picture), () => picture],
  endings: [
    async ({ userId, email }) => {
      await noteEndings(userId, { links: ['a link'] });
      await noteLeft(addressKey(email), { lists: ['news'], topics: [] });
    },
    () => ({
      account: expect.objectContaining({ links: { marks: [hashOf('a link')], before: null } }),
      address: expect.objectContaining({ lists: { news: expect.any(String) } }),
    }),
  ],
  users: [
    (who) => keepOwned(ownedUsers, who.userId, accountOf(who)),
    (who) => ({ ...accountOf(who), operations: undefined }),
  ],
};
const project = {
  id: '6c1d1f0e-52a3-4c0e-8c43-1d2f5b6a7c83',
  name: 'Film',
  client: 'Acme',
  rules: noRules,
  rulesName: '',
  note: 'Ask Jo',
  createdAt: at,
  changedAt: at,
  share: null,
};
const sheetSeen = { name: 'Jo of Acme', at, hash: 'a'.repeat(64) };
const look = {
  account: at,
  mark: 1,
  seenAt: at,
  noted: [{ id: 'drop-1', number: 1 }],
  own: [7, 'lip-sync'],
  newestTools: { file: 7, uploaded: 0 },
  verdicts: [{ list: randomUUID(), rules: '{}', tools: { 7: 'passes' as const } }],
};
const picture = {
  source: 'https://pictures.test/ada.png',
  type: 'image/png' as const,
  width: 1,
  height: 1,
  data: 'AAAA',
  fetchedAt: at,
};
const told = {
  kind: 'dispute' as const,
  status: 'lost',
  amount: 500,
  currency: 'usd',
  payment: 'pi_1',
  answerBy: null,
  since: at,
};
const ownRules = {
  id: randomUUID(),
  name: 'Acme',
  client: 'Acme Ltd',
  note: 'Ask Jo',
  rules: { ...noRules, paidWork: true },
  createdAt: at,
  changedAt: at,
};
const collection = {
  id: randomUUID(),
  name: 'Autumn',
  intro: '',
  tools: [],
  createdAt: at,
  changedAt: at,
  isWholeInExports: false,
  share: null,
};

describe.each(personalStores.filter(({ store }) => store !== 'tools'))('$store', ({ store, exportOf, erase }) => {
  const [keep, given] = kept[store] ?? [];

  test("gives a person what is theirs, removes all of it and nothing of anybody else's", async () => {
    const [ada, eve] = [somebody('ada'), somebody('eve')];
    await keep?.(eve);
    const before = await site.snapshot();
    expect(await exportOf(ada)).toBeNull();
    await keep?.(ada);
    expect(await exportOf(ada)).toEqual(given?.(ada));
    await erase(ada);
    expect(await exportOf(ada)).toBeNull();
    expect(await site.snapshot()).toBe(before);
  });

  test('has nothing of somebody without a proven address, and stays as it is', async () => {
    const nobody = { userId: 'nobody', account, email: null };
    const before = await site.snapshot();
    expect(await exportOf(nobody)).toBeNull();
    await erase(nobody);
    expect(await site.snapshot()).toBe(before);
  });
});

test('an account without collections exports none, and one that nobody can read holds up no export', async () => {
  const { userId } = somebody('empty');
  await collections.keep(userId, { account: at, kits: [], feed: null });
  expect(await personalCollections.exportOf({ userId, account, email: null })).toBeNull();
  await spoil('kits', userId, {});
  expect(await personalCollections.exportOf({ userId, account, email: null })).toBeNull();
});

test('while the site has no secret nobody can be found in the audit', async () => {
  site.setEnvironment({ SESSION_SECRET: '' });
  const nobody = { userId: 'nobody', account, email: null };
  expect(await personalAudit.exportOf(nobody)).toBeNull();
  await personalAudit.erase(nobody);
});

describe('uploads of tools', () => {
  const [ada, eve] = ['ada', 'eve'].map((userId) => ({ userId, account, email: null })) as [Person, Person];

  test('stay when the admin goes, without the number of that account', async () => {
    const upload = {
      id: randomUUID(),
      at,
      kind: 'csv' as const,
      created: 2,
      updated: 1,
      revision: null,
      previous: null,
    };
    await toolHeads.keep(HEAD, {
      revision: null,
      nextId: 1000,
      uploads: [
        { ...upload, by: 'ada', undone: null },
        { ...upload, by: 'eve', undone: { at, by: 'ada' } },
      ],
    });
    const given = { at, kind: 'csv', created: 2, updated: 1 };
    expect(await personalTools.exportOf(ada)).toEqual([
      { ...given, undoneAt: null },
      { ...given, undoneAt: at },
    ]);
    await personalTools.erase(ada);
    expect(await personalTools.exportOf(ada)).toBeNull();
    expect(await personalTools.exportOf(eve)).toEqual([{ ...given, undoneAt: at }]);
  });

  test('that nobody can read keep an account from being erased only when they name it', async () => {
    await spoil('tools', HEAD, { uploads: ['ada'] });
    expect(await personalTools.exportOf(ada)).toBeNull();
    await expect(personalTools.erase(ada)).rejects.toThrow('cannot be read');
    await personalTools.erase(eve);
  });
});

/** Puts something that this release cannot read in the place of a record. */
async function spoil(store: string, key: string, value: unknown): Promise<void> {
  const { etag = '' } = (await openStore(store).read(key)) ?? {};
  await openStore(store).replace(key, value, etag);
}
