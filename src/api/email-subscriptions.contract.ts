import * as z from 'zod';
import { mailContexts } from '#domain/person/subscriber.schema.ts';
import { lineSchema } from '#domain/text/line.schema.ts';
import { formProofShape } from './form-proof.schema.ts';
import type { Answer, Contract } from './contract.ts';

/** Body of `POST /api/email-subscriptions`. Only the address must be there; what nobody says is taken for the general case. */
const emailSubscriptionSchema = z.strictObject({
  email: z.string().trim().max(254, 'At most 254 characters').pipe(z.email('Please enter a valid email address')),
  context: z.enum(mailContexts).default('general'),
  toolName: lineSchema(60).nullable().default(null),
  subscribedAt: z.iso.datetime({ offset: true }).optional(),
  homepage: formProofShape.homepage.default(''),
  opened: formProofShape.opened,
});

export const emailSubscriptions = {
  path: '/api/email-subscriptions',
  methods: {
    POST: {
      who: 'anyone',
      summary: 'Subscribes an address, which is asked to confirm.',
      in: emailSubscriptionSchema,
      out: z.strictObject({
        confirmation: z.enum(['sent', 'waiting']).describe('waiting when no mail goes out at the moment.'),
      }),
      statuses: [202, 202, 202, 202],
      example: {
        email: 'reader@example.com',
        context: 'fresh-drops',
        toolName: null,
        subscribedAt: '2026-11-21T12:00:00.000Z',
      },
    },
  },
} as const satisfies Contract;

/** Alike for every address, known or not, however often it was asked. */
export type SubscriptionAnswer = Answer<typeof emailSubscriptions, 'POST'>;
