import { birthOf } from '#domain/person/birth.ts';
import { readLineKey } from '#domain/admin/desk-line.ts';
import { withMember } from '#domain/admin/member-counts.ts';
import type { ProjectLines } from '#domain/project/project.ts';
import { retentionDays, isPast } from '#domain/admin/retention.ts';
import {
  mailStandings,
  outbox,
  ownedMails,
  ownedRefusals,
  refusedMails,
  sentMarks,
} from '#netlify/mail/mail-stores.ts';
import { giveUp } from '#netlify/mail/refused-mails.ts';
import { allowanceUses } from '#netlify/stores/allowance-store.ts';
import { withSubscriber } from '#domain/letters/subscriber-growth.ts';
import { auditAdmins, auditEntries } from '#netlify/stores/audit-store.ts';
import { awaitedPages } from '#netlify/stores/awaited-page-store.ts';
import { deletions, endedAccounts } from '#netlify/stores/deletion-store.ts';
import { type DocumentStore, type StoredDocument, skipUnreadable } from '#netlify/stores/document-store.ts';
import { addressEndings, declinedEndings, endingJournals, personEndings } from '#netlify/stores/ending-store.ts';
import { documentEdits, documentIndexes } from '#netlify/stores/document-index-store.ts';
import { alertDesk, editions } from '#netlify/stores/edition-store.ts';
import { type LinedStore, deskEntries, isInLine } from '#netlify/stores/desk-lines.ts';
import { deskThreads, ownedThreads, threadKey } from '#netlify/stores/desk-thread-store.ts';
import { countedEvents, figureWeeks, missedList, missedSearches } from '#netlify/stores/figure-store.ts';
import { formDays } from '#netlify/stores/form-day-store.ts';
import { jobRecords } from '#netlify/stores/job-store.ts';
import { collectionLinks, collections, ownedCollectionLinks } from '#netlify/stores/collection-store.ts';
import { letterOrders } from '#netlify/stores/letter-order-store.ts';
import { looks } from '#netlify/stores/look-store.ts';
import { messages, ownedMessages, ownedSpam, spamMessages } from '#netlify/stores/message-store.ts';
import { newsPieces } from '#netlify/stores/news-store.ts';
import { ownedUsers } from '#netlify/stores/owned-users.ts';
import { ownedCases, paymentCases } from '#netlify/stores/payment-case-store.ts';
import { paymentEvents } from '#netlify/stores/payment-event-store.ts';
import { indexRecord, personRecords, removeOwned, type OwnedStore } from '#netlify/stores/person-index.ts';
import { type Tally, recordScans } from '#netlify/stores/record-scan-store.ts';
import {
  ownedProjectLines,
  ownedProjectLinks,
  projectLines,
  projectLinks,
  projects,
} from '#netlify/stores/project-store.ts';
import { profileImages } from '#netlify/stores/profile-image-store.ts';
import { reconciliationPlaces } from '#netlify/stores/reconciliation-store.ts';
import { formSenders } from '#netlify/stores/sender-store.ts';
import { shardPlans, shards } from '#netlify/stores/shard-store.ts';
import { termsChanges, termsReadings, termsNotified, notifiedToolLists } from '#netlify/stores/terms-store.ts';
import { ownedSubmissions, submissions, suggestedAddresses } from '#netlify/stores/submission-store.ts';
import { subscribers } from '#netlify/stores/subscriber-store.ts';
import { recentEdits, toolHistories } from '#netlify/stores/tool-edit-store.ts';
import { HEAD, toolHeads, toolRevisions } from '#netlify/stores/tool-store.ts';
import { factDesks, freshnessHistory, saveCounts, watchReports, watchedHosts } from '#netlify/stores/watch-store.ts';

/** What the walk does with one record. */
export interface RecordKind<Document> {
  store: DocumentStore<Document>;
  /** Whether it was kept long enough; kinds without it are kept until somebody deletes them. */
  isOver?(stored: StoredDocument<Document>, now: Date, key: string): boolean | Promise<boolean>;
  /** Forgets one that was kept long enough, where that is more than removing it. */
  forget?(key: string): Promise<void>;
  /** Names its owners in the index; those of an earlier release were not. */
  owned?: OwnedStore<Document>;
  /** The thread of the desk that goes when a record of it is forgotten. */
  threadOf?(document: Document): Promise<string | null>;
  /** Puts right what went wrong with it: safe to repeat. @throws StoreUnavailable */
  tend?(document: Document): Promise<unknown>;
  /** Counts one record of it beside the number of all. */
  tallied?(tally: Tally, document: Document): Tally;
}

const kind = <Document>(made: RecordKind<Document>) => made as unknown as RecordKind<unknown>;

/** Every kind of record there is: whoever walks over all of them goes through this list; a test compares it with the code. */
export const recordKinds: readonly RecordKind<unknown>[] = [
  kind({
    store: messages,
    owned: ownedMessages,
    isOver: ({ document: { answeredAt, receivedAt } }, now) =>
      answeredAt === null
        ? isPast(receivedAt, retentionDays.unansweredMessage, now)
        : isPast(answeredAt, retentionDays.answeredMessage, now),
    threadOf: async ({ id }) => threadKey({ kind: 'message', id }),
  }),
  kind({
    store: spamMessages,
    owned: ownedSpam,
    isOver: ({ writtenAt }, now) => isPast(writtenAt, retentionDays.spamMessage, now),
    // What was no spam after all may have left a copy here: its thread is that of the message.
    threadOf: async ({ id }) => ((await messages.isMissing(id)) ? threadKey({ kind: 'message', id }) : null),
  }),
  kind({
    store: submissions,
    owned: ownedSubmissions,
    isOver: ({ document: { decision, receivedAt } }, now) =>
      isPast(decision?.decidedAt ?? receivedAt, retentionDays.submission, now),
    threadOf: async ({ id }) => threadKey({ kind: 'submission', id }),
  }),
  kind({
    store: suggestedAddresses,
    isOver: ({ writtenAt }, now) => isPast(writtenAt, retentionDays.suggestedAddress, now),
  }),
  kind({
    store: formSenders,
    isOver: ({ document: { sent } }, now) => sent.every(({ at }) => isPast(at, retentionDays.formSender, now)),
  }),
  kind({ store: formDays, isOver: ({ writtenAt }, now) => isPast(writtenAt, retentionDays.formDay, now) }),
  kind({
    store: outbox,
    owned: ownedMails,
    isOver: ({ document: { since, claimedUntil, notBefore } }, now) =>
      isPast(since ?? claimedUntil ?? notBefore, retentionDays.waitingMail, now),
    forget: giveUp,
  }),
  kind({
    store: refusedMails,
    owned: ownedRefusals,
    isOver: ({ document: { refusedAt } }, now) => isPast(refusedAt, retentionDays.refusedMail, now),
  }),
  kind({ store: mailStandings }),
  kind({ store: sentMarks, isOver: ({ document: { at } }, now) => isPast(at, retentionDays.sentMail, now) }),
  kind({
    store: subscribers,
    tallied: (tally, subscriber) => ({ ...tally, subscribers: withSubscriber(tally.subscribers, subscriber) }),
  }),
  kind({ store: toolHeads }),
  kind({ store: toolRevisions, isOver: isForgottenRevision }),
  kind({ store: toolHistories }),
  kind({ store: recentEdits }),
  kind({ store: documentIndexes }),
  kind({ store: documentEdits, isOver: isForgottenEdit }),
  kind({
    store: ownedUsers.store,
    owned: ownedUsers,
    // A closed account whose note was lost would never be erased.
    tend: async (user) =>
      user.deletedAt && (await deletions.keep(user.id, { at: user.deletedAt, birth: birthOf(user) })),
    tallied: (tally, user) => (tally.members ? { ...tally, members: withMember(tally.members, user) } : tally),
  }),
  kind({ store: collections }),
  kind({ store: collectionLinks, owned: ownedCollectionLinks }),
  kind({ store: projects }),
  kind({ store: projectLines, owned: ownedProjectLines, isOver: isOfNoProject }),
  kind({ store: projectLinks, owned: ownedProjectLinks }),
  kind({ store: looks }),
  kind({ store: profileImages }),
  kind({ store: deletions }),
  kind({ store: endedAccounts, isOver: ({ document: { at } }, now) => isPast(at, retentionDays.endedAccount, now) }),
  kind({ store: personEndings, isOver: isForgottenEnding }),
  kind({ store: addressEndings, isOver: isForgottenEnding }),
  kind({ store: declinedEndings, isOver: isForgottenEnding }),
  kind({ store: endingJournals }),
  kind({
    store: paymentEvents,
    isOver: ({ document: { created } }, now) =>
      isPast(new Date(created * 1000).toISOString(), retentionDays.paymentEvent, now),
  }),
  kind({
    store: paymentCases,
    owned: ownedCases,
    isOver: ({ document: { doneAt } }, now) => isPast(doneAt, retentionDays.paymentCase, now),
  }),
  kind({
    store: editions,
    isOver: ({ document: { progress }, writtenAt }, now) =>
      progress.isDone && isPast(writtenAt, retentionDays.edition, now),
  }),
  kind({
    store: deskThreads,
    owned: ownedThreads,
    isOver: ({ writtenAt }, now) => isPast(writtenAt, retentionDays.deskThread, now),
  }),
  kind({
    store: awaitedPages,
    isOver: ({ document: { since } }, now) => isPast(since, retentionDays.awaitedPage, now),
  }),
  kind({ store: letterOrders, isOver: ({ writtenAt }, now) => isPast(writtenAt, retentionDays.letterOrder, now) }),
  kind({ store: newsPieces, isOver: ({ writtenAt }, now) => isPast(writtenAt, retentionDays.news, now) }),
  kind({ store: countedEvents, isOver: ({ writtenAt }, now) => isPast(writtenAt, retentionDays.countedEvent, now) }),
  kind({ store: figureWeeks }),
  kind({
    store: missedSearches,
    isOver: ({ document: { lastDay } }, now) => isPast(lastDay, retentionDays.missedSearch, now),
  }),
  kind({ store: missedList }),
  kind({ store: alertDesk }),
  kind({
    store: allowanceUses,
    isOver: ({ document: { uses } }, now) =>
      Object.values(uses).every((times) => times.every(({ at }) => isPast(at, retentionDays.allowance, now))),
  }),
  kind({ store: shardPlans, isOver: ({ writtenAt }, now) => isPast(writtenAt, retentionDays.slice, now) }),
  kind({ store: shards, isOver: ({ writtenAt }, now) => isPast(writtenAt, retentionDays.slice, now) }),
  kind({ store: reconciliationPlaces }),
  kind({ store: jobRecords }),
  kind({ store: auditEntries, isOver: ({ document: { at } }, now) => isPast(at, retentionDays.auditEntry, now) }),
  kind({ store: auditAdmins }),
  kind({ store: personRecords, isOver: isDangling }),
  kind({ store: deskEntries, isOver: isOvertaken }),
  kind({ store: recordScans }),
  kind({ store: watchedHosts, isOver: ({ writtenAt }, now) => isPast(writtenAt, retentionDays.watchedHost, now) }),
  kind({ store: termsReadings, isOver: ({ writtenAt }, now) => isPast(writtenAt, retentionDays.watchedHost, now) }),
  kind({ store: termsChanges }),
  kind({ store: termsNotified }),
  kind({ store: notifiedToolLists }),
  kind({ store: watchReports }),
  kind({ store: factDesks }),
  kind({ store: saveCounts }),
  kind({ store: freshnessHistory }),
];

/** Forgets a record that was kept long enough, after its thread, with its entries in the index. @throws StoreUnavailable */
export async function forgetRecord<Document>(
  { store, owned, threadOf, forget }: RecordKind<Document>,
  key: string,
  document: Document,
): Promise<void> {
  const threadId = (await threadOf?.(document)) ?? null;
  const thread = threadId && (await deskThreads.tryRead(threadId));
  if (threadId && thread) await removeOwned(ownedThreads, threadId, thread);
  if (forget) await forget(key);
  else await (owned ? removeOwned(owned, key, document) : store.remove(key));
}

/** Makes sure that the index of people names a record. @throws StoreUnavailable */
export async function nameOwners<Document>(
  { owned }: RecordKind<Document>,
  key: string,
  document: Document,
): Promise<void> {
  if (owned) await indexRecord(owned, key, document);
}

/** No backup is as old as the last ending that it tells of. */
function isForgottenEnding({ document: { at } }: StoredDocument<{ at: string }>, now: Date): boolean {
  return isPast(at, retentionDays.ending, now);
}

/** Lines of a project that its owner's list, which is there, does not name: the deletion was cut short before they went. */
async function isOfNoProject(
  { document: { userId, birth, project }, writtenAt }: StoredDocument<ProjectLines>,
  now: Date,
): Promise<boolean> {
  if (!isPast(writtenAt, 1, now)) return false;
  const own = await projects.tryRead(userId);
  if (own === null) return false;
  return own.birth === birth && !own.projects.some(({ id }) => id === project);
}

/** An entry of the index whose record is gone: the removal was cut short before the entry went. */
async function isDangling(
  { document: { store, key }, writtenAt }: StoredDocument<{ store: string; key: string }>,
  now: Date,
): Promise<boolean> {
  if (!isPast(writtenAt, 1, now)) return false;
  const holder = recordKinds.find((one) => one.owned && one.store.name === store);
  return (await holder?.store.isMissing(key)) ?? false;
}

/** An entry of a line whose record is gone or stands elsewhere by now: the move was cut short before the entry went. */
async function isOvertaken({ writtenAt }: StoredDocument<unknown>, now: Date, entry: string): Promise<boolean> {
  if (!isPast(writtenAt, 1, now)) return false;
  for (const lined of [
    ownedMessages,
    ownedSpam,
    ownedSubmissions,
    ownedCases,
  ] as unknown as readonly LinedStore<unknown>[]) {
    const said = readLineKey(lined.store.name, true, entry) ?? readLineKey(lined.store.name, false, entry);
    if (!said) continue;
    const stored = await lined.store.readStored(said.key).catch(skipUnreadable);
    if (stored === 'unreadable') return false;
    return stored ? !isInLine(lined, said.key, stored.document, entry) : lined.store.isMissing(said.key);
  }
  return true;
}

/** A change that no shelf names: it never happened, or was pushed out by later ones. */
async function isForgottenEdit({ document, writtenAt }: StoredDocument<{ id: string }>, now: Date): Promise<boolean> {
  if (!isPast(writtenAt, retentionDays.toolRevision, now)) return false;
  for (const key of await documentIndexes.keys()) {
    const index = await documentIndexes.tryRead(key);
    if (index === null) return false; // it may name the change
    if (index.entries.some(({ edits }) => edits.includes(document.id))) return false;
  }
  return true;
}

/**
 * The head is asked for each: it may have moved. A revision that is being written names no upload yet, so it has its days
 * from its last writing; one whose time is not known is kept.
 */
async function isForgottenRevision({ writtenAt }: StoredDocument<unknown>, now: Date, key: string): Promise<boolean> {
  if (!isPast(writtenAt, retentionDays.toolRevision, now)) return false;
  const head = await toolHeads.read(HEAD);
  if (!head) return false; // it names what holds, and would be there
  const { revision, uploads } = head;
  return revision !== key && uploads.every((upload) => upload.revision !== key && upload.previous !== key);
}
