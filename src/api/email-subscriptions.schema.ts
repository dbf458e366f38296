import * as z from 'zod';
import { mailContexts } from '#domain/mailing/subscriber.ts';
import { oneLine } from '#domain/public-form/form-text.ts';
import { formProofShape } from './form-proof.schema.ts';

/** Body of `POST /api/email-subscriptions`. Only the address must be there; what nobody says is taken for the general case. */
export const emailSubscriptionSchema = z.strictObject({
  email: z.string().trim().max(254, 'At most 254 characters').pipe(z.email('Please enter a valid email address')),
  context: z.enum(mailContexts).default('general'),
  toolName: z.string().transform(oneLine).pipe(z.string().max(60)).nullable().default(null),
  subscribedAt: z.iso.datetime({ offset: true }).optional(),
  homepage: formProofShape.homepage.default(''),
  opened: formProofShape.opened,
});
