import type { SubscriberGrowth } from '#domain/subscription/subscriber-growth.ts';
import type { Endpoint } from './endpoint.ts';
import { request } from './request.ts';

export const adminSubscribers = { path: '/api/admin/subscribers', methods: ['GET'] } as const satisfies Endpoint;

/** Counts and growth of the subscription by mail; no address. @throws Error `401: …`, `403: …` */
export function fetchSubscriberGrowth(): Promise<SubscriberGrowth> {
  return request('GET', adminSubscribers.path);
}
