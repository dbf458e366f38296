import data from '#data/collections.json' with { type: 'json' };
import { collectTools } from '#domain/tool/catalogue/collect-tools.ts';
import { listingsSchema, type Listing } from '#domain/tool/catalogue/listing.schema.ts';
import { listingLink, type ListingLink } from '#domain/tool/catalogue/suggest-listings.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { useCasesByTask } from './tasks.ts';
import { allTools } from './tools.ts';

/** All collections of `data/collections.json`, in the order of the file. */
export const { collections } = listingsSchema.parse(data);

/** A collection with its tools, sorted by name. */
export interface FilledListing {
  collection: Listing;
  tools: Tool[];
}

let loaded: Promise<FilledListing[]> | undefined;

/** The collections of some shelves with their tools. */
export async function filledListings(...shelves: Listing['shelf'][]): Promise<FilledListing[]> {
  loaded ??= Promise.all([allTools(), useCasesByTask()]).then(([tools, useCases]) =>
    collections.map((collection) => ({ collection, tools: collectTools(tools, collection.rule, useCases) })),
  );
  return (await loaded).filter(({ collection }) => shelves.includes(collection.shelf));
}

/** Links to the collections of some shelves that hold at least one tool. */
export async function listingLinks(...shelves: Listing['shelf'][]): Promise<ListingLink[]> {
  const filled = await filledListings(...shelves);
  return filled.map(({ collection, tools }) => listingLink(collection, tools.length)).filter(({ count }) => count > 0);
}
