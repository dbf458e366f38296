import * as z from 'zod';
import { checkSubmission, cleanSubmission } from '#domain/submission/check-submission.ts';
import { formProofShape } from './form-proof.schema.ts';

const text = z.string();

/** Body of `POST /api/tool-submissions`: checked by the very rules that the form shows. */
export const toolSubmissionSchema = z
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
