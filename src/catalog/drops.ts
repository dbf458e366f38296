import { getCollection } from 'astro:content';
import built from '#data/generated/documents.json' with { type: 'json' };
import { cleanEntry } from '#domain/record/clean-entry.ts';
import type { BuiltDocuments } from '#domain/record/built-documents.schema.ts';
import { labelledDrops, shownDrops } from '#domain/drop/desk-drops.ts';
import type { Drop } from '#domain/drop/drop.schema.ts';
import { type DropView, lockDrops, sortDrops, withLocked } from '#domain/drop/lock-drops.ts';
import { openDrops } from '#domain/plan/may-use.ts';
import { plans } from './plans.ts';

/** How many drops of each kind a signed-out reader does not get. */
export async function lockedKinds(): Promise<Map<Drop['kind'], number>> {
  const drops = sortDrops(await builtDrops()).slice(openDrops(null, plans));
  return new Map([...Map.groupBy(drops, ({ kind }) => kind)].map(([kind, own]) => [kind, own.length]));
}

/**
 * What a page may print of the Fresh Drops: what a signed-out reader gets, newest first, out of the files and of what the
 * desk published before the build began. No locked text leaves here.
 */
export async function publicDrops(): Promise<DropView[]> {
  return withLocked(lockDrops(await builtDrops(), openDrops(null, plans)), labelledDrops(held));
}

const held = (built as unknown as BuiltDocuments).drop.map(cleanEntry);

async function builtDrops(): Promise<Drop[]> {
  return shownDrops(
    (await getCollection('updates')).map((entry): Drop => entry.data),
    held,
  );
}
