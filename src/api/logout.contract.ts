import type { Contract } from './contract.ts';

/** Browser navigation: signs out. A GET that another site caused shows a confirming page whose form POSTs here. */
export const logout = {
  path: '/api/logout',
  methods: {
    GET: {
      who: 'visitor',
      summary: 'Signs a browser out; from another site it asks first.',
      getChanges: true,
      out: null,
      statuses: [303, 303, 303, 303],
    },
    POST: {
      who: 'visitor',
      summary: 'Signs a browser out: the button of that page.',
      out: null,
      statuses: [303, 303, 303, 303],
    },
  },
} as const satisfies Contract;
