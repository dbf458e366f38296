import type { Evidence } from '#domain/tool/evidence/evidence.schema.ts';
import type { Witness } from '#domain/tool/evidence/source.schema.ts';
import { type PlanRightName, planRightNames } from '#domain/tool/plan/plan-words.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { findQuote } from '#domain/watch/find-quote.ts';
import type { SentenceTopic } from './sentence-topics.ts';
import type { TermsChange } from './terms-desk.schema.ts';
import { wordParts } from './word-parts.ts';

/** What a changed sentence suggests to say of a tool, before an editor has looked. */
export interface SuggestedRight {
  name: PlanRightName;
  /** The plans at which the guide has the sentence of before; all of them where it has it nowhere. */
  plans: string[];
  /** The new words, with the page of the document and the day on which they were seen there. */
  evidence: Evidence;
}

/** Longest words of a witness, in letters. */
const LONGEST_QUOTE = 240;

const rightOf: Partial<Record<SentenceTopic, PlanRightName>> = {
  training: 'trainsOnUploads',
  indemnity: 'indemnity',
};

/** Which right a changed sentence is about, on which plans, and its words. @param source the watched document */
export function suggestRight(
  tool: Pick<Tool, 'plans' | 'baseRights' | 'sources'>,
  source: string,
  change: Pick<TermsChange, 'before' | 'after' | 'topics' | 'seenAt'>,
): SuggestedRight {
  const pages = Object.entries(tool.sources).filter(([, { page, copy }]) => page === source || copy === source);
  const names = new Set(pages.map(([name]) => name));
  const isOfBefore = (witness: Witness) =>
    names.has(witness.source) && change.before !== '' && findQuote(change.before, witness.quote).isFound;
  const plansWith = (right: PlanRightName) =>
    tool.plans.flatMap(({ name, rights }) =>
      (rights[right] ?? tool.baseRights[right])?.evidence.some(isOfBefore) ? name : [],
    );
  const about = change.topics.flatMap((topic) => rightOf[topic] ?? [])[0] ?? 'commercialUse';
  const name = [about, ...planRightNames].find((one) => plansWith(one).length > 0) ?? about;
  const plans = plansWith(name);
  const { page = source, copy = null, kind = 'maker' } = newest(pages.map(([, one]) => one)) ?? {};
  return {
    name,
    plans: plans.length > 0 ? plans : tool.plans.map((plan) => plan.name),
    evidence: {
      source: page,
      ...(copy !== null && { copy }),
      kind,
      quote: wordsToQuote(change),
      readOn: change.seenAt.slice(0, 10),
      pageDate: null,
    },
  };
}

function newest<Read extends { readOn: string }>(readings: readonly Read[]): Read | undefined {
  return readings.toSorted((one, other) => other.readOn.localeCompare(one.readOn))[0];
}

/** The new sentence; of one that is too long as many whole words around what is new in it as there is room for. */
function wordsToQuote({ before, after }: Pick<TermsChange, 'before' | 'after'>): string {
  if (after.length <= LONGEST_QUOTE) return after;
  const words = after.split(' ');
  const parts = wordParts(before.split(' '), words);
  const ahead = parts.slice(
    0,
    parts.findIndex((part) => part.in === 'after'),
  );
  let first = ahead.reduce((count, part) => count + (part.in === 'both' ? part.words.length : 0), 0);
  let last = first;
  const fits = (from: number, to: number) => words.slice(from, to).join(' ').length <= LONGEST_QUOTE;
  while (last < words.length && fits(first, last + 1)) last += 1;
  while (first > 0 && fits(first - 1, last)) first -= 1;
  return words.slice(first, last).join(' ');
}
