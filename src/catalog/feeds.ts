import { type DropFeed, dropsOfListing, dropsOfTask, wholeDrops } from '#domain/drop/drop-feed.ts';
import { openDrops } from '#domain/plan/may-use.ts';
import { taskPath } from '#domain/task/task-path.ts';
import { listingPath } from '#domain/tool/catalogue/listing-path.ts';
import { collections } from './listings.ts';
import { publicDrops } from './drops.ts';
import { plans } from './plans.ts';
import { site } from './site.ts';
import { allTasks } from './tasks.ts';
import { allTools } from './tools.ts';

/** Slug of the feed with all open drops. */
export const mainFeed = 'fresh-drops';

/** Slug of a task's feed. */
export function taskFeed({ slug }: { slug: string }): string {
  return `task-${slug}`;
}

const open = openDrops(null, plans);
const reach =
  open === Number.POSITIVE_INFINITY
    ? ''
    : ` The newest ${open} of the guide are whole and come by feed; the others lie under the fringe.`;

let loaded: Promise<DropFeed[]> | undefined;

/** The feed of all open drops, and one for each collection by kind and each task. */
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
  const tasks = await allTasks();
  const byKind = collections.filter(({ shelf: index }) => index === 'category');
  return [
    all,
    ...byKind.map((collection) => ({
      slug: collection.slug,
      title: `${site.name}: Fresh Drops, ${collection.title}`,
      about: `What changed in the tools of “${collection.title}”, dated.${reach}`,
      page: listingPath(collection),
      drops: dropsOfListing(drops, tools, collection),
    })),
    ...tasks.map((task) => ({
      slug: taskFeed(task),
      title: `${site.name}: Fresh Drops, ${task.title}`,
      about: `What changed in the tools that do this job: “${task.title}”, dated.${reach}`,
      page: taskPath(task),
      drops: dropsOfTask(drops, tools, task),
    })),
  ];
}
