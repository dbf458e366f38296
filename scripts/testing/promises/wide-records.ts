import { newUser } from '#domain/person/user.ts';
import { lineKey } from '#domain/admin/desk-line.ts';
import { makeMessage } from '#domain/letters/make-message.ts';
import { makeSubmission } from '#domain/letters/submission/make-submission.ts';
import { ownedMessages } from '#netlify/stores/message-store.ts';
import { ownedSubmissions } from '#netlify/stores/submission-store.ts';
import { addressKey, subscriberOf } from '#netlify/stores/subscriber-store.ts';
import type { MadeRecords } from './wide-store.ts';

/** Records of others, as many as one likes; the first half is dealt with, the rest waits. */

const BEGIN = Date.parse('2026-01-01T00:00:00.000Z');
const now = new Date('2026-11-01T00:00:00.000Z');
const at = (index: number) => new Date(BEGIN + index * 1000).toISOString();
const uuid = (index: number) => `00000000-0000-4000-8000-${index.toString(16).padStart(12, '0')}`;
/** Keys like hashes, spread evenly over all beginnings. */
const hashLike = (index: number, size: number, digits: number) =>
  Math.floor((index * 0xff_ff_ff_ff_ff) / size)
    .toString(16)
    .padStart(10, '0')
    .padEnd(digits, '0');
const stranger = (index: number) => `stranger-${index}@others.test`;

const message = (index: number, size: number) =>
  makeMessage({
    id: uuid(index),
    email: stranger(index),
    receivedAt: at(index),
    answeredAt: index < size / 2 ? at(index) : null,
  });
const submission = (index: number, size: number) =>
  makeSubmission({
    id: uuid(index),
    submitterEmail: stranger(index),
    receivedAt: at(index),
    decision:
      index < size / 2 ? { state: 'declined', attempt: uuid(index), decidedAt: at(index), reason: 'No.' } : null,
  });

/** Everything that others left in each store, by the store's plain name. */
export function recordsOfStrangers(size: number): Map<string, MadeRecords> {
  const half = Math.ceil(size / 2);
  /** Four lines one after the other, as their keys sort. */
  const lines = ([index, line]: [number, number]) => {
    const lined = line < 2 ? ownedMessages : ownedSubmissions;
    const record = line % 2 === 0 ? half - 1 - index : half + index; // what is dealt with comes newest first
    const place =
      line < 2 ? ownedMessages.placeOf(message(record, size)) : ownedSubmissions.placeOf(submission(record, size));
    return lineKey(lined.store.name, place, uuid(record));
  };
  const keyed = (keyAt: MadeRecords['keyAt'], valueAt: MadeRecords['valueAt'], count = size) => ({
    size: count,
    keyAt,
    valueAt,
  });
  return new Map([
    ['messages', keyed(uuid, (index) => message(index, size))],
    ['submissions', keyed(uuid, (index) => submission(index, size))],
    [
      'outbox',
      keyed(
        (index) => `mail-${String(index).padStart(9, '0')}`,
        () => ({ claimedUntil: null }),
      ),
    ],
    [
      'subscriptions',
      keyed(
        (index) => hashLike(index, size, 64),
        (index) => ({ ...subscriberOf(stranger(index), now), id: hashLike(index, size, 64) }),
      ),
    ],
    [
      'person-records',
      keyed(
        (index) => `a${hashLike(index, size, 40)}-abcdef-${'0'.repeat(32)}`,
        (index) => ({ store: 'messages', key: uuid(index) }),
      ),
    ],
    [
      'desk-lines',
      keyed(
        (index) => lines([index % half, Math.floor(index / half)]),
        () => ({ at: at(0) }),
        4 * half,
      ),
    ],
  ]);
}

/** Readers of the digest: half of them accounts on Fringe that keep their mail, half subscribers. */
export function readersOfDigest(readers: number): Map<string, MadeRecords> {
  const half = Math.ceil(readers / 2);
  const subscribed = Array.from({ length: readers - half }, (_, index) => {
    const address = `subscriber-${index}@readers.test`;
    return { key: addressKey(address), address };
  }).sort((one, other) => (one.key < other.key ? -1 : 1));
  const confirmed = { context: 'fresh-drops', toolName: null, askedAt: at(0), confirmedAt: at(1) } as const;
  return new Map([
    [
      'users',
      {
        size: half,
        keyAt: (index: number) => hashLike(index, half, 64),
        valueAt: (index: number) => {
          const identity = {
            id: hashLike(index, half, 64),
            email: `account-${index}@readers.test`,
            emailVerified: true,
            firstName: 'A',
            lastName: 'Reader',
            profileImageUrl: null,
          };
          const user = newUser(identity, now, uuid(index));
          return { ...user, preferences: { ...user.preferences, changedAt: at(2) } };
        },
      },
    ],
    [
      'subscriptions',
      {
        size: subscribed.length,
        keyAt: (index: number) => subscribed[index]?.key ?? '',
        valueAt: (index: number) => ({
          ...subscriberOf(subscribed[index]?.address ?? '', now),
          topics: [confirmed],
        }),
      },
    ],
  ]);
}
