import { getCollection } from 'astro:content';
import plans from '#data/plans.json' with { type: 'json' };
import { type DropView, lockDrops } from '#domain/drop/lock-drops.ts';
import { openDrops } from '#domain/plan/may-use.ts';
import type { Plans } from '#domain/plan/plans.schema.ts';

/** What a page may print of the Fresh Drops: what a signed-out reader gets, newest first. No locked text leaves here. */
export async function publicDrops(): Promise<DropView[]> {
  const entries = await getCollection('updates');
  return lockDrops(
    entries.map((entry) => entry.data),
    openDrops(null, plans as Plans),
  );
}
