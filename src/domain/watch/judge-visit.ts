import type { FactName } from '#domain/tool/evidence/evidence.ts';
import { DAY_MS } from '#domain/value/day.ts';
import type { FactReading, ReadingReason, ReadingState, WatchedPage } from './fact-reading.schema.ts';
import { findQuote } from './find-quote.ts';

/** A value and the words on a page that say it. */
export interface WatchedFact {
  toolId: number;
  fact: FactName;
  source: string;
  quote: string;
  /** The day it was last read, by an editor or by the watch (YYYY-MM-DD). */
  readOn: string;
}

/** What came of a visit of one page. */
export type Visit =
  | {
      kind: 'page';
      text: string;
      /** The same with marks around its links, where they are known. */
      marked?: string;
      flaw: PageFlaw | null;
      etag: string | null;
      lastModified: string | null;
    }
  /** It is what it was at the last visit (304). */
  | { kind: 'same' }
  | { kind: 'missing'; status: 404 | 410 }
  | { kind: 'unreadable'; reason: Exclude<ReadingReason, 'quote_found' | 'quote_missing'>; status: number | null };

/** Why a page may not be what a reader gets to see: it counts only when the words are not there. */
export type PageFlaw = 'challenge' | 'sign_in' | 'script_only' | 'empty_page';

/** Times that a page must be missing, and over how many days, before it is gone. */
export const MISSES_UNTIL_GONE = 3;
export const DAYS_UNTIL_GONE = 7;
/** Visits that found it missing, kept: the first and the last ones. */
const MAX_MISSES = 12;

/**
 * A page after a visit: what it says of each value. A page that could not be read changes nothing of what was known of
 * its words, and is never gone.
 * @param page as it was known; null at the first visit
 */
export function judgeVisit(
  page: WatchedPage | null,
  facts: readonly WatchedFact[],
  visit: Visit,
  now: Date,
): WatchedPage {
  const at = now.toISOString();
  const missingAt = visit.kind === 'missing' ? missedAgain(page?.missingAt ?? [], at) : keptMisses(page, visit);
  const verdict = verdictOf(visit, missingAt);
  const wasRead = visit.kind === 'page' && verdict === null;
  const [first] = facts;
  return {
    source: page?.source ?? first?.source ?? '',
    etag: wasRead ? visit.etag : (page?.etag ?? null),
    lastModified: wasRead ? visit.lastModified : (page?.lastModified ?? null),
    visitedAt: at,
    missingAt,
    failures: verdict?.state === 'could not be read' ? (page?.failures ?? 0) + 1 : 0,
    facts: facts.map((fact) => {
      const before = readingOf(page, fact);
      if (visit.kind === 'same' && before)
        return { ...before, at, ...(before.state === 'unchanged' && { seenAt: at }) };
      return judgeFact(before, fact, visit, verdict, at);
    }),
  };
}

/** What is known of a value by the words that say it now; null when they were never looked for. */
export function readingOf(page: WatchedPage | null, { toolId, fact, quote }: WatchedFact): FactReading | null {
  return page?.facts.find((one) => one.toolId === toolId && one.fact === fact && one.quote === quote) ?? null;
}

/** Whether every value of a page was judged by its words: only then is "the page is the same" an answer. */
export function isJudged(page: WatchedPage | null, facts: readonly WatchedFact[]): boolean {
  return facts.every((fact) => {
    const reading = readingOf(page, fact);
    return reading?.state === 'unchanged' || reading?.state === 'page changed';
  });
}

/** What holds for all values of the page; null when its words decide. */
interface Verdict {
  state: ReadingState;
  reason: ReadingReason;
  status: number | null;
}

function verdictOf(visit: Visit, missingAt: readonly string[]): Verdict | null {
  if (visit.kind === 'unreadable') return { state: 'could not be read', reason: visit.reason, status: visit.status };
  if (visit.kind !== 'missing') return null;
  return isGone(missingAt)
    ? { state: 'gone', reason: 'missing_for_a_week', status: visit.status }
    : { state: 'could not be read', reason: 'missing_lately', status: visit.status };
}

/** Missing at least three times, from the first to the last over a week. */
function isGone(missingAt: readonly string[]): boolean {
  const span = Date.parse(missingAt.at(-1) ?? '') - Date.parse(missingAt[0] ?? '');
  return missingAt.length >= MISSES_UNTIL_GONE && span >= DAYS_UNTIL_GONE * DAY_MS;
}

function missedAgain(missingAt: readonly string[], at: string): string[] {
  const all = [...missingAt, at];
  return all.length <= MAX_MISSES ? all : [...all.slice(0, 2), ...all.slice(3 - MAX_MISSES)];
}

/** A page that answers with something is there; one that does not answer may still be missing. */
function keptMisses(page: WatchedPage | null, visit: Visit): string[] {
  return visit.kind === 'unreadable' ? (page?.missingAt ?? []) : [];
}

function judgeFact(
  before: FactReading | null,
  { toolId, fact, quote }: WatchedFact,
  visit: Visit,
  verdict: Verdict | null,
  at: string,
): FactReading {
  const found = visit.kind === 'page' ? findQuote(visit.text, quote) : null;
  const { state, reason, status } = verdict ?? contentVerdict(found?.isFound ?? false, visit);
  const isSeen = state === 'unchanged';
  return {
    toolId,
    fact,
    quote,
    state,
    reason,
    status,
    since: before?.state === state ? before.since : at,
    at,
    seenAt: isSeen ? at : (before?.seenAt ?? null),
    passageThen: isSeen ? (found?.passage ?? '') : (before?.passageThen ?? ''),
    passageNow: state === 'could not be read' ? (before?.passageNow ?? '') : (found?.passage ?? ''),
  };
}

function contentVerdict(isFound: boolean, visit: Visit): Verdict {
  if (isFound) return { state: 'unchanged', reason: 'quote_found', status: null };
  if (visit.kind === 'page' && visit.flaw !== null)
    return { state: 'could not be read', reason: visit.flaw, status: null };
  return { state: 'page changed', reason: 'quote_missing', status: null };
}
