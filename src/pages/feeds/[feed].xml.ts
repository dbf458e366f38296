import rss from '@astrojs/rss';
import type { APIRoute, GetStaticPaths } from 'astro';
import { dropFeeds } from '#catalog/feeds.ts';
import { origin } from '#catalog/site.ts';
import { type DropFeed, feedEntries } from '#domain/drop/drop-feed.ts';

export const getStaticPaths = (async () =>
  (await dropFeeds()).map((feed) => ({ params: { feed: feed.slug }, props: { feed } }))) satisfies GetStaticPaths;

/** A feed as RSS 2.0; the address of an entry is its guid. */
export const GET: APIRoute<{ feed: DropFeed }> = ({ props: { feed } }) => {
  const entries = feedEntries(feed, origin);
  return rss({
    title: feed.title,
    description: feed.about,
    site: origin + feed.page,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: [
      '<language>en</language>',
      `<atom:link href="${origin}/feeds/${feed.slug}.xml" rel="self" type="application/rss+xml"/>`,
      ...entries
        .slice(0, 1)
        .map(({ releasedAt }) => `<lastBuildDate>${new Date(releasedAt).toUTCString()}</lastBuildDate>`),
    ].join(''),
    items: entries.map(({ address, title, text, releasedAt, source, tags }) => ({
      link: address,
      title,
      description: source === null ? text : `${text} Source: ${source}`,
      pubDate: new Date(releasedAt),
      categories: tags,
    })),
  });
};
