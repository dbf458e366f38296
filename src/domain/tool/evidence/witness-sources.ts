import { deepEqual } from '#domain/value/deep-equal.ts';
import type { Source, Sources, Witness } from './source.schema.ts';
import type { ToolFieldPath } from '#domain/tool/tool-field-paths.ts';

/** Every value with its words, with other words: plans, rights, lists of witnesses. */
export function mapWitnesses<Value>(value: Value, change: (witness: Witness) => Witness): Value {
  if (isWitness(value)) return change(value) as Value & Witness;
  if (Array.isArray(value)) return value.map((one) => mapWitnesses(one, change)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapWitnesses(inner, change)])) as Value;
}

/** A value whose words carry the pages and days of their sources: a page that was read again is another reading. */
export function withPages(value: unknown, sources: Sources): unknown {
  return mapWitnesses<unknown>(value, (witness) => ({ ...witness, page: sources[witness.source] }) as Witness);
}

/** Words of a value by their place: `plans.0.price.evidence.1`. */
function witnessPlaces(value: unknown, place = ''): { field: string; witness: Witness }[] {
  if (isWitness(value)) return [{ field: place, witness: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    witnessPlaces(inner, place === '' ? name : `${place}.${name}`),
  );
}

/** Names of the sources that the words of a value come from. */
export function sourcesIn(value: unknown): Set<string> {
  return new Set(witnessPlaces(value).map(({ witness }) => witness.source));
}

/** A name for a source, by the last word of its address, that no other has. */
export function sourceName(page: string, taken: Sources): string {
  const last = page.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? '';
  const word =
    last
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 24)
      .replace(/^-+|-+$/g, '') || 'page';
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? word : `${word}-${number}`;
    if (!Object.hasOwn(taken, name)) return name;
  }
}

/** Sources as both began, as one changed them, and as they stand where the changes go. */
interface Versions {
  base: Sources;
  mine: Sources;
  theirs: Sources;
}

/**
 * Changed places, ready to be put on another version of a tool: words stay with the page that they were read on. A name
 * that means another page there by now gets a new one, and a source that is gone there comes along.
 */
export function carrySources(
  changed: readonly (readonly [ToolFieldPath, unknown])[],
  { base, mine, theirs }: Versions,
): (readonly [ToolFieldPath, unknown])[] {
  const taken = { ...mine, ...theirs };
  const names = new Map<string, string>();
  const added = new Map<string, Source>();
  const given = new Set(changed.flatMap(([field]) => (field.startsWith('sources.') ? [field.slice(8)] : [])));
  for (const name of new Set([...given, ...changed.flatMap(([, value]) => [...sourcesIn(value)])])) {
    const [source, there] = [mine[name], theirs[name]];
    if (source === undefined) continue;
    if (there === undefined) added.set(name, source);
    else if (!isSamePage(source, there) && !deepEqual(there, base[name])) {
      const free = sourceName(source.copy ?? source.page, taken);
      taken[free] = source;
      names.set(name, free);
      added.set(free, source);
    }
  }
  const own = changed
    .filter(([field]) => !field.startsWith('sources.') || !names.has(field.slice(8)))
    .map(
      ([field, value]) =>
        [
          field,
          mapWitnesses(value, (witness) => ({ ...witness, source: names.get(witness.source) ?? witness.source })),
        ] as const,
    );
  const cited = new Set(own.flatMap(([, value]) => [...sourcesIn(value)]));
  return [
    ...[...added].flatMap(([name, source]) =>
      cited.has(name) && !own.some(([field]) => field === `sources.${name}`)
        ? [[`sources.${name}` as ToolFieldPath, source] as const]
        : [],
    ),
    ...own,
  ];
}

function isSamePage(one: Source, other: Source): boolean {
  return one.page === other.page && one.copy === other.copy;
}

function isWitness(value: unknown): value is Witness {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'source') === 'string' &&
    typeof Reflect.get(value, 'quote') === 'string'
  );
}
