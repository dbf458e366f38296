import type { FactName } from '#domain/tool/evidence/evidence.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { DAY_MS } from '#domain/value/day.ts';
import type { WatchedHost, WatchedPage } from './fact-reading.schema.ts';
import { DAYS_UNTIL_GONE, MISSES_UNTIL_GONE, readingOf, type WatchedFact } from './judge-visit.ts';

/** Days after which the source of a value is visited again. */
const daysBetweenVisits = (fact: FactName): number => (fact === 'price' ? 7 : 30);

/** A page with a value that is due, and all values that were read on it. */
interface DuePage {
  source: string;
  /** When it became due (ISO); pages that are due longest come first. */
  dueAt: string;
  facts: WatchedFact[];
  /** What is known of it; null before the first visit. */
  page: WatchedPage | null;
}

/** A page that is missing is visited so often that three misses span a week. */
const MISSING_DAYS = DAYS_UNTIL_GONE / (MISSES_UNTIL_GONE - 1);

/**
 * Every value of living tools that has a page to visit, as evidence says it. Words that were read in a copy are not looked
 * for on the page that they are about: it need not say them any more, and may never have said them so.
 */
export function watchedFacts(tools: readonly Pick<Tool, 'id' | 'status' | 'evidence'>[]): WatchedFact[] {
  return tools.flatMap(({ id, status, evidence }) =>
    status.state === 'shut down'
      ? []
      : (Object.entries(evidence) as [FactName, Tool['evidence'][FactName]][]).flatMap(([fact, found]) =>
          found && found.copy === undefined
            ? [{ toolId: id, fact, source: found.source, quote: found.quote, readOn: found.readOn }]
            : [],
        ),
  );
}

/** The host that a page is asked of, in lower case; null when the address is none of the web's. */
export function hostOf(source: string): string | null {
  return URL.canParse(source) && /^https?:$/.test(new URL(source).protocol) ? new URL(source).host : null;
}

/** Values by the page they were read on. */
export function pagesOf(facts: readonly WatchedFact[]): Map<string, WatchedFact[]> {
  return Map.groupBy(facts, ({ source }) => source);
}

/**
 * The pages of one host that are due at a moment, those due longest first. A page is due with the first of its values:
 * seven days after a price was read, thirty after the others; sooner when it could not be read, or was missing.
 */
export function duePages(facts: readonly WatchedFact[], host: WatchedHost | null, now: Date): DuePage[] {
  const known = new Map((host?.pages ?? []).map((page) => [page.source, page]));
  return [...pagesOf(facts)]
    .map(([source, own]) => {
      const page = known.get(source) ?? null;
      return { source, facts: own, page, dueAt: dueTime(own, page).toISOString() };
    })
    .filter(({ dueAt }) => dueAt <= now.toISOString())
    .sort((a, b) => a.dueAt.localeCompare(b.dueAt));
}

/** When the first value of a page is due. */
export function dueTime(facts: readonly WatchedFact[], page: WatchedPage | null): Date {
  return new Date(Math.min(...facts.map((fact) => factDueTime(fact, page))));
}

function factDueTime(fact: WatchedFact, page: WatchedPage | null): number {
  const reading = readingOf(page, fact);
  const interval = daysBetweenVisits(fact.fact) * DAY_MS;
  if (!page || !reading) return Date.parse(fact.readOn) + interval;
  const visited = Date.parse(page.visitedAt);
  if (page.missingAt.length > 0 && reading.state !== 'gone') return visited + MISSING_DAYS * DAY_MS;
  if (page.failures > 0) return visited + Math.min(interval, DAY_MS * 2 ** (page.failures - 1));
  return visited + interval;
}
