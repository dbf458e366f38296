import { type Criterion, filterGroups } from './filter-criteria.ts';

/** What a reader sees of the catalogue, as its address says it. */
export interface CatalogueView {
  /** What stands in the name search. */
  name: string;
  /** Checked criteria, in the order of the panel. */
  criteria: readonly Criterion[];
  /** Page of the results, from 1; null when the reader has asked for nothing and sees the list the page came with. */
  page: number | null;
}

/** The catalogue as the page prints it. */
export const wholeCatalogue: CatalogueView = { name: '', criteria: [], page: null };

/**
 * The query of an address that shows this view: `?q=` for the name, one parameter per group of criteria
 * (`pricing=under-10,over-20`) and `page=` from the second page on. Empty for the whole catalogue.
 */
export function catalogueQuery(view: CatalogueView): string {
  const parts: string[] = [];
  if (view.name.trim() !== '') parts.push(`q=${encodeURIComponent(view.name.toWellFormed())}`);
  for (const group of filterGroups) {
    const checked = group.criteria.filter(({ id }) => view.criteria.includes(id)).map(({ id }) => id);
    if (checked.length > 0) parts.push(`${group.id}=${checked.join(',')}`);
  }
  const isAsked = parts.length > 0;
  if (view.page !== null && (view.page > 1 || !isAsked)) parts.push(`page=${view.page}`);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** The view that an address asks for. What it cannot read is left out; it never throws. */
export function readCatalogueQuery(query: string): CatalogueView {
  const asked = new URLSearchParams(query);
  const name = asked.get('q') ?? '';
  const criteria = filterGroups.flatMap((group) => {
    const named = asked.getAll(group.id).flatMap((value) => value.split(','));
    return group.criteria.map(({ id }) => id).filter((id) => named.includes(id));
  });
  const page = /^[1-9]\d{0,5}$/.test(asked.get('page') ?? '') ? Number(asked.get('page')) : null;
  const isNarrowed = name.trim() !== '' || criteria.length > 0;
  return { name, criteria, page: page ?? (isNarrowed ? 1 : null) };
}
