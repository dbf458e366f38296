import type { SubscriberGrowthAnswer } from './admin-subscribers.ts';
import { type Contract, typeOnly } from './contract.ts';

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
