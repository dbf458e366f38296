import type { AdminOverview } from '#api/admin-overview.contract.ts';
import { type WaitingLine, waitingLine } from '#domain/admin/waiting-line.ts';
import { type Standing, standingOf } from '#domain/record/document-standing.ts';
import { documentKinds } from '#domain/record/document-words.ts';
import { newsState } from '#domain/letters/news.ts';
import { freshness } from '#domain/tool/evidence/freshness.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { builtTools, fileTools } from '#netlify/catalog/catalog.ts';
import { leftOutOfPages } from '#netlify/catalog/left-out.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { recentlyEdited } from '#netlify/catalog/tool-history.ts';
import { mailSettings } from '#netlify/env.ts';
import { readFactDesk } from '#netlify/stores/fact-desk-store.ts';
import { watchStanding } from '#netlify/facts/watch-standing.ts';
import { NEWEST_NEWS } from '#netlify/letters/send-news.ts';
import { standingText } from '#domain/letters/mail-standing.ts';
import { dayOf } from '#domain/value/day.ts';
import { mailStanding } from '#netlify/mail/mail-standing.ts';
import { outbox, refusedMails } from '#netlify/mail/mail-stores.ts';
import { readDocumentIndex } from '#netlify/stores/document-index-store.ts';
import { readLine } from '#netlify/stores/desk-lines.ts';
import { skipUnreadable, nullIfUnreadable } from '#netlify/stores/document-store.ts';
import { messages, ownedMessages } from '#netlify/stores/message-store.ts';
import { RECORD_SCAN, readTally, recordScans } from '#netlify/stores/record-scan-store.ts';
import { newsPieces } from '#netlify/stores/news-store.ts';
import { ownedCases, paymentCases } from '#netlify/stores/payment-case-store.ts';
import { ownedSubmissions, submissions } from '#netlify/stores/submission-store.ts';
import { subscribers } from '#netlify/stores/subscriber-store.ts';
import { REPORT, watchReports } from '#netlify/stores/watch-store.ts';
import { countDue } from '#netlify/documents/desk-documents.ts';
import { countRecords } from './count-records.ts';
import { comingDigest } from './digest-standing.ts';
import { readToolHead } from '#netlify/stores/tool-store.ts';

/**
 * What waits and how much there is: counted up to 5,000, beyond that by the last walk over all records.
 * @throws StoreUnavailable
 */
export async function readOverview(now: Date): Promise<AdminOverview> {
  const [head, edits, { tools }, built, files, addresses, mails] = await Promise.all([
    readToolHead().catch(nullIfUnreadable),
    recentlyEdited().catch(nullIfUnreadable),
    currentCatalogue(),
    builtTools(),
    fileTools(),
    countRecords(subscribers),
    readOutbox(),
  ]);
  const [review, unanswered, { week, state, drops, goesOutAt }, newsWaiting, documents, people] = await Promise.all([
    waitingSubmissions(),
    waitingMessages(),
    comingDigest(now),
    countUnreleased(),
    countUnseen(now),
    countPeople(),
  ]);
  const { headline, medianAgeDays, toolsWithoutAny } = freshness(tools, dayOf(now));
  const isEdit = (id: string) => edits?.has(id);
  const last = head?.uploads.find(({ id }) => !isEdit(id));
  return {
    at: now.toISOString(),
    uploads: {
      last: last
        ? { at: last.at, kind: last.kind, created: last.created, updated: last.updated, isUndone: last.undone !== null }
        : null,
    },
    review,
    messages: unanswered,
    payments: await waitingCases(),
    facts: await readWaitingFacts(),
    unreadable: await readUnreadable(),
    leftOut: leftOutOfPages,
    digest: { week, state, drops, goesOutAt },
    newsWaiting,
    documents,
    people,
    subscribers: { addresses },
    outbox: mails,
    catalogue: {
      tools: tools.length,
      uploaded: lacking(tools, files),
      awaitingBuild: lacking(tools, built.tools),
      freshness: { headline, medianAgeDays, toolsWithoutAny },
    },
  };
}

async function readOutbox(): Promise<AdminOverview['outbox']> {
  const [waiting, refused, standing] = await Promise.all([
    countRecords(outbox),
    countRecords(refusedMails),
    mailStanding(),
  ]);
  return { waiting, isOn: mailSettings() !== null, trouble: standing.trouble && standingText(standing), refused };
}

/** Of the newest pieces of news, those that are written and not released. */
async function countUnreleased(): Promise<number> {
  const keys = await newsPieces.someKeys(NEWEST_NEWS);
  const pieces = await Promise.all(keys.map((key) => newsPieces.tryRead(key)));
  return pieces.filter((piece) => {
    if (piece === null) return false;
    const state = newsState(piece);
    return state === 'draft' || state === 'held';
  }).length;
}

/** What is written at the desk and not seen by readers yet, and what somebody should look at again. */
async function countUnseen(now: Date): Promise<AdminOverview['documents']> {
  const today = dayOf(now);
  const counts = documentKinds.map(async (kind) => {
    const index = await readDocumentIndex(kind).catch(nullIfUnreadable);
    const due = index && (await countDue(kind, now).catch(nullIfUnreadable));
    if (index === null || due === null) return [kind, null] as const;
    const count = (standing: Standing) => index.entries.filter((entry) => standingOf(entry, today) === standing).length;
    return [kind, { drafts: count('draft'), scheduled: count('scheduled'), due }] as const;
  });
  return Object.fromEntries(await Promise.all(counts)) as AdminOverview['documents'];
}

async function countPeople(): Promise<AdminOverview['people']> {
  const tally = await readTally();
  if (!tally?.members) return null;
  return { accounts: tally.byStore['users'] ?? 0, members: tally.members, countedAt: tally.finishedAt };
}

/** Until a walk has put every record into its line, all of them are read. */
async function waitingSubmissions(): Promise<WaitingLine> {
  const line = await readLine(ownedSubmissions, true, 0);
  if (line) return { waiting: line.count, oldestAt: line.firstAt };
  const open = (await submissions.all()).filter(({ decision }) => decision === null);
  return waitingLine(open.map(({ receivedAt }) => receivedAt));
}

async function waitingMessages(): Promise<WaitingLine> {
  const line = await readLine(ownedMessages, true, 0);
  if (line) return { waiting: line.count, oldestAt: line.firstAt };
  const open = (await messages.all()).filter(({ answeredAt }) => answeredAt === null);
  return waitingLine(open.map(({ receivedAt }) => receivedAt));
}

async function waitingCases(): Promise<WaitingLine> {
  const line = await readLine(ownedCases, true, 0);
  if (line) return { waiting: line.count, oldestAt: line.firstAt };
  const open = (await paymentCases.all()).filter(({ doneAt }) => doneAt === null);
  return waitingLine(open.map(({ since }) => since));
}

/** What readers told and what the watch found. */
async function readWaitingFacts(): Promise<AdminOverview['facts']> {
  const [desk, report] = await Promise.all([readFactDesk(), watchReports.tryRead(REPORT)]);
  const told = desk.reports.filter(({ answeredBy }) => answeredBy === null).length;
  const moved = report ? report.states['page changed'] + report.states.gone : 0;
  return { waiting: told + moved, watch: watchStanding(report) };
}

/** What the last walk over all records could not read, and the one that is under way. */
async function readUnreadable(): Promise<AdminOverview['unreadable']> {
  const stored = await recordScans.readStored(RECORD_SCAN).catch(skipUnreadable);
  if (stored === 'unreadable') return { count: 1, places: [`${recordScans.name}/${RECORD_SCAN}`], checkedAt: null };
  const { seen, last } = stored?.document ?? { seen: null, last: null };
  const places = [...new Set([...(last?.places ?? []), ...(seen?.places ?? [])])];
  return { count: Math.max(last?.unreadable ?? 0, places.length), places, checkedAt: last?.finishedAt ?? null };
}

/** How many tools are not among those others. */
function lacking(tools: readonly Tool[], among: readonly Tool[]): number {
  const known = new Set(among.map(({ id }) => id));
  return tools.filter(({ id }) => !known.has(id)).length;
}
