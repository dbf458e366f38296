import { daysKept, isPast } from '#domain/retention/retention.ts';
import { outbox, ownedMails, sentMarks } from '#netlify/mail/mail-stores.ts';
import { allowanceUses } from '#netlify/stores/allowance-store.ts';
import { auditAdmins, auditEntries } from '#netlify/stores/audit-store.ts';
import { deletions } from '#netlify/stores/deletion-store.ts';
import { type DocumentStore, type StoredDocument, passOver } from '#netlify/stores/document-store.ts';
import { alertDesk, editions } from '#netlify/stores/edition-store.ts';
import { jobRecords } from '#netlify/stores/job-store.ts';
import { messages, ownedMessages } from '#netlify/stores/message-store.ts';
import { paymentEvents } from '#netlify/stores/payment-event-store.ts';
import { indexRecord, personRecords, removeOwned, type OwnedStore } from '#netlify/stores/person-index.ts';
import { recordWalks } from '#netlify/stores/record-walk-store.ts';
import { formSenders } from '#netlify/stores/sender-store.ts';
import { ownedSubmissions, submissions, suggestedAddresses } from '#netlify/stores/submission-store.ts';
import { subscribers } from '#netlify/stores/subscription-store.ts';
import { readToolHead, toolHeads, toolRevisions } from '#netlify/stores/tool-store.ts';
import { users } from '#netlify/stores/user-store.ts';

/** What the walk does with one record. */
export interface RecordKind<Document> {
  store: DocumentStore<Document>;
  /** Whether it was kept long enough; kinds without it are kept until somebody deletes them. */
  isOver?(stored: StoredDocument<Document>, now: Date, key: string): boolean | Promise<boolean>;
  /** Names its owners in the index; those of an earlier release were not. */
  owned?: OwnedStore<Document>;
}

const kind = <Document>(made: RecordKind<Document>) => made as unknown as RecordKind<unknown>;

/** Every kind of record there is: whoever walks over all of them goes through this list; a test compares it with the code. */
export const recordKinds: readonly RecordKind<unknown>[] = [
  kind({
    store: messages,
    owned: ownedMessages,
    isOver: ({ document: { answeredAt, receivedAt } }, now) =>
      answeredAt === null
        ? isPast(receivedAt, daysKept.unansweredMessage, now)
        : isPast(answeredAt, daysKept.answeredMessage, now),
  }),
  kind({
    store: submissions,
    owned: ownedSubmissions,
    isOver: ({ document: { decision, receivedAt } }, now) =>
      isPast(decision?.decidedAt ?? receivedAt, daysKept.submission, now),
  }),
  kind({
    store: suggestedAddresses,
    isOver: ({ writtenAt }, now) => isPast(writtenAt, daysKept.suggestedAddress, now),
  }),
  kind({
    store: formSenders,
    isOver: ({ document: { sent } }, now) => sent.every(({ at }) => isPast(at, daysKept.formSender, now)),
  }),
  kind({
    store: outbox,
    owned: ownedMails,
    isOver: ({ document: { claimedUntil, notBefore } }, now) =>
      isPast(claimedUntil ?? notBefore, daysKept.waitingMail, now),
  }),
  kind({ store: sentMarks, isOver: ({ document: { at } }, now) => isPast(at, daysKept.sentMail, now) }),
  kind({ store: subscribers }),
  kind({ store: toolHeads }),
  kind({ store: toolRevisions, isOver: isForgottenRevision }),
  kind({ store: users }),
  kind({ store: deletions }),
  kind({
    store: paymentEvents,
    isOver: ({ document: { created } }, now) =>
      isPast(new Date(created * 1000).toISOString(), daysKept.paymentEvent, now),
  }),
  kind({
    store: editions,
    isOver: ({ document: { progress }, writtenAt }, now) => progress.isDone && isPast(writtenAt, daysKept.edition, now),
  }),
  kind({ store: alertDesk }),
  kind({
    store: allowanceUses,
    isOver: ({ document: { uses } }, now) =>
      Object.values(uses).every((times) => times.every(({ at }) => isPast(at, daysKept.allowance, now))),
  }),
  kind({ store: jobRecords }),
  kind({ store: auditEntries, isOver: ({ document: { at } }, now) => isPast(at, daysKept.auditEntry, now) }),
  kind({ store: auditAdmins }),
  kind({ store: personRecords, isOver: isDangling }),
  kind({ store: recordWalks }),
];

/** Forgets a record that was kept long enough, with its entries in the index. @throws StoreUnavailable */
export async function forgetRecord<Document>(
  { store, owned }: RecordKind<Document>,
  key: string,
  document: Document,
): Promise<void> {
  await (owned ? removeOwned(owned, key, document) : store.remove(key));
}

/** Makes sure that the index of people names a record. @throws StoreUnavailable */
export async function nameOwners<Document>(
  { owned }: RecordKind<Document>,
  key: string,
  document: Document,
): Promise<void> {
  if (owned) await indexRecord(owned, key, document);
}

/** An entry of the index whose record is gone: whoever removed it died before the entry went. */
async function isDangling(
  { document: { store, key }, writtenAt }: StoredDocument<{ store: string; key: string }>,
  now: Date,
): Promise<boolean> {
  if (!isPast(writtenAt, 1, now)) return false;
  const holder = recordKinds.find((one) => one.owned && one.store.name === store);
  return (await holder?.store.readStored(key).catch(passOver)) === null;
}

/**
 * The head is asked for each: it may have moved. A revision that is being written names no upload yet, so it has its days
 * from its last writing; one whose time is not known is kept.
 */
async function isForgottenRevision({ writtenAt }: StoredDocument<unknown>, now: Date, key: string): Promise<boolean> {
  if (!isPast(writtenAt, daysKept.toolRevision, now)) return false;
  const { revision, uploads } = await readToolHead();
  return revision !== key && uploads.every((upload) => upload.revision !== key && upload.previous !== key);
}
