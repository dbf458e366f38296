import type { Contract } from './contract.ts';

/** The catalogue as a file, opened by the browser itself. `format` is csv unless stated. */
export const adminExport = {
  path: '/api/admin/export',
  methods: {
    GET: {
      who: 'admin',
      statuses: [401, 403, 403, 200],
    },
  },
} as const satisfies Contract;
