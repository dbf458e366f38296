import { saveAnswerSchema } from './save-answer.schema.ts';
import type { Contract } from './contract.ts';

export const savedTool = {
  path: '/api/saved-tools/:id',
  methods: {
    DELETE: {
      who: 'user',
      out: saveAnswerSchema,
      statuses: [401, 200, 200, 200],
    },
  },
} as const satisfies Contract;
