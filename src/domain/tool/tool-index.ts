import type { Categories, Ink } from '#domain/tool/categories.schema.ts';
import { categoryTerms, toolInk } from '#domain/tool/category-terms.ts';
import { type Criterion, filterGroups, matchesCriterion } from '#domain/tool/filter-criteria.ts';
import { compareNames } from '#domain/tool/compare-names.ts';
import { priceText } from '#domain/tool/price-text.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

/** What the catalogue draws and searches of one tool; small, because the browser fetches it for all tools at once. */
export interface ToolIndexEntry {
  id: number;
  name: string;
  /** The description, cut at a word before 80 characters. */
  line: string;
  /** First category term, capitalised. */
  category: string;
  ink: Ink;
  price: string;
  /** Filter criteria that this tool matches. */
  criteria: Criterion[];
}

const lineLength = 80;

/** Cuts at the last word that fits and adds '...' when something was cut. */
export function cutLine(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length + 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[,;:.]$/, '')}...`;
}

/** The index entry of a tool. */
export function toolIndexEntry(tool: Tool, categories: Categories['categories']): ToolIndexEntry {
  return {
    id: tool.id,
    name: tool.name,
    line: cutLine(tool.description, lineLength),
    category: categoryTerms(tool.category)[0] ?? '',
    ink: toolInk(tool.category, categories),
    price: priceText(tool.pricing, 'Free to start'),
    criteria: filterGroups.flatMap((group) => group.criteria.map(({ id }) => id)).filter((criterion) => matchesCriterion(tool, criterion)),
  };
}

/** `filterTools` over index entries: the same rule, with the criteria worked out beforehand. */
export function filterIndex(entries: readonly ToolIndexEntry[], filter: { name: string; criteria: readonly Criterion[] }): ToolIndexEntry[] {
  const name = filter.name.trim().toLowerCase();
  return entries
    .filter((entry) => entry.name.toLowerCase().includes(name))
    .filter((entry) => filter.criteria.length === 0 || filter.criteria.some((criterion) => entry.criteria.includes(criterion)))
    .sort(compareNames);
}
