import type { OwnPageAnswer } from './own-page.ts';
import { type Contract, typeOnly } from './contract.ts';

export const ownPage = {
  path: '/api/own-page',
  methods: {
    GET: {
      who: 'user',
      answers: typeOnly<OwnPageAnswer>(),
      statuses: [401, 200, 200, 200],
    },
  },
} as const satisfies Contract;
