import type { z } from 'zod';
import { given } from '#domain/value/given.ts';
import type { collectionChangeSchema } from './collection-change.schema.ts';
import { COLLECTION_BOUNDS, type Collection, type CollectionTool } from './collection.ts';
import { holds, isSameList, joinTools, orderTools, withoutDoubles } from './collection-tools.ts';
import type { ShareLink } from './collection.schema.ts';
import { shareLink } from './share-link.ts';

/** One change of a person's collections. */
export type CollectionChange = z.output<typeof collectionChangeSchema>;

/** What a plan allows. */
export interface CollectionRights {
  /** Collections that a person may hold; `Infinity` for no limit. */
  kits: number;
  /** On Core: what is made or changed now stays whole in exports when the plan ends. */
  isCore: boolean;
}

export type CollectionOutcome =
  | { ok: true; kits: Collection[]; changed: boolean }
  | { ok: false; code: 'upgrade_required' | 'not_found' | 'collection_full' };

/**
 * A person's collections after one change. The same rule holds in the browser before sign-in, on the page while the
 * server answers, and on the server. A limit refuses what is new and never touches what is there.
 */
export function changeCollections(
  collections: readonly Collection[],
  change: CollectionChange,
  rights: CollectionRights,
  now: Date,
): CollectionOutcome {
  const outcome = apply(collections, change, rights, now.toISOString());
  return outcome.ok && isTooMuch(outcome.kits, collections) ? { ok: false, code: 'collection_full' } : outcome;
}

function apply(
  collections: readonly Collection[],
  change: CollectionChange,
  rights: CollectionRights,
  at: string,
): CollectionOutcome {
  const touch = (collection: Collection, fields: Partial<Collection>): Collection => ({
    ...collection,
    ...fields,
    changedAt: at,
    isWholeInExports: collection.isWholeInExports || rights.isCore,
  });
  const put = (next: Collection): CollectionOutcome =>
    done(collections.map((collection) => (collection.id === next.id ? next : collection)));
  const added = ({ toolId, note }: Pick<CollectionTool, 'toolId' | 'note'>): CollectionTool => ({
    toolId,
    note,
    addedAt: at,
  });

  if (change.do === 'make' || change.do === 'adopt') {
    const known = collections.find(({ id }) => id === change.id);
    if (known && change.do === 'make') return same(collections);
    const tools = withoutDoubles(change.tools).map(added);
    if (!known && collections.length < rights.kits) {
      const { id, name, intro } = change;
      const made = { id, name, intro, tools, createdAt: at, changedAt: at, share: null };
      return done([...collections, { ...made, isWholeInExports: rights.isCore }]);
    }
    const home = known ?? collections.at(-1);
    if (change.do === 'make' || !home) return { ok: false, code: 'upgrade_required' };
    const joined = joinTools(home.tools, tools);
    return isSameList(home.tools, joined) ? same(collections) : put(touch(home, { tools: joined }));
  }

  const collection = collections.find(({ id }) => id === change.kit);
  if (!collection)
    return change.do === 'delete' || change.do === 'unshare' ? same(collections) : { ok: false, code: 'not_found' };
  const without = (toolId: number) => collection.tools.filter((tool) => tool.toolId !== toolId);
  switch (change.do) {
    case 'describe':
      // What is left out stays, so that two devices lose nothing of each other.
      return put(touch(collection, given({ name: change.name, intro: change.intro })));
    case 'add':
      return holds(collection, change.toolId)
        ? same(collections)
        : put(touch(collection, { tools: [...collection.tools, added(change)] }));
    case 'remove':
      return holds(collection, change.toolId)
        ? put(touch(collection, { tools: without(change.toolId) }))
        : same(collections);
    case 'note': {
      if (!holds(collection, change.toolId)) return { ok: false, code: 'not_found' };
      const tools = collection.tools.map((tool) =>
        tool.toolId === change.toolId ? { ...tool, note: change.note } : tool,
      );
      return put(touch(collection, { tools }));
    }
    case 'order':
      return put(touch(collection, { tools: orderTools(collection.tools, change.toolIds) }));
    case 'delete':
      return done(collections.filter(({ id }) => id !== collection.id));
    case 'unshare':
      return collection.share === null ? same(collections) : put({ ...collection, share: null });
  }

  const into = collections.find(({ id }) => id === change.into);
  if (!into) return { ok: false, code: 'not_found' };
  if (into.id === collection.id) return same(collections);
  if (change.do === 'merge') {
    const merged = touch(into, { tools: joinTools(into.tools, collection.tools) });
    return done(collections.flatMap((one) => (one.id === collection.id ? [] : [one.id === into.id ? merged : one])));
  }
  const tool = collection.tools.find(({ toolId }) => toolId === change.toolId);
  if (!tool) return { ok: false, code: 'not_found' };
  const filled = touch(into, { tools: joinTools(into.tools, [tool]) });
  const left = change.do === 'move' ? touch(collection, { tools: without(change.toolId) }) : collection;
  return done(collections.map((one) => (one.id === into.id ? filled : one.id === collection.id ? left : one)));
}

/** The collection under a link, or gives it one: sharing it again keeps the link that people have. */
export function shareCollection(
  collections: readonly Collection[],
  kitId: string,
  link: Pick<ShareLink, 'key' | 'byName'>,
  now: Date,
): { ok: true; kits: Collection[]; kit: Collection } | { ok: false; code: 'not_found' } {
  const collection = collections.find(({ id }) => id === kitId);
  if (!collection) return { ok: false, code: 'not_found' };
  const shared = { ...collection, share: shareLink(collection.share, link, now) };
  return { ok: true, kits: collections.map((one) => (one.id === kitId ? shared : one)), kit: shared };
}

function done(collections: Collection[]): CollectionOutcome {
  return { ok: true, kits: collections, changed: true };
}

function same(collections: readonly Collection[]): CollectionOutcome {
  return { ok: true, kits: [...collections], changed: false };
}

/** Only what grows can be too much: somebody above a bound can still take away. */
function isTooMuch(next: readonly Collection[], before: readonly Collection[]): boolean {
  const count = (collections: readonly Collection[]) => collections.reduce((sum, { tools }) => sum + tools.length, 0);
  const fullest = (collections: readonly Collection[]) => Math.max(0, ...collections.map(({ tools }) => tools.length));
  return (
    (next.length > COLLECTION_BOUNDS.kits && next.length > before.length) ||
    (count(next) > COLLECTION_BOUNDS.allTools && count(next) > count(before)) ||
    (fullest(next) > COLLECTION_BOUNDS.tools && fullest(next) > fullest(before))
  );
}
