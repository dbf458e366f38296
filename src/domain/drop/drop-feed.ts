import type { Listing } from '#domain/tool/catalogue/listing.schema.ts';
import { collectTools, type Collectable } from '#domain/tool/catalogue/collect-tools.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { toolStates } from '#domain/tool/tool-words.ts';
import type { Drop } from './drop.schema.ts';
import type { DropView } from './lock-drops.ts';

/** A feed of Fresh Drops: all of them, those about the tools of one category, or about the tools that do one task. */
export interface DropFeed {
  /** Last part of its addresses, `/feeds/{slug}.xml` and `/feeds/{slug}.json`. */
  slug: string;
  title: string;
  /** One sentence for readers of the feed. */
  about: string;
  /** Path of the page it belongs to. */
  page: string;
  drops: Drop[];
}

/** One drop as feeds print it. */
interface FeedEntry {
  /** Full address on Fresh Drops: link and lasting id in one. */
  address: string;
  title: string;
  text: string;
  /** Midnight UTC of the day of release, as an ISO time. */
  releasedAt: string;
  /** The official announcement, if there is one. */
  source: string | null;
  tags: string[];
}

/** Entries in one feed, however many drops are open. */
const LONGEST = 50;

/**
 * The drops that a feed may carry: whole ones only. Of a locked drop a feed says nothing, not even that it exists.
 * Newest first, as given.
 */
export function wholeDrops(views: readonly DropView[]): Drop[] {
  return views.flatMap((view) => {
    if (view.locked) return [];
    const { locked, successor, ...drop } = view;
    return [drop];
  });
}

/** Of some drops those about tools of a collection; what closed counts too, since that is news. */
export function dropsOfListing<T extends Collectable>(
  drops: readonly Drop[],
  tools: readonly T[],
  { rule }: Pick<Listing, 'rule'>,
): Drop[] {
  const ids = new Set(collectTools(tools, { ...rule, states: rule.states ?? [...toolStates] }).map(({ id }) => id));
  return drops.filter(({ toolId }) => toolId !== null && ids.has(toolId));
}

/** Of some drops those about tools that do a task; what closed counts too, since that is news. */
export function dropsOfTask(
  drops: readonly Drop[],
  tools: readonly Pick<Tool, 'id' | 'tasks'>[],
  { slug }: { slug: string },
): Drop[] {
  const ids = new Set(tools.filter(({ tasks }) => tasks.some(({ task }) => task === slug)).map(({ id }) => id));
  return drops.filter(({ toolId }) => toolId !== null && ids.has(toolId));
}

/** A feed's entries; `site` is the site's origin. */
export function feedEntries({ drops }: Pick<DropFeed, 'drops'>, site: string): FeedEntry[] {
  const titles = new Map(drops.map(({ id, updateTitle }) => [id, updateTitle]));
  const superseded = ({ supersededBy }: Drop) => {
    const title = supersededBy === null ? undefined : titles.get(supersededBy);
    return title === undefined ? '' : ` Superseded: ${title}.`;
  };
  return drops.slice(0, LONGEST).map((drop) => ({
    address: `${site}/all-updates#drop-${drop.id}`,
    title: drop.updateTitle.includes(drop.toolName) ? drop.updateTitle : `${drop.toolName}: ${drop.updateTitle}`,
    text: `${drop.updateDescription}${drop.openQuestion ? ` Still open: ${drop.openQuestion}.` : ''}${superseded(drop)}`,
    releasedAt: `${drop.releaseDate}T00:00:00Z`,
    source: drop.sourceUrl,
    tags: [drop.toolName, drop.kind],
  }));
}
