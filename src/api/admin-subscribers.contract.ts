import { type Contract, typeOnly } from './contract.ts';
import type { SubscriberGrowth } from '#domain/letters/subscriber-growth.ts';

/** Counts and growth of the subscription by mail; no address. */
export interface SubscriberGrowthAnswer extends SubscriberGrowth {
  /** ISO time at which the addresses were counted: of very many they are counted once an hour. */
  countedAt: string;
}

export const adminSubscribers = {
  path: '/api/admin/subscribers',
  methods: {
    GET: {
      who: 'admin',
      answers: typeOnly<SubscriberGrowthAnswer>(),
      statuses: [401, 403, 403, 200],
    },
  },
} as const satisfies Contract;
