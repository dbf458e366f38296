import type { Contract } from './contract.ts';

/** Browser navigation: signs out. A GET that another site caused shows a confirming page whose form POSTs here. */
export const logout = {
  path: '/api/logout',
  methods: {
    GET: {
      who: 'visitor',
      getChanges: true,
      statuses: [303, 303, 303, 303],
    },
    POST: {
      who: 'visitor',
      statuses: [303, 303, 303, 303],
    },
  },
} as const satisfies Contract;
