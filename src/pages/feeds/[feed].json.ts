import type { APIRoute, GetStaticPaths } from 'astro';
import { dropFeeds } from '#catalog/feeds.ts';
import { origin, site } from '#catalog/site.ts';
import type { DropFeed } from '#domain/drop/drop-feed.ts';
import { jsonFeed } from '#domain/page/json-feed.ts';

export const getStaticPaths = (async () =>
  (await dropFeeds()).map((feed) => ({ params: { feed: feed.slug }, props: { feed } }))) satisfies GetStaticPaths;

/** A feed as JSON Feed 1.1. */
export const GET: APIRoute<{ feed: DropFeed }> = ({ props: { feed } }) =>
  new Response(`${JSON.stringify(jsonFeed(feed, site, origin), null, 1)}\n`);
