/** A list taken apart for packing: like values side by side pack closer than whole entries. JSON, read again by `fromColumns`. */
export type Columns =
  | { values: readonly unknown[] }
  | { lengths: readonly number[]; items: Columns }
  | { present: string; columns: readonly (readonly [key: string, has: string, values: Columns])[] };

/** Takes a list apart: lists of lists into lengths and items, lists of objects (or null) into a list for each key. */
export function toColumns(values: readonly unknown[]): Columns {
  if (values.some((value) => Array.isArray(value) && value.length > 0) && values.every(Array.isArray))
    return { lengths: values.map(({ length }) => length), items: toColumns(values.flat()) };
  const held = values.filter((value) => value !== null);
  if (held.length < 2 || !held.every(isObject)) return { values };
  const keys = [...new Set(held.flatMap(Object.keys))];
  return {
    present: flags(values, (value) => value !== null),
    columns: keys.map((key) => {
      const having = held.filter((value) => Object.hasOwn(value, key));
      const has = flags(held, (value) => Object.hasOwn(value, key));
      return [key, has, toColumns(having.map((value) => value[key]))];
    }),
  };
}

/**
 * The list again, equal to what was taken apart. It is written into bundles as text (scripts/build/bundle-functions.ts):
 * it may use nothing from outside.
 */
export function fromColumns(packed: Columns): unknown[] {
  if ('values' in packed) return [...packed.values];
  if ('lengths' in packed) {
    const items = fromColumns(packed.items).values();
    return packed.lengths.map((length) => Array.from({ length }, () => items.next().value));
  }
  const rows = [...packed.present].map((flag): Record<string, unknown> | null => (flag === '1' ? {} : null));
  const held = rows.filter((row) => row !== null);
  for (const [key, has, values] of packed.columns) {
    const next = fromColumns(values).values();
    for (const [index, row] of held.entries()) if (has[index] === '1') row[key] = next.next().value;
  }
  return rows;
}

function flags<T>(values: readonly T[], test: (value: T) => boolean): string {
  return values.map((value) => (test(value) ? '1' : '0')).join('');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
