import * as z from 'zod';
import { MIN_REASON_LETTERS, MAX_REASON_LETTERS } from './decline-reasons.ts';
import { mostLetters } from './check-submission.ts';

/** The sentence may name the tool, and nothing else that is filled in. */
const isOnlyTool = (text: string) => [...text.matchAll(/\{([^}]*)\}/g)].every(([, name]) => name === 'tool');

/** Reasons for declining a submission that come often: an editor begins with one and changes what does not fit. */
export const declineReasonsSchema = z.strictObject({
  $schema: z.string().optional(),
  reasons: z
    .array(
      z.strictObject({
        label: z.string().min(3).max(60).describe('What the editor picks it by.'),
        text: z
          .string()
          .min(MIN_REASON_LETTERS)
          .max(MAX_REASON_LETTERS - mostLetters.toolName)
          .refine(isOnlyTool, 'name nothing but {tool} in braces')
          .describe('What the sender reads; {tool} becomes the name of the tool.'),
      }),
    )
    .min(1)
    .refine(
      (reasons) => new Set(reasons.map(({ label }) => label)).size === reasons.length,
      'give each a label of its own',
    ),
});
