import { newDocumentSchema } from './admin-document.contract.ts';
import { editRefusalSchema } from './refusal.schema.ts';
import type { Contract } from './contract.ts';

export const adminDocumentsEndpoint = {
  path: '/api/admin/documents/:kind',
  methods: {
    GET: {
      who: 'admin',
      // The walk names no kind that there is; netlify/documents has the tests of those.
      statuses: [401, 403, 403, 404],
    },
    POST: {
      who: 'admin',
      in: newDocumentSchema,
      mostBytes: 65_536,
      refusal: editRefusalSchema,
      statuses: [401, 403, 403, 404],
      example: {
        attempt: '7d4a1c52-52a3-4c0e-8c43-1d2f5b6a7c84',
        reason: 'The maker announced it',
        fields: { toolName: 'Storyteller' },
        state: 'published',
        showsOn: null,
        dryRun: true,
      },
    },
  },
} as const satisfies Contract;
