import { getCollection } from 'astro:content';
import built from '#data/generated/documents.json' with { type: 'json' };
import { cleanEntry } from '#domain/desk-document/clean-entry.ts';
import type { BuiltDocuments } from '#domain/desk-document/built-documents.schema.ts';
import { labelledDrops, shownDrops } from '#domain/drop/desk-drops.ts';
import type { Drop } from '#domain/drop/drop.schema.ts';
import { type DropView, lockDrops, withLocked } from '#domain/drop/lock-drops.ts';
import { openDrops } from '#domain/plan/may-use.ts';
import { plans } from './plans.ts';

/**
 * What a page may print of the Fresh Drops: what a signed-out reader gets, newest first, out of the files and of what the
 * desk published before the build began. No locked text leaves here.
 */
export async function publicDrops(): Promise<DropView[]> {
  const files = (await getCollection('updates')).map((entry): Drop => entry.data);
  const held = (built as unknown as BuiltDocuments).drop.map(cleanEntry);
  return withLocked(lockDrops(shownDrops(files, held), openDrops(null, plans)), labelledDrops(held));
}
