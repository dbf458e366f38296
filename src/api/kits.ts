import type { KitChange } from '#domain/kit/change-kits.ts';
import type { Kit } from '#domain/kit/kit.ts';
import type { Endpoint } from './endpoint.ts';
import { request } from './request.ts';

export const kitsEndpoint = { path: '/api/kits', methods: ['GET', 'POST'] } as const satisfies Endpoint;

/** The person's own collections, in the order they were made. */
export interface KitsAnswer {
  kits: Kit[];
  /** How many the plan allows; null for any number. What is above it stays, and nothing new is added. */
  limit: number | null;
  /** Whether the plan allows to share one by a link. */
  mayShare: boolean;
}

/** @throws Error `401: …` when nobody is signed in */
export function fetchKits(): Promise<KitsAnswer> {
  return request('GET', kitsEndpoint.path);
}

/** Makes one change; making or adopting the same collection again changes nothing. @throws Error `403: …requiresUpgrade…` */
export function changeKit(change: KitChange): Promise<KitsAnswer> {
  return request('POST', kitsEndpoint.path, change);
}
