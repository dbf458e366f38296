import * as z from 'zod';
import { checkSubmission, cleanSubmission } from '#domain/letters/submission/check-submission.ts';
import { formProofShape } from './form-proof.schema.ts';
import { letterState } from './letter-state.schema.ts';
import type { Answer, Contract } from './contract.ts';

const text = z.string();

/** Body of `POST /api/tool-submissions`: checked by the very rules that the form shows. */
const toolSubmissionSchema = z
  .strictObject({
    ...formProofShape,
    toolName: text,
    category: text,
    website: text,
    description: text,
    pricing: text,
    submitterName: text,
    submitterEmail: text,
    relationship: text,
    additionalInfo: text,
  })
  .transform((body) => ({ ...body, ...cleanSubmission(body) }))
  .superRefine((body, context) => {
    for (const [field, message] of Object.entries(checkSubmission(body)))
      context.addIssue({ code: 'custom', path: [field], message });
  });

export const toolSubmissions = {
  path: '/api/tool-submissions',
  methods: {
    GET: {
      who: 'anyone',
      summary: 'Whether a tool was suggested already, by its web address.',
      params: z.object({ address: z.string() }),
      out: z.strictObject({ isSuggested: z.boolean() }),
      statuses: [400, 400, 400, 400],
    },
    POST: {
      who: 'visitor',
      summary: 'Suggests a tool for the guide.',
      in: toolSubmissionSchema,
      mostBytes: 65_536,
      out: z.strictObject({
        statusPath: z.string().describe('Private path under which the sender can see what became of it.'),
        isRepeat: z.boolean().describe('The tool was suggested before.'),
        letters: letterState,
      }),
      statuses: [200, 200, 200, 200],
      example: {
        attempt: '7d4a1c52-52a3-4c0e-8c43-1d2f5b6a7c84',
        homepage: '',
        opened: 'as GET /api/form-time says it',
        toolName: 'Storyteller',
        category: 'Video Generation',
        website: 'https://storyteller.test/',
        description: 'Turns a script into a storyboard.',
        pricing: '',
        submitterName: 'Ada Lovelace',
        submitterEmail: 'reader@example.com',
        relationship: 'user',
        additionalInfo: '',
      },
    },
  },
} as const satisfies Contract;

export type SubmissionAnswer = Answer<typeof toolSubmissions, 'POST'>;
