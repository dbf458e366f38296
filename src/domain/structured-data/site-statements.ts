import type { Site } from '#domain/site/site.schema.ts';
import type { Statement } from '#domain/structured-data/statement.ts';

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
