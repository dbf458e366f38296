import { rateAsTyped, rateWithSlips, readQuery } from './rate-entry.ts';
import { type PreparedEntry, type SearchEntry, type SearchGroup, searchGroups } from './search-entry.ts';

/** What was found of one kind. */
export interface ResultGroup {
  group: SearchGroup;
  /** The best of them, best first. */
  entries: readonly SearchEntry[];
  /** How many there are in all. */
  total: number;
}

/** Slips are forgiven only when fewer than this were found as typed: a name spelt right is never buried. */
const ENOUGH = 5;

/**
 * Finds entries by what somebody typed, in any case, with or without accents, with a slip or two. Each kind gives at
 * most `atMost`, best first, of equal ones the shorter title first; the kind with the best find comes first. Nothing
 * typed finds nothing.
 */
export function searchEntries(entries: readonly PreparedEntry[], search: string, atMost: number): ResultGroup[] {
  const query = readQuery(search);
  if (query === null) return [];
  let found = rateAll(entries, (entry) => rateAsTyped(entry, query));
  if (found.length < ENOUGH) {
    const known = new Set(found.map(({ entry }) => entry));
    const slipped = rateAll(entries, (entry) => (known.has(entry) ? null : rateWithSlips(entry, query)));
    found = [...found, ...slipped];
  }
  return groupFound(found, atMost);
}

interface Rated {
  entry: PreparedEntry;
  rate: number;
}

function rateAll(entries: readonly PreparedEntry[], rate: (entry: PreparedEntry) => number | null): Rated[] {
  const rated: Rated[] = [];
  for (const entry of entries) {
    const value = rate(entry);
    if (value !== null) rated.push({ entry, rate: value });
  }
  return rated;
}

function groupFound(found: readonly Rated[], atMost: number): ResultGroup[] {
  const best = (group: SearchGroup) => found.filter(({ entry }) => entry.group === group).sort(compareRated);
  return searchGroups
    .map((group) => ({ group, rated: best(group) }))
    .filter(({ rated }) => rated.length > 0)
    .sort((a, b) => (a.rated[0]?.rate ?? 0) - (b.rated[0]?.rate ?? 0))
    .map(({ group, rated }) => ({
      group,
      total: rated.length,
      entries: rated.slice(0, atMost).map(({ entry }) => entry),
    }));
}

function compareRated(a: Rated, b: Rated): number {
  return a.rate - b.rate || a.entry.folded.length - b.entry.folded.length || (a.entry.folded < b.entry.folded ? -1 : 1);
}
