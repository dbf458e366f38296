import type { UploadEntry } from './uploads.ts';
import { type Contract, typeOnly } from './contract.ts';

export const uploads = {
  path: '/api/uploads',
  methods: {
    GET: {
      who: 'admin',
      answers: typeOnly<UploadEntry[]>(),
      statuses: [401, 403, 403, 200],
    },
  },
} as const satisfies Contract;
