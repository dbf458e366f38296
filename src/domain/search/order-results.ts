import type { paidWorkOf } from '#domain/tool/plan/on-some-plan.ts';
import { FIT_WEIGHTS } from '#domain/tool/fit-weight.ts';
import type { ResultTool } from './search-results.ts';
import type { SearchQuery } from './parse-query.ts';
import { type Askable, isOfWorking, tasksAbout } from './rights-words.ts';
import type { SearchTool } from './search-tool.ts';
import { SEARCH_WEIGHTS } from './search-weights.ts';

/** Least score of a tool, against the best one. */
export const MIN_SHARE = 0.15;

/** The share of what is asked that a tool grants. */
export function grantedShare({ granted }: SearchTool, asked: readonly Askable[]): number {
  return asked.filter((one) => granted.includes(one)).length / asked.length;
}

/** Weighs price and rights in (a tool whose rights are asked by its name stands first, whatever they are), leaves out what is far behind, and sorts. */
export function ranked(rated: readonly ResultTool[], query: SearchQuery): ResultTool[] {
  const weighed = rated.map((found) => ({
    ...found,
    score: found.score * suits(found, query),
  }));
  const kept = withoutSubscription(query.price === null ? weighed : withinPrice(weighed, query), query);
  const best = Math.max(0, ...kept.map(({ score }) => score));
  return sorted(kept.filter(({ score }) => score >= best * MIN_SHARE));
}

/** What its price and its rights leave of a tool, from 0 to 1. */
export function suits(found: ResultTool, query: SearchQuery): number {
  return priceFactor(found.tool, query) * (found.by === 'name' ? 1 : rightsFactor(found, query));
}

/** So many tools within the price are an answer; then one that costs more is none, unless it was named. */
const ENOUGH_WITHIN = 3;

function withinPrice(found: ResultTool[], query: SearchQuery): ResultTool[] {
  const isWithin = ({ tool }: ResultTool) => priceFactor(tool, query) > SEARCH_WEIGHTS.notCheap;
  if (found.filter(isWithin).length < ENOUGH_WITHIN) return found;
  return found.filter((one) => one.by === 'name' || isWithin(one));
}

/** Who asks for a licence for good is shown no subscription, unless it was named, as long as anything else is found. */
function withoutSubscription(found: ResultTool[], { asked }: SearchQuery): ResultTool[] {
  if (!asked.includes('paid once')) return found;
  const isSold = ({ tool }: ResultTool) => tool.granted.includes('paid once');
  return found.some(isSold) ? found.filter((one) => isSold(one) || one.tool.isFree || one.by === 'name') : found;
}

export function priceFactor({ isFree, monthly }: SearchTool, { price, most }: SearchQuery): number {
  if (price === null || isFree) return 1;
  if (price === 'free') return SEARCH_WEIGHTS.notFree;
  if (monthly === null) return SEARCH_WEIGHTS.notCheap;
  if (most !== null) return monthly <= most ? 1 : SEARCH_WEIGHTS.notCheap;
  return monthly <= 10 ? 1 : monthly <= 20 ? 0.85 : monthly <= 50 ? 0.6 : SEARCH_WEIGHTS.notCheap;
}

function rightsFactor({ tool, task, fit }: ResultTool, { asked, hoped }: SearchQuery): number {
  const wanted = [...asked, ...hoped];
  if (wanted.includes('on windows') && isForMacAlone(tool)) return SEARCH_WEIGHTS.elsewhere;
  const hope =
    hoped.length === 0 || grantedShare(tool, hoped) === 1
      ? 1
      : hoped.every(isOfWorking)
        ? SEARCH_WEIGHTS.silent
        : SEARCH_WEIGHTS.notHoped;
  // A library of licensed music need not be told that its music may be used; and what transcribes offline runs at home.
  const isAboutIt =
    task !== null &&
    ((fit !== 'can' && tasksAbout(asked).includes(task.slug)) ||
      (asked.includes('own computer') && tasksAbout(['own computer']).includes(task.slug)));
  if (asked.length === 0 || isAboutIt) return hope;
  return hope * (SEARCH_WEIGHTS.notGranted + (1 - SEARCH_WEIGHTS.notGranted) * grantedShare(tool, asked));
}

function isForMacAlone({ granted }: SearchTool): boolean {
  return granted.includes('on a mac') && !granted.includes('on windows');
}

/** `paidWorkOf` a tool, of what the search has read of it. */
export function paidWorkStanding({
  granted,
  isPaidWorkBarred,
}: Pick<SearchTool, 'granted' | 'isPaidWorkBarred'>): ReturnType<typeof paidWorkOf> {
  return granted.includes('paid work') ? 2 : isPaidWorkBarred ? 0 : 1;
}

/** Scores that differ by less than this are equal: then fit decides, then paid work, then what is confirmed, then the editors' choice, then age. */
export const EQUAL = 0.005;

export function sorted(found: readonly ResultTool[]): ResultTool[] {
  const rank = ({ score }: ResultTool) => Math.round(score / EQUAL);
  const weight = ({ fit }: ResultTool) => (fit === null ? 0 : FIT_WEIGHTS[fit]);
  return found.toSorted(
    (a, b) =>
      rank(b) - rank(a) ||
      weight(b) - weight(a) ||
      paidWorkStanding(b.tool) - paidWorkStanding(a.tool) ||
      b.tool.confirmed - a.tool.confirmed ||
      Number(b.tool.isPick) - Number(a.tool.isPick) ||
      a.tool.id - b.tool.id,
  );
}
