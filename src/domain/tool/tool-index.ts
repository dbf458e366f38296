import { type SearchTool, searchTool } from '#domain/search/search-tool.ts';
import type { Categories, Ink } from '#domain/tool/categories.schema.ts';
import { categoryTerms, toolInk } from '#domain/tool/category-terms.ts';
import { criteria, type Criterion, matchesCriterion, type UseCasesByTask } from '#domain/tool/filter-criteria.ts';
import { largeCatalogue } from '#domain/tool/large-catalogue.ts';
import { markedPrice } from '#domain/tool/price.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

/** What a row of the catalogue draws of one tool. */
export interface ToolIndexEntry {
  id: number;
  name: string;
  /** The description, cut at a word. */
  line: string;
  /** First category term, capitalised. */
  category: string;
  ink: Ink;
  /** With a mark where nobody has confirmed it. */
  price: string;
}

/** What the catalogue searches and filters of one tool; small, because the browser fetches it for all tools at once. */
export interface CatalogueEntry extends ToolIndexEntry {
  /** Filter criteria that this tool matches. */
  criteria: Criterion[];
  /** What the search reads. */
  search: SearchTool;
}

/** What entries are made with: the vocabulary of categories, and which task belongs to which use case. */
export interface IndexVocabulary {
  categories: Categories['categories'];
  useCasesByTask: UseCasesByTask;
}

/** Characters of a line: what fits into a row of the list. */
const lineLength = 80;
/** Characters of a line in a catalogue so large that whole lines would make the index slow to fetch. */
const shortLineLength = 32;

/** Cuts at the last word that fits and adds '...' when something was cut. */
export function cutLine(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length + 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[,;:.]$/, '')}...`;
}

/** The index entry of every tool, in the order given. */
export function catalogueEntries(tools: readonly Tool[], vocabulary: IndexVocabulary): CatalogueEntry[] {
  const isLarge = tools.length >= largeCatalogue;
  return tools.map((tool) => catalogueEntry(tool, vocabulary, isLarge));
}

/** The index entry of a tool. */
export function catalogueEntry(
  tool: Tool,
  { categories, useCasesByTask }: IndexVocabulary,
  isLarge = false,
): CatalogueEntry {
  return {
    ...toolIndexEntry(tool, categories, isLarge ? shortLineLength : lineLength),
    criteria: criteria.filter((criterion) => matchesCriterion(tool, criterion, useCasesByTask)),
    search: searchTool(tool, !isLarge),
  };
}

/** The row of a tool. */
export function toolIndexEntry(tool: Tool, categories: Categories['categories'], length = lineLength): ToolIndexEntry {
  return {
    id: tool.id,
    name: tool.name,
    line: cutLine(tool.description, length),
    category: categoryTerms(tool.category)[0] ?? '',
    ink: toolInk(tool.category, categories),
    price: markedPrice(tool, 'Free to start'),
  };
}

/** The entries whose name holds what was typed, in any case and in the order given; nothing typed lets every one through. */
export function entriesNamed(entries: readonly CatalogueEntry[], search: string): readonly CatalogueEntry[] {
  const name = search.trim().toLowerCase();
  return name === '' ? entries : entries.filter((entry) => entry.name.toLowerCase().includes(name));
}

/** The entries that match ANY of the checked criteria, in the order given; nothing checked lets every one through. */
export function entriesMatching(
  entries: readonly CatalogueEntry[],
  checked: readonly Criterion[],
): readonly CatalogueEntry[] {
  return checked.length === 0
    ? entries
    : entries.filter((entry) => checked.some((criterion) => entry.criteria.includes(criterion)));
}

/** How many of the entries match each criterion by itself. */
export function countEntries(entries: readonly CatalogueEntry[]): Record<Criterion, number> {
  const counts = Object.fromEntries(criteria.map((criterion) => [criterion, 0])) as Record<Criterion, number>;
  for (const entry of entries) for (const criterion of entry.criteria) counts[criterion] += 1;
  return counts;
}
