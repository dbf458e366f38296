import * as z from 'zod';
import { checkMessage, cleanMessage } from '#domain/letters/check-message.ts';
import { factNames } from '#domain/tool/evidence/evidence.ts';
import { formProofShape } from './form-proof.schema.ts';
import { letterState } from './letter-state.schema.ts';
import type { Answer, Contract } from './contract.ts';

/** Body of `POST /api/contact`: checked by the very rules that the form shows. */
const contactSchema = z
  .strictObject({
    ...formProofShape,
    name: z.string(),
    email: z.string(),
    company: z.string(),
    subject: z.string(),
    message: z.string(),
    /** The fact that the message is about; the form keeps it out of sight. */
    about: z.strictObject({ toolId: z.number().int().positive(), fact: z.enum(factNames) }).optional(),
  })
  .transform((body) => ({ ...body, ...cleanMessage(body) }))
  .superRefine((body, context) => {
    for (const [field, message] of Object.entries(checkMessage(body)))
      context.addIssue({ code: 'custom', path: [field], message });
  });

export const contact = {
  path: '/api/contact',
  methods: {
    POST: {
      who: 'visitor',
      summary: 'Sends a message to the editors.',
      in: contactSchema,
      mostBytes: 65_536,
      out: z.strictObject({ letters: letterState }),
      statuses: [200, 200, 200, 200],
      example: {
        attempt: '7d4a1c52-52a3-4c0e-8c43-1d2f5b6a7c84',
        homepage: '',
        opened: 'as GET /api/form-time says it',
        name: 'Ada Lovelace',
        email: 'reader@example.com',
        company: '',
        subject: 'A question',
        message: 'Does the yak ever cut its fringe?',
      },
    },
  },
} as const satisfies Contract;

export type LetterState = Answer<typeof contact, 'POST'>['letters'];
