import * as z from 'zod';
import { checkMessage, cleanMessage } from '#domain/message/check-message.ts';
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
  })
  .transform((body) => ({ ...body, ...cleanMessage(body) }))
  .superRefine((body, context) => {
    for (const [field, message] of Object.entries(checkMessage(body)))
      context.addIssue({ code: 'custom', path: [field], message });
  });
