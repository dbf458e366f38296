import { type SearchTool, searchTool } from './search-tool.ts';
import { earTagCode, earTagOf } from '#domain/tool/ear-tag.ts';
import type { Categories, Ink } from '#domain/tool/categories.schema.ts';
import { categoryTerms, toolInk } from '#domain/tool/category-terms.ts';
import {
  criteria,
  type Criterion,
  filterGroups,
  matchesCriterion,
  type UseCasesByTask,
} from '#domain/tool/catalogue/filter-criteria.ts';
import { LARGE_CATALOGUE } from '#domain/tool/catalogue/large-catalogue.ts';
import { shortPriceLine } from '#domain/tool/plan/two-prices.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

/** What a row of the catalogue draws of one tool. */
export interface ToolIndexEntry {
  id: number;
  name: string;
  /** The description, cut after a clause or at a word. */
  line: string;
  /** First category term, capitalised. */
  category: string;
  ink: Ink;
  /** File of its maker's mark; null where its initials stand in. */
  icon: string | null;
  /** Price to try, and with paid work; with a mark where nobody has read one. */
  price: string;
  /** Its ear tag, as a code. */
  tag: string;
}

/** What the catalogue searches and filters of one tool; small, because the browser fetches it for all tools at once. */
export interface CatalogueEntry extends ToolIndexEntry {
  /** Filter criteria that this tool matches. */
  criteria: Criterion[];
  /** Who is served badly by it, to stand behind 'Skip it if'; empty in a catalogue too large to send it. */
  skipItIf: string;
  /** What the search reads. */
  search: SearchTool;
}

/** What entries are made with: the vocabulary of categories, and which task belongs to which use case. */
export interface IndexVocabulary {
  categories: Categories['categories'];
  useCasesByTask: UseCasesByTask;
}

/** Characters of a line: what fits into a row of the list. */
const LINE_LENGTH = 80;
/** Characters of a line in a catalogue so large that whole lines would make the index slow to fetch. */
const SHORT_LINE_LENGTH = 20;

/** A clause shorter than this says too little of a tool to stand alone, in characters. */
const SHORTEST_CLAUSE = 28;
/** Words between the commas of a list at most. */
const LIST_WORDS = 3;
/** A line may be so much longer than its room rather than stop inside a phrase. */
const OVER = 1.25;
/** Where a sentence goes on with something that it could do without. */
const LEADING_ON =
  /[,;:.] |,? (?=(?:and|or|with|without|from|for|in|into|by|on|at|that|which|so|to|then|beside|under|as|while|where) )/g;

/** The last of a list: 'and bad takes'. */
const LIST_ENDS = / (?:and|or) \S+(?: \S+){0,2}$/;
/** Words after a comma that name nothing more of a list. */
const LEADS_ON = /^(?:with|without|from|for|by|at|that|which|then|as|while|where) /;

/** Cuts after the clause that fits, so that a row says something whole; else before the last words that lead on, or at a word. */
export function indexLine(text: string, length: number): string {
  if (text.length <= length) return text;
  return wholeClause(text.slice(0, length + 1)) || beforeLeadingOn(text, length) || cutLine(text, length);
}

/** Cuts at the last word that fits and adds '...' when something was cut. */
export function cutLine(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length + 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[,;:.]$/, '')}...`;
}

/**
 * What stands before the last ':', ';' or '.', or before a first comma that opens no list ('…, with its own models').
 * Empty when that is too short or nothing is cut by it.
 */
function wholeClause(cut: string): string {
  const end = Math.max(...[': ', '; ', '. '].map((mark) => cut.lastIndexOf(mark)));
  const asideAt = cut.search(/, (?:with|free|now|by|in|led|reached|for) /);
  const clause = end >= 0 ? cut.slice(0, end) : asideAt === cut.indexOf(', ') ? cut.slice(0, Math.max(asideAt, 0)) : '';
  return clause.length >= SHORTEST_CLAUSE ? clause : '';
}

/**
 * What stands before the last comma that fits, or before the last word that leads on ('and', 'with', 'from'), but in no
 * list; where none fits, before the first a little later. Empty when that is too short.
 */
function beforeLeadingOn(text: string, length: number): string {
  const ends = [...text.matchAll(LEADING_ON)].map(({ index }) => index).filter((at) => !isInList(text, at));
  const fitting = ends.findLast((at) => at <= length) ?? 0;
  const end =
    fitting >= SHORTEST_CLAUSE
      ? fitting
      : (ends.find((at) => at > length && at <= length * OVER && !/^ (?:and|or) /.test(text.slice(at))) ?? 0);
  return end >= SHORTEST_CLAUSE ? text.slice(0, end).replace(/,? (?:and|or)$/, '') : '';
}

/** Whether a list goes on here: a few words since or until the next comma or 'and', and no 'and' that has ended it. */
function isInList(text: string, at: number): boolean {
  const words = (part: string | undefined) => (part ?? '').trim().split(' ').length;
  const [before, after] = [text.slice(0, at).split(', ').at(-1) ?? '', text.slice(at + 2)];
  if (text[at] === ',' && (LIST_ENDS.test(before) || LEADS_ON.test(after))) return false;
  if (text[at] === ',') return words(after.split(/[,;:.]| and | or /)[0]) <= LIST_WORDS;
  return /^ (and|or) /.test(text.slice(at)) && text.slice(0, at).includes(', ') && words(before) <= LIST_WORDS;
}

/** The index entry of every tool, in the order given. */
export function catalogueEntries(tools: readonly Tool[], vocabulary: IndexVocabulary): CatalogueEntry[] {
  const isLarge = tools.length >= LARGE_CATALOGUE;
  return tools.map((tool) => catalogueEntry(tool, vocabulary, isLarge));
}

/** The index entry of a tool. */
export function catalogueEntry(
  tool: Tool,
  { categories, useCasesByTask }: IndexVocabulary,
  isLarge = false,
): CatalogueEntry {
  return {
    ...toolIndexEntry(tool, categories, isLarge ? SHORT_LINE_LENGTH : LINE_LENGTH),
    criteria: criteria.filter((criterion) => matchesCriterion(tool, criterion, useCasesByTask)),
    skipItIf: isLarge ? '' : tool.skipItIf,
    search: searchTool(tool, !isLarge),
  };
}

/** The row of a tool. */
export function toolIndexEntry(tool: Tool, categories: Categories['categories'], length = LINE_LENGTH): ToolIndexEntry {
  return {
    id: tool.id,
    name: tool.name,
    line: indexLine(tool.description, length),
    category: categoryTerms(tool.category)[0] ?? '',
    ink: toolInk(tool.category, categories),
    icon: tool.icon,
    price: shortPriceLine(tool),
    tag: earTagCode(earTagOf(tool)),
  };
}

/** The entries whose name holds what was typed, in any case and in the order given; nothing typed lets every one through. */
export function entriesNamed(entries: readonly CatalogueEntry[], search: string): readonly CatalogueEntry[] {
  const name = search.trim().toLowerCase();
  return name === '' ? entries : entries.filter((entry) => entry.name.toLowerCase().includes(name));
}

/** What filters let through, in the order given: what matches every group of what is checked, and what matches some. */
export interface Matches {
  all: readonly CatalogueEntry[];
  some: readonly CatalogueEntry[];
}

/**
 * The entries that match ANY of the checked criteria; those that match one of every group that something is checked in
 * stand apart. Nothing checked lets every one through.
 */
export function entriesMatching(entries: readonly CatalogueEntry[], checked: readonly Criterion[]): Matches {
  if (checked.length === 0) return { all: entries, some: [] };
  const asked = filterGroups
    .map((group) => group.criteria.map(({ id }) => id as Criterion).filter((id) => checked.includes(id)))
    .filter((group) => group.length > 0);
  const all: CatalogueEntry[] = [];
  const some: CatalogueEntry[] = [];
  for (const entry of entries) {
    const matched = asked.filter((group) => group.some((criterion) => entry.criteria.includes(criterion))).length;
    if (matched === asked.length) all.push(entry);
    else if (matched > 0) some.push(entry);
  }
  return { all, some };
}

/** How many of the entries match each criterion by itself. */
export function countEntries(entries: readonly CatalogueEntry[]): Record<Criterion, number> {
  const counts = Object.fromEntries(criteria.map((criterion) => [criterion, 0])) as Record<Criterion, number>;
  for (const entry of entries) for (const criterion of entry.criteria) counts[criterion] += 1;
  return counts;
}
