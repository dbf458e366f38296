import plans from '#data/plans.json' with { type: 'json' };
import { type DropFeed, dropsOfCollection, wholeDrops } from '#domain/drop/drop-feed.ts';
import { openDrops } from '#domain/plan/may-use.ts';
import type { Plans } from '#domain/plan/plans.schema.ts';
import { collectionPath } from '#domain/tool/collection-path.ts';
import { collections } from './collections.ts';
import { publicDrops } from './drops.ts';
import { site } from './site.ts';
import { allTools } from './tools.ts';

/** Slug of the feed with all open drops. */
export const mainFeed = 'fresh-drops';

const open = openDrops(null, plans as Plans);
const reach =
  open === Number.POSITIVE_INFINITY
    ? ''
    : ` The newest ${open} of the guide are whole and come by feed; the others lie under the fringe.`;

let loaded: Promise<DropFeed[]> | undefined;

/** The feed of all open drops, and one for each collection by kind. */
export function dropFeeds(): Promise<DropFeed[]> {
  loaded ??= fillFeeds();
  return loaded;
}

/** The feed of this slug, to be named in the head of a page. */
export async function feedsOf(slug: string): Promise<DropFeed[]> {
  return (await dropFeeds()).filter((feed) => feed.slug === slug);
}

async function fillFeeds(): Promise<DropFeed[]> {
  const [drops, tools] = [wholeDrops(await publicDrops()), await allTools()];
  const all: DropFeed = {
    slug: mainFeed,
    title: `${site.name}: Fresh Drops`,
    about: `What changed in AI tools for creative work, dated.${reach}`,
    page: '/all-updates',
    drops,
  };
  const byKind = collections.filter(({ shelf }) => shelf === 'category');
  return [
    all,
    ...byKind.map((collection) => ({
      slug: collection.slug,
      title: `${site.name}: Fresh Drops, ${collection.title}`,
      about: `What changed in the tools of “${collection.title}”, dated.${reach}`,
      page: collectionPath(collection),
      drops: dropsOfCollection(drops, tools, collection),
    })),
  ];
}
