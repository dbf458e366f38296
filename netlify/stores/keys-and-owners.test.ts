import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeMessage } from '#domain/letters/make-message.ts';
import { makeSubmission } from '#domain/letters/submission/make-submission.ts';
import { recordKinds } from '#netlify/jobs/record-kinds.ts';
import { type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import { allowanceKey } from './allowance-store.ts';
import { ownedThreads, threadKey } from './desk-thread-store.ts';
import { linkKey } from './collection-store.ts';
import { ownedMessages, ownedSpam } from './message-store.ts';
import { NEWS_KEY, newsKey } from './news-store.ts';
import { ownedSubmissions } from './submission-store.ts';
import { addressKey, mailName, subscriberOf } from './subscriber-store.ts';
import { hostKey } from './watch-store.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site.close());

const hash = 'a'.repeat(64);

test.each([
  ['audit', ['2026-11-22-1', 'admin-1']],
  ['desk-documents', ['shelf-drops', '2f6c1d34']],
  ['mail-editions', ['alerts', 'digest-2026-W47']],
  ['missed-searches', ['list', hash]],
  ['slices', ['digest-plan', 'digest-0']],
  ['tool-edits', ['recent', 'tool-7']],
  ['tools', ['head', hash]],
  ['watched-terms', [`reading-${hash}`, `changes-${hash}`, 'told-7']],
  ['watch-reports', ['report', 'desk', 'saves', 'freshness']],
])('of the kinds that share the store %s each key belongs to one', (name, keys) => {
  const sharing = recordKinds.filter(({ store }) => store.name === name);
  const holders = keys.map((key) => sharing.flatMap(({ store }, index) => (store.isOwn(key) ? [index] : [])));
  expect(holders.map(({ length }) => length)).toEqual(keys.map(() => 1));
  expect(new Set(holders.flat()).size).toBe(keys.length);
});

test.each([
  ['allowances', allowanceKey],
  ['addresses', addressKey],
  ['links of collections', linkKey],
  ['watched hosts', hostKey],
])('keys of %s tell nothing of what they stand for, and differ', (_, keyOf) => {
  expect(keyOf('ada.test')).toMatch(/^[0-9a-f]{40,64}$/);
  expect(keyOf('ada.test')).toBe(keyOf('ada.test'));
  expect(keyOf('ada.test')).not.toBe(keyOf('eve.test'));
});

test('an address has one key however it is written, and only the secret of the site leads from it to its mails', () => {
  const now = new Date();
  expect(addressKey('  Ada@Yak.test ')).toBe(addressKey('ada@yak.test'));
  expect(subscriberOf(' Ada@Yak.test ', now)).toMatchObject({
    id: addressKey('ada@yak.test'),
    address: 'Ada@Yak.test',
  });
  const name = mailName('ada@yak.test');
  expect([name, mailName('eve@yak.test')]).toEqual([
    expect.stringMatching(/^[0-9a-f]{64}$/),
    expect.not.stringMatching(name),
  ]);
  const { SESSION_SECRET = '' } = site.environment;
  site.setEnvironment({ SESSION_SECRET: 'another secret for tests, of more than 32 bytes' });
  expect(mailName('ada@yak.test')).not.toBe(name);
  site.setEnvironment({ SESSION_SECRET });
});

test('keys of news sort the newest first, and no two are the same', () => {
  const times = ['2026-11-22T10:00:00Z', '2026-11-21T10:00:00Z', '1990-01-01T00:00:00Z', '1990-01-01T00:00:00Z'];
  const keys = times.map((time) => newsKey(new Date(time)));
  expect(keys.slice(0, 3)).toEqual(keys.slice(0, 3).toSorted());
  expect(new Set(keys).size).toBe(4);
  for (const key of keys) expect(key).toMatch(NEWS_KEY);
});

test('a thread has its own key, of kind and id', () => {
  expect(threadKey({ kind: 'message', id: '1' })).toBe('message-1');
});

describe('what strangers and members sent', () => {
  const [stranger, member] = [null, 'user-1'].map((userId) => ({ userId }));
  test.each([
    ['a message', (of: { userId: string | null }) => ownedMessages.ownersOf(makeMessage({ ...of, email: 'a@b.test' }))],
    ['spam', (of: { userId: string | null }) => ownedSpam.ownersOf(makeMessage({ ...of, email: 'a@b.test' }))],
    [
      'a submission',
      (of: { userId: string | null }) =>
        ownedSubmissions.ownersOf(makeSubmission({ ...of, submitterEmail: 'a@b.test' })),
    ],
  ])('%s is about the address, and about the account when there was one', (_, ownersOf) => {
    expect(ownersOf(stranger!)).toEqual([{ address: 'a@b.test' }]);
    expect(ownersOf(member!)).toEqual([{ userId: 'user-1' }, { address: 'a@b.test' }]);
  });

  test('a thread is about the address alone, whatever account a release before noted', () => {
    const thread = { kind: 'message', id: '1', address: 'a@b.test', entries: [], ...member! } as const;
    expect(ownedThreads.ownersOf({ ...thread, entries: [] })).toEqual([{ address: 'a@b.test' }]);
  });

  const [receivedAt, later] = ['2026-11-20T10:00:00.000Z', '2026-11-21T10:00:00.000Z'];
  const accepted = { state: 'accepted', attempt: '2f6c1d34-9a6f-4f0e-8c22-6f6f5b1d9a10', decidedAt: later } as const;
  test.each([
    ['a message that waits', ownedMessages.placeOf(makeMessage({ receivedAt })), true, receivedAt],
    ['one that was answered', ownedMessages.placeOf(makeMessage({ receivedAt, answeredAt: later })), false, later],
    ['spam', ownedSpam.placeOf(makeMessage({ receivedAt })), false, receivedAt],
    ['a submission that waits', ownedSubmissions.placeOf(makeSubmission({ receivedAt })), true, receivedAt],
    [
      'one whose publishing came to no end',
      ownedSubmissions.placeOf(makeSubmission({ receivedAt, decision: { ...accepted, toolId: null } })),
      true,
      receivedAt,
    ],
    [
      'one that was accepted',
      ownedSubmissions.placeOf(makeSubmission({ receivedAt, decision: { ...accepted, toolId: 7 } })),
      false,
      later,
    ],
    [
      'one that was declined',
      ownedSubmissions.placeOf(
        makeSubmission({ receivedAt, decision: { ...accepted, state: 'declined', reason: 'No.' } }),
      ),
      false,
      later,
    ],
  ])('the place of %s', (_, place, isWaiting, at) => expect(place).toEqual({ isWaiting, at }));
});
