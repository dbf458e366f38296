import { deepEqual } from '#domain/value/deep-equal.ts';
import { birthOf } from '#domain/person/birth.ts';
import type { User } from '#domain/person/user.ts';
import {
  type Replay,
  closedAccount,
  inNewGeneration,
  collectionsAfter,
  projectsAfter,
  submissionAfter,
  subscriberAfter,
  userAfter,
} from '#domain/admin/replay-endings.ts';
import { ownedMails, ownedRefusals } from '#netlify/mail/mail-stores.ts';
import { allowanceKey, allowanceUses } from '#netlify/stores/allowance-store.ts';
import { auditAdmins } from '#netlify/stores/audit-store.ts';
import { deletions } from '#netlify/stores/deletion-store.ts';
import { ownedThreads } from '#netlify/stores/desk-thread-store.ts';
import type { DocumentStore } from '#netlify/stores/document-store.ts';
import { addressEndingsKey, declinedEndingKey, personEndingsKey } from '#netlify/stores/ending-store.ts';
import { hashOf } from '#netlify/stores/hash-of.ts';
import { keepUnknownFields } from '#netlify/stores/keep-unknown-fields.ts';
import { collectionLinks, collections, ownedCollectionLinks } from '#netlify/stores/collection-store.ts';
import { looks } from '#netlify/stores/look-store.ts';
import { ownedMessages, ownedSpam } from '#netlify/stores/message-store.ts';
import { withLength } from '#netlify/stores/noted-length.ts';
import { ownedCases } from '#netlify/stores/payment-case-store.ts';
import { type OwnedStore, personRecords } from '#netlify/stores/person-index.ts';
import { profileImages } from '#netlify/stores/profile-image-store.ts';
import {
  ownedProjectLines,
  ownedProjectLinks,
  projectLines,
  projectLinks,
  projects,
} from '#netlify/stores/project-store.ts';
import { formSenders } from '#netlify/stores/sender-store.ts';
import { ownedSubmissions, submissions } from '#netlify/stores/submission-store.ts';
import { addressKey, subscribers } from '#netlify/stores/subscriber-store.ts';
import { toolHeads } from '#netlify/stores/tool-store.ts';
import { users } from '#netlify/stores/user-store.ts';
import type { Copied } from './archive.ts';
import type { Journal } from './journal.ts';
import { parsedText } from './parsed-text.ts';
import type { RawRecord } from './site-stores.ts';

/**
 * What a backup brings back of what people ended since: nothing. Each record is read in the light of the journals before
 * it is written, so that at no moment anything works that was ended.
 */
export interface Recovery {
  /** The record as it may be written; null when it belongs to what was ended. */
  recovered(record: Copied): Copied | null;
  /** A record that stands in the store, with the endings whose change broke off; the record itself when there is none. */
  finished(record: Copied): Copied;
  /** Deletions that were not finished: when each was asked for, by the account's id. */
  unfinished: ReadonlyMap<string, string>;
}

/** Accounts of a backup that were deleted since, and what is theirs. */
interface Gone {
  users: Set<string>;
  /** As the journal names them. */
  addresses: Set<string>;
  /** The keys of those that the backup tells. */
  addressKeys: Set<string>;
  allowances: Set<string>;
  unfinished: Map<string, string>;
}

/** What becomes of records of one kind. */
interface Rule {
  isAbout(store: string, key: string): boolean;
  /** What may be written; the very same value when nothing changes, null when it is left out. */
  read(value: unknown, key: string): unknown;
}

/** What is left of an account or address in the index of people begins so. */
const INDEX_DIGITS = 40;

/**
 * Makes a recovery from one backup.
 * @param accounts the records of accounts in it
 */
export function recoveryFrom(
  journals: readonly Journal[],
  accounts: readonly Copied[],
  { madeAt, isCautious }: Pick<Replay, 'madeAt' | 'isCautious'>,
): Recovery {
  const gone = goneOf(journals, accounts, madeAt);
  const replay = { madeAt, isCautious, hash: hashOf };
  const outside = [...endedRules(journals, replay), ...belongings(gone)];
  const inside = endedRules(journals, { ...replay, isCautious: false });
  return {
    recovered: (record) => apply(outside, record),
    finished: (record) => apply(inside, record) ?? record,
    unfinished: gone.unfinished,
  };
}

/** An account that is written anew opens to nobody who was signed in before. */
export function withNewGeneration(record: Copied, current: RawRecord | null, now: Date): Copied {
  const epoch = accountIn(current)?.sessionEpoch ?? 0;
  const renew = on(users, (user) =>
    inNewGeneration({ ...user, sessionEpoch: Math.max(user.sessionEpoch, epoch) }, now),
  );
  return apply([renew], record) ?? record;
}

/** Whether a record in the store says what would be written. A restored account has its own sessions since. */
export function isInPlace(current: RawRecord, wanted: Copied): boolean {
  if (current.text === wanted.text) return true;
  if (wanted.store !== users.name) return false;
  const [is, other] = [accountIn(current), accountIn(wanted)];
  if (!is || !other) return false;
  return deepEqual(is, { ...other, signIns: is.signIns, sessionEpoch: is.sessionEpoch });
}

/** Whether a record in the store belongs to another account of the same person: nothing older may take its place. */
export function isOfAnotherAccount(current: RawRecord, wanted: Copied): boolean {
  if (wanted.store === users.name) {
    const [is, other] = [accountIn(current), accountIn(wanted)];
    return is !== null && other !== null && birthOf(is) !== birthOf(other);
  }
  const store = [collections, projects, projectLines].find(({ name }) => name === wanted.store);
  if (!store) return false;
  const read = ({ text }: Pick<RawRecord, 'text'>) =>
    documentOf<{ birth?: string | undefined; account?: string }>(store, parsedText(text));
  const [is, other] = [read(current), read(wanted)];
  return is !== null && other !== null && (is.birth ?? is.account) !== (other.birth ?? other.account);
}

function accountIn(record: Pick<RawRecord, 'text'> | null): User | null {
  return record && documentOf(users, parsedText(record.text));
}

/** What was ended one by one. */
function endedRules(journals: readonly Journal[], replay: Replay): Rule[] {
  return journals.flatMap(({ persons, addresses, declined }) => [
    on(users, (user, id) => userAfter(user, persons.get(personEndingsKey(id)) ?? null, replay)),
    on(collections, (own, id) => collectionsAfter(own, persons.get(personEndingsKey(id)) ?? null, replay)),
    on(projects, (own, id) => projectsAfter(own, persons.get(personEndingsKey(id)) ?? null, replay)),
    ...[collectionLinks, projectLinks].map((links) =>
      on<{ userId: string }>(links, (link, key) => {
        const endings = persons.get(personEndingsKey(link.userId));
        return replay.isCautious || endings?.links.marks.includes(key) ? null : link;
      }),
    ),
    on(subscribers, (one, key) => subscriberAfter(one, addresses.get(addressEndingsKey(key)) ?? null, replay)),
    on(submissions, (one, id) => submissionAfter(one, declined.get(declinedEndingKey(id)) ?? null)),
  ]);
}

/** What went with a deleted account; a test holds this list against the registry of personal data. */
function belongings({ users: ids, addresses, addressKeys, allowances, unfinished }: Gone): Rule[] {
  const isGone = (key: string) => addresses.has(hashOf(key));
  const prefixes = new Set([
    ...[...ids].map((id) => `u${hashOf(id).slice(0, INDEX_DIGITS)}`),
    ...[...addressKeys].map((key) => `a${key.slice(0, INDEX_DIGITS)}`),
  ]);
  const forgetting = (by: string | null) => (by !== null && ids.has(by) ? null : by);
  const owned = <Document>({ store, ownersOf }: OwnedStore<Document>) =>
    on(store, (document) =>
      ownersOf(document).some((owner) =>
        'userId' in owner ? ids.has(owner.userId) : isGone(addressKey(owner.address)),
      )
        ? null
        : document,
    );
  return [
    on(users, (user, id) => {
      if (!ids.has(id)) return user;
      const at = unfinished.get(id);
      return at === undefined ? null : closedAccount(user, at);
    }),
    on(collections, (own, id) => (ids.has(id) ? null : own)),
    on(looks, (look, id) => (ids.has(id) ? null : look)),
    owned(ownedCollectionLinks),
    on(projects, (own, id) => (ids.has(id) ? null : own)),
    owned(ownedProjectLines),
    owned(ownedProjectLinks),
    owned(ownedMessages),
    owned(ownedSpam),
    owned(ownedSubmissions),
    owned(ownedThreads),
    owned(ownedMails),
    owned(ownedRefusals),
    owned(ownedCases),
    on(profileImages, (image, id) => (ids.has(id) ? null : image)),
    on(subscribers, (one, key) => (isGone(key) ? null : one)),
    on(formSenders, (one, key) => (isGone(key) ? null : one)),
    on(allowanceUses, (one, key) => (allowances.has(key) ? null : one)),
    on(auditAdmins, (one) => (ids.has(one.userId) ? null : one)),
    on(deletions, (note, id) => (ids.has(id) && !unfinished.has(id) ? null : note)),
    on(personRecords, (entry, key) => (prefixes.has(key.slice(0, INDEX_DIGITS + 1)) ? null : entry)),
    on(toolHeads, (head) => ({
      ...head,
      uploads: head.uploads.map((upload) => ({
        ...upload,
        by: forgetting(upload.by),
        undone: upload.undone && { ...upload.undone, by: forgetting(upload.undone.by) },
      })),
    })),
  ];
}

function goneOf(journals: readonly Journal[], accounts: readonly Copied[], madeAt: string): Gone {
  const gone: Gone = {
    users: new Set(),
    addresses: new Set(),
    addressKeys: new Set(),
    allowances: new Set(),
    unfinished: new Map(),
  };
  const deleted = journals.flatMap(({ persons }) => [...persons.values()].flatMap((one) => one.accounts));
  // Whatever lay under the address then went too, whether or not the account was in the backup already.
  for (const { address, at } of deleted) if (address !== null && at >= madeAt) gone.addresses.add(address);
  for (const record of accounts) {
    const user = accountIn(record);
    const endings = user && journals.flatMap(({ persons }) => persons.get(personEndingsKey(user.id))?.accounts ?? []);
    const own = endings?.filter(({ birth }) => birth === birthOf(user as User));
    if (!user || !own?.[0]) continue;
    gone.users.add(user.id);
    gone.allowances.add(allowanceKey(user.id));
    if (user.emailVerified) {
      gone.addressKeys.add(addressKey(user.email));
      gone.addresses.add(hashOf(addressKey(user.email)));
    }
    for (const { address } of own) if (address !== null) gone.addresses.add(address);
    if (!own.some(({ isErased }) => isErased)) gone.unfinished.set(user.id, own[0].at);
  }
  return gone;
}

/** A rule for one kind of record; what no release can read stays as it is. */
function on<Document>(store: DocumentStore<Document>, rule: (document: Document, key: string) => unknown): Rule {
  return {
    isAbout: (name, key) => name === store.name && store.isOwn(key),
    read: (value, key) => {
      const document = documentOf(store, value);
      if (document === null) return value;
      const after = rule(document, key);
      return deepEqual(after, document) ? value : after;
    },
  };
}

function documentOf<Document>({ schema }: DocumentStore<Document>, value: unknown): Document | null {
  return keepUnknownFields(schema).safeParse(value).data ?? null;
}

/** @returns the very same record when no rule changes it; null when one leaves it out */
function apply(rules: readonly Rule[], record: Copied): Copied | null {
  const { store, key, text } = record;
  const own = rules.filter(({ isAbout }) => isAbout(store, key));
  if (own.length === 0) return record;
  const before = parsedText(text);
  let value = before;
  for (const { read } of own) {
    value = read(value, key);
    if (value === null) return null;
  }
  if (value === before) return record;
  const changed = JSON.stringify(value);
  return { ...record, text: changed, metadata: withLength(record.metadata, changed) };
}
