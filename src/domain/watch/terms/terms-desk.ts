import type { Correction } from '#domain/watch/correction/correction.schema.ts';
import { termsId } from '#domain/watch/correction/corrections.ts';
import { shortMark } from '#domain/text/short-mark.ts';
import { type PlanRightName, planRightTitles } from '#domain/tool/plan/plan-words.ts';
import type { SentenceChange } from './tell-changes.ts';
import { topicRank } from './sentence-topics.ts';
import { LONGEST_SENTENCE, type TermsChange, type TermsChanges, type TermsNotified } from './terms-desk.schema.ts';

/** Changes that one visit leaves at the desk, rights first; and those kept of a document, the decided ones going first. */
const MAX_OF_A_VISIT = 60;
const MAX_KEPT = 300;

/**
 * The changes of a document after a visit. What stands there already is not told again, unless it was confirmed before and
 * came anew; what the maker took back before anybody looked is no change.
 */
export function noteChanges(noted: TermsChanges, found: readonly SentenceChange[], now: Date): TermsChanges {
  const changes = [...noted.changes];
  for (const one of found.slice(0, MAX_OF_A_VISIT)) {
    const [before, after] = [cut(one.before), cut(one.after)];
    const id = idOf(before, after);
    const opposite = changes.findIndex((other) => other.id === idOf(after, before) && other.state === 'waiting');
    if (opposite >= 0) {
      changes.splice(opposite, 1);
      continue;
    }
    const known = changes.findIndex((other) => other.id === id);
    if (known >= 0 && changes[known]?.state !== 'confirmed') continue;
    if (known >= 0) changes.splice(known, 1);
    changes.push({ ...one, id, before, after, seenAt: now.toISOString(), state: 'waiting' });
  }
  return { ...noted, changes: withinBound(changes) };
}

/** What waits of a document, rights first, then the newest. */
export function waitingChanges({ changes }: TermsChanges): TermsChange[] {
  return changes
    .filter(({ state }) => state === 'waiting')
    .sort((a, b) => topicRank(a.topics) - topicRank(b.topics) || b.seenAt.localeCompare(a.seenAt));
}

/** The changes of a document with some of them in another state. */
export function settleChanges(noted: TermsChanges, ids: readonly string[], state: TermsChange['state']): TermsChanges {
  return {
    ...noted,
    changes: noted.changes.map((change) => (ids.includes(change.id) ? { ...change, state } : change)),
  };
}

/** What was confirmed of a tool's terms, as the list of corrections tells it. */
export function termsCorrections({ toolId, told }: TermsNotified, toolName: string): Correction[] {
  return told.map(({ id, at, source, fact, right, meaning, before, after }) => ({
    id: termsId(id),
    toolId,
    toolName,
    fact,
    ...(right !== undefined && { right }),
    about: 'terms' as const,
    title: termsTitle(right),
    before: before || 'They said nothing like it',
    after: after || 'They no longer say it',
    saidSince: null,
    at,
    reason: meaning.replace(/\.+$/, ''),
    toldBy: null,
    source,
    quote: after === '' ? null : after,
    prices: null,
  }));
}

/** 'Terms, watermark': what a change of terms is called; 'Terms' where it moves no right. */
export function termsTitle(right: PlanRightName | undefined): string {
  return right === undefined ? 'Terms' : `Terms, ${planRightTitles[right].toLowerCase()}`;
}

/** 'Runway changed its terms: watermark'. */
export function termsHeadline(toolName: string, right: PlanRightName | undefined): string {
  const of = right === undefined ? '' : `: ${planRightTitles[right].toLowerCase()}`;
  return `${toolName} changed its terms${of}`;
}

function idOf(before: string, after: string): string {
  return `${shortMark(before)}-${shortMark(after)}`;
}

function withinBound(changes: readonly TermsChange[]): TermsChange[] {
  let over = changes.length - MAX_KEPT;
  if (over <= 0) return [...changes];
  const decided = changes.filter(({ state }) => state !== 'waiting').slice(0, over);
  over -= decided.length;
  const dropped = new Set(decided);
  return changes.filter((change) => !dropped.has(change)).slice(over);
}

function cut(sentence: string): string {
  return sentence.length <= LONGEST_SENTENCE ? sentence : `${sentence.slice(0, LONGEST_SENTENCE - 1)}…`;
}
