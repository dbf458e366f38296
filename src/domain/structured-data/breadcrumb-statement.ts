import type { Statement } from '#domain/structured-data/statement.ts';

/** One step from the top to a page. */
export interface Crumb {
  name: string;
  /** Path of the step. */
  path: string;
}

/** The way to a page, the page itself last. `site` is the site's origin. */
export function breadcrumbStatement(crumbs: readonly Crumb[], site: string): Statement {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, site).href,
    })),
  };
}
