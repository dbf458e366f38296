import { lineCorrectionSchema } from '#domain/project/line-change.schema.ts';
import { type Contract, typeOnly } from './contract.ts';
import type { LineAnswer } from './project-lines.contract.ts';

/**
 * Corrects one line by a new version; the old one stays, and so does what is left out. Facts are frozen anew when the tool or
 * the plan is another one, else those of before hold.
 */
export const projectLine = {
  path: '/api/projects/:id/lines/:line',
  methods: {
    PUT: {
      who: 'user',
      in: lineCorrectionSchema,
      answers: typeOnly<LineAnswer>(),
      statuses: [401, 404, 404, 404],
      example: { human: 'Retouched' },
    },
  },
} as const satisfies Contract;
