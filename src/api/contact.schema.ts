import * as z from 'zod';
import { checkMessage, cleanMessage } from '#domain/message/check-message.ts';
import { factNames } from '#domain/tool/evidence.ts';
import { formProofShape } from './form-proof.schema.ts';

/** Body of `POST /api/contact`: checked by the very rules that the form shows. */
export const contactSchema = z
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
