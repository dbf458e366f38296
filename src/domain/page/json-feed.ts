import type { Site } from '#domain/text/site.schema.ts';
import { type DropFeed, feedEntries } from '#domain/drop/drop-feed.ts';

/** A feed in the words of JSON Feed 1.1 (jsonfeed.org/version/1.1); `site` is the site's origin. */
export function jsonFeed(feed: DropFeed, { name }: Pick<Site, 'name'>, site: string) {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.about,
    home_page_url: site + feed.page,
    feed_url: `${site}/feeds/${feed.slug}.json`,
    icon: `${site}/icon-512.png`,
    favicon: `${site}/icon-192.png`,
    language: 'en',
    authors: [{ name, url: `${site}/about` }],
    items: feedEntries(feed, site).map(({ address, title, text, releasedAt, source, tags }) => ({
      id: address,
      url: address,
      ...(source !== null && { external_url: source }),
      title,
      content_text: text,
      date_published: releasedAt,
      tags,
    })),
  };
}
