import type { Crumb } from '#domain/structured-data/breadcrumb-statement.ts';
import type { Statement } from '#domain/structured-data/statement.ts';

/** The entries that a page lists, in its order. `total` counts all of them when the page prints only the first. */
export function listStatement(
  name: string,
  entries: readonly Crumb[],
  site: string,
  total = entries.length,
): Statement {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: entries.map((entry, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: entry.name,
      url: new URL(entry.path, site).href,
    })),
  };
}
