import type { Site } from '#domain/text/site.schema.ts';
import type { Statement } from './statement.ts';
import type { Plans } from '#domain/plan/plans.schema.ts';

/** Who makes the guide. */
export function publisherStatement({ name, description, social }: Site, site: string): Statement {
  return {
    '@type': 'Organization',
    '@id': `${site}/#publisher`,
    name,
    description,
    url: `${site}/`,
    logo: `${site}/icon-512.png`,
    ...(social.length > 0 && { sameAs: social.map(({ href }) => href) }),
  };
}

/** The site, with the address that searches the catalogue by name. */
export function siteStatement({ name, tagline }: Site, site: string): Statement {
  return {
    '@type': 'WebSite',
    '@id': `${site}/#site`,
    name,
    alternateName: `${name}: ${tagline}`,
    url: `${site}/`,
    publisher: reference(`${site}/#publisher`),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${site}/tools?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** The publisher where a statement only names it. */
export function publisherName({ name }: Pick<Site, 'name'>, site: string): Statement {
  return { '@type': 'Organization', '@id': `${site}/#publisher`, name };
}

function reference(id: string): Statement {
  return { '@type': 'Organization', '@id': id };
}

/** One step from the top to a page. */
interface Crumb {
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

/** What Yak Core costs, by month and by year; `page` sells it. */
export function planStatement({ name, price, yearlyPrice, includes }: Plans['core'], page: string): Statement {
  return {
    '@type': 'Product',
    name,
    description: includes.join(', '),
    url: page,
    offers: [offer(price, 'month', page), offer(yearlyPrice, 'year', page)],
  };
}

function offer(price: number, unitText: string, url: string): Statement {
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: 'USD',
    priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: 'USD', unitText },
  };
}
