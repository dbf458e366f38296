import type { SubscriberGrowth } from '#domain/mailing/subscriber-growth.ts';
import type { Endpoint } from './endpoint.ts';
import { request } from './request.ts';

export const adminSubscribers = { path: '/api/admin/subscribers', methods: ['GET'] } as const satisfies Endpoint;

/** Counts and growth of the subscription by mail; no address. */
export interface SubscriberGrowthAnswer extends SubscriberGrowth {
  /** ISO time at which the addresses were counted: of very many they are counted once an hour. */
  countedAt: string;
}

/** @throws CallError `unauthorized`, `forbidden` */
export function fetchSubscriberGrowth(): Promise<SubscriberGrowthAnswer> {
  return request('GET', adminSubscribers.path);
}
