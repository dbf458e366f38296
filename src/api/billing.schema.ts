import * as z from 'zod';

/** What the signed-in person pays, with what, and what was paid. */
export const billingSchema = z.strictObject({
  isPremium: z.boolean(),
  interval: z.enum(['month', 'year']).nullable(),
  amount: z.number().nullable().describe('US dollars per interval; null without a subscription.'),
  status: z.string().nullable().describe('Stripe’s status of the subscription; null without one.'),
  periodEnd: z.iso
    .datetime()
    .nullable()
    .describe('Of the next charge, or of the end when cancelled; null without a subscription.'),
  cancelAtPeriodEnd: z.boolean(),
  isRenewing: z.boolean().describe('That time is over and the charge was not heard of yet: Core goes on meanwhile.'),
  card: z
    .strictObject({ brand: z.string(), last4: z.string(), expMonth: z.number().int(), expYear: z.number().int() })
    .nullable(),
  invoices: z
    .array(
      z.strictObject({
        id: z.string(),
        number: z.string().nullable(),
        date: z.iso.datetime(),
        amount: z.number().describe('US dollars.'),
        status: z.string().describe('Stripe’s status, or `refunded` when all of it was given back.'),
        downloadUrl: z.string().nullable().describe('Address of the PDF at Stripe; null while it is a draft.'),
      }),
    )
    .describe('Paid, owed, or given up; newest first.'),
});
