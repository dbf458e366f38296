import * as z from 'zod';
import { inks } from '#domain/tool/categories.schema.ts';
import { toolTaskSchema } from '#domain/tool/tool.schema.ts';
import { saveAnswerSchema } from './save-answer.schema.ts';
import { toolAnswerSchema } from './tool-answer.schema.ts';
import type { Contract } from './contract.ts';

const rightsCellSchema = z.object({
  text: z.string(),
  note: z.string().optional(),
  rank: z.number(),
  bearing: z.enum(['good', 'bad', 'open']),
});

/** Body of `POST /api/saved-tools`. */
const saveToolSchema = z.strictObject({ toolId: z.number().int().positive() });

export const savedTools = {
  path: '/api/saved-tools',
  methods: {
    GET: {
      who: 'user',
      out: z
        .array(
          toolAnswerSchema
            .pick({
              id: true,
              name: true,
              description: true,
              pricing: true,
              freeUse: true,
              rights: true,
              priceOfYes: true,
              evidence: true,
              status: true,
              category: true,
              departments: true,
              icon: true,
              link: true,
            })
            .extend({
              price: z.string().describe('To try, and with paid work; with * where nobody has confirmed it.'),
              savedAt: z.iso.datetime(),
              tag: z.string().describe('Its ear tag, as a code.'),
              ink: z.enum(inks).describe('Colour of its category.'),
              uploads: z
                .string()
                .describe(
                  'What becomes of uploads on the plan of the price with paid work, in words: "not trained on, with exceptions"; without such a price it names its plan.',
                ),
              cells: z
                .array(rightsCellSchema)
                .describe('Paid work, uploads and indemnity on that plan, as the table of rights tells them.'),
              tasks: z.array(toolTaskSchema.pick({ task: true, fit: true })).describe('What it does, best fit first.'),
            }),
        )
        .describe('Newest first.'),
      statuses: [401, 200, 200, 200],
    },
    POST: {
      who: 'user',
      in: saveToolSchema,
      out: saveAnswerSchema,
      statuses: [401, 201, 201, 201],
      example: { toolId: 2 },
    },
  },
} as const satisfies Contract;
