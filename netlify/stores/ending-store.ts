import {
  addressEndingsSchema,
  declinedEndingSchema,
  journalSchema,
  personEndingsSchema,
} from '#domain/person/endings.schema.ts';
import {
  type DeclinedEnding,
  type EndedOfAddress,
  type EndedOfPerson,
  type PersonEndings,
  withEnded,
  withLeft,
} from '#domain/person/endings.ts';
import { documentStore } from './document-store.ts';
import { hashOf } from './hash-of.ts';

/**
 * The journal of endings: what people ended, as hashes, so that no backup from before brings it back. It is no part of a
 * backup. The stores of what can end write it by themselves, before the change that ends something: a change that broke
 * off is done by the next restore.
 */
export const ENDINGS = 'endings';

/** What people ended of their own, under a hash of the account's id. */
export const personEndings = documentStore('endings', personEndingsSchema, (key) => /^u[0-9a-f]{64}$/.test(key));
/** Mails that were refused or left, under a hash of the address's key. */
export const addressEndings = documentStore('endings', addressEndingsSchema, (key) => /^a[0-9a-f]{64}$/.test(key));
/** Suggested tools that were declined, under their id. */
export const declinedEndings = documentStore('endings', declinedEndingSchema, (key) => /^s[0-9a-f-]{36}$/.test(key));
/** Since when the journal is kept: a backup that is older finds endings missing in it. */
export const endingJournals = documentStore('endings', journalSchema, (key) => key === JOURNAL);

/** The key of the one journal there is. */
const JOURNAL = 'journal';

/** The key of a person's part of the journal. */
export function personEndingsKey(userId: string): string {
  return `u${hashOf(userId)}`;
}

/** The key of an address's part of the journal. */
export function addressEndingsKey(addressKey: string): string {
  return `a${hashOf(addressKey)}`;
}

/** The key of the note that a submission was declined. */
export function declinedEndingKey(submissionId: string): string {
  return `s${submissionId}`;
}

/** An entry that nobody can read keeps nobody from ending anything; put aside, it makes the next restore ask. */
const startAnew = { startAnew: true };

/** Begins the journal unless it is kept already. @throws StoreUnavailable */
export async function beginJournal(now: Date): Promise<void> {
  await endingJournals.update(JOURNAL, (current) => (current ? null : { began: now.toISOString() }), startAnew);
}

/**
 * Notes what a person is about to end.
 * @param address key of the account's proven address, when the account is among it
 * @throws StoreUnavailable: then nothing may end
 */
export async function noteEndings(userId: string, ended: EndedOfPerson, address: string | null = null): Promise<void> {
  const hashed = address && hashOf(address);
  await changeEndings(userId, (current) =>
    withEnded(current, ended, { now: new Date(), hash: hashOf, address: hashed }),
  );
}

/** Notes what an address is about to leave. @throws StoreUnavailable: then nothing may end */
export async function noteLeft(addressKey: string, ended: EndedOfAddress): Promise<void> {
  await addressEndings.update(
    addressEndingsKey(addressKey),
    (current) => withLeft(current, ended, { now: new Date(), hash: hashOf }),
    startAnew,
  );
}

/** Notes that a submission is about to be declined. @throws StoreUnavailable: then it may not be */
export async function noteDeclined(submissionId: string, declined: DeclinedEnding): Promise<void> {
  await declinedEndings.update(declinedEndingKey(submissionId), () => declined, startAnew);
}

/** Forgets that it was: it waits again. @throws StoreUnavailable */
export function forgetDeclined(submissionId: string): Promise<void> {
  return declinedEndings.remove(declinedEndingKey(submissionId));
}

/** Notes that an account is erased: nothing of it is left to finish. @throws StoreUnavailable */
export async function noteErased(userId: string, birth: string): Promise<void> {
  await changeAccounts(userId, (accounts) =>
    accounts.map((one) => (one.birth === birth ? { ...one, isErased: true } : one)),
  );
}

/** Takes back that an account ends: it was not closed, and its owner goes on with it. @throws StoreUnavailable */
export async function takeBackEnding(userId: string, birth: string): Promise<void> {
  await changeAccounts(userId, (accounts) => accounts.filter((one) => one.birth !== birth));
}

async function changeAccounts(
  userId: string,
  rule: (accounts: PersonEndings['accounts']) => PersonEndings['accounts'],
): Promise<void> {
  await changeEndings(userId, (current) => current && { ...current, accounts: rule(current.accounts) });
}

async function changeEndings(
  userId: string,
  rule: (current: PersonEndings | null) => PersonEndings | null,
): Promise<void> {
  await personEndings.update(personEndingsKey(userId), rule, startAnew);
}
