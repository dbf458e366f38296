import { lineCorrectionSchema } from '#domain/project/line-change.schema.ts';
import type { Contract } from './contract.ts';

/** Body of `PUT /api/projects/{id}/lines/{line}`: what is left out stays. */
const projectLineSchema = lineCorrectionSchema;

/** Corrects one line: `correctLine` of its lines sends it. */
export const projectLine = {
  path: '/api/projects/:id/lines/:line',
  methods: {
    PUT: {
      who: 'user',
      in: projectLineSchema,
      statuses: [401, 404, 404, 404],
      example: { human: 'Retouched' },
    },
  },
} as const satisfies Contract;
