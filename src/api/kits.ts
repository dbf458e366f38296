import type { CollectionChange } from '#domain/collection/change-collections.ts';
import type { Collection } from '#domain/collection/collection.ts';
import { request } from './request.ts';

/** The person's own collections, in the order they were made. */
export interface CollectionsAnswer {
  kits: Collection[];
  /** How many the plan allows; null for any number. What is above it stays, and nothing new is added. */
  limit: number | null;
  /** Whether the plan allows to share one by a link. */
  mayShare: boolean;
}

/** @throws Error `401: …` when nobody is signed in */
export function fetchCollections(): Promise<CollectionsAnswer> {
  return request('GET', '/api/kits');
}

/** Makes one change; making or adopting the same collection again changes nothing. @throws Error `403: …requiresUpgrade…` */
export function changeCollection(change: CollectionChange): Promise<CollectionsAnswer> {
  return request('POST', '/api/kits', change);
}
