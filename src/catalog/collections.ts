import data from '#data/collections.json' with { type: 'json' };
import { collectTools } from '#domain/tool/collect-tools.ts';
import { collectionsSchema, type Collection } from '#domain/tool/collection.schema.ts';
import { collectionLink, type CollectionLink } from '#domain/tool/suggest-collections.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { useCasesByTask } from './tasks.ts';
import { allTools } from './tools.ts';

/** All collections of `data/collections.json`, in the order of the file. */
export const { collections } = collectionsSchema.parse(data);

/** A collection with its tools, sorted by name. */
export interface FilledCollection {
  collection: Collection;
  tools: Tool[];
}

let loaded: Promise<FilledCollection[]> | undefined;

/** The collections of some shelves with their tools. */
export async function filledCollections(...shelves: Collection['shelf'][]): Promise<FilledCollection[]> {
  loaded ??= Promise.all([allTools(), useCasesByTask()]).then(([tools, useCases]) =>
    collections.map((collection) => ({ collection, tools: collectTools(tools, collection.rule, useCases) })),
  );
  return (await loaded).filter(({ collection }) => shelves.includes(collection.shelf));
}

/** Links to the collections of some shelves that hold at least one tool. */
export async function collectionLinks(...shelves: Collection['shelf'][]): Promise<CollectionLink[]> {
  const filled = await filledCollections(...shelves);
  return filled
    .map(({ collection, tools }) => collectionLink(collection, tools.length))
    .filter(({ count }) => count > 0);
}
