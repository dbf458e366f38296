import type { Ink } from '#domain/tool/categories.schema.ts';
import { type Criterion, criteria } from '#domain/tool/catalogue/filter-criteria.ts';
import { type PackedSearch, packSearch, unpackSearch } from './pack-search.ts';
import type { SearchTask } from './task-index.ts';
import type { CatalogueEntry } from './tool-index.ts';

/** The index as it travels: one column per field, since like beside like is what compression makes small. */
export interface PackedToolIndex {
  ids: number[];
  names: string[];
  lines: string[];
  /** Absent in an index that a browser has kept from a release before. */
  icons?: (string | null)[];
  /** Every pair of category and ink, once. */
  kinds: [category: string, ink: Ink][];
  /** Place of each tool's pair in `kinds`. */
  kind: number[];
  /** Every price text, once. */
  prices: string[];
  /** Place of each tool's price in `prices`. */
  price: number[];
  /** Ear tags one after the other, five characters each. */
  tags: string;
  /** Bit n is set when the tool matches the nth criterion of the panel. */
  matches: number[];
  /** Absent in an index that a browser has kept from a release before. */
  skips?: string[];
  search: PackedSearch;
}

/** Characters of a tag's code. */
const TAG_LENGTH = 5;

/** Packs entries with the tasks that the search knows, keeping their order. */
export function packToolIndex(entries: readonly CatalogueEntry[], tasks: readonly SearchTask[]): PackedToolIndex {
  const kinds = new Map(entries.map(({ category, ink }) => [`${category}\n${ink}`, [category, ink] as [string, Ink]]));
  const kindKeys = [...kinds.keys()];
  const prices = [...new Set(entries.map(({ price }) => price))];
  return {
    ids: entries.map(({ id }) => id),
    names: entries.map(({ name }) => name),
    lines: entries.map(({ line }) => line),
    icons: entries.map(({ icon }) => icon),
    kinds: [...kinds.values()],
    kind: entries.map(({ category, ink }) => kindKeys.indexOf(`${category}\n${ink}`)),
    prices,
    price: entries.map(({ price }) => prices.indexOf(price)),
    tags: entries.map(({ tag }) => tag).join(''),
    matches: entries.map((entry) =>
      entry.criteria.reduce((bits, criterion) => bits | (1 << criteria.indexOf(criterion)), 0),
    ),
    skips: entries.map(({ skipItIf }) => skipItIf),
    search: packSearch(
      entries.map(({ search }) => search),
      tasks,
    ),
  };
}

/** The entries again, in the order they were packed in. */
export function unpackToolIndex(packed: PackedToolIndex): CatalogueEntry[] {
  const lists = new Map(packed.matches.map((bits) => [bits, criteriaOf(bits)]));
  const searched = unpackSearch(
    packed.search,
    packed.ids.map((id, index) => ({ id, name: packed.names[index] ?? '' })),
  );
  return packed.ids.flatMap((id, index) => {
    const search = searched[index];
    if (!search) return [];
    const [category, ink] = packed.kinds[packed.kind[index] ?? -1] ?? ['', 'grey'];
    return {
      id,
      name: packed.names[index] ?? '',
      line: packed.lines[index] ?? '',
      icon: packed.icons?.[index] ?? null,
      category,
      ink,
      price: packed.prices[packed.price[index] ?? -1] ?? '',
      tag: packed.tags.slice(index * TAG_LENGTH, (index + 1) * TAG_LENGTH),
      criteria: lists.get(packed.matches[index] ?? 0) ?? [],
      skipItIf: packed.skips?.[index] ?? '',
      search,
    };
  });
}

function criteriaOf(bits: number): Criterion[] {
  return criteria.filter((_, index) => bits & (1 << index));
}
