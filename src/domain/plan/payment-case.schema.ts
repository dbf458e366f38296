import * as z from 'zod';

const time = z.iso.datetime();

/**
 * What somebody of the team has to look at: `dispute`, a payment that somebody disputes at their bank; `refund`, money
 * that was given back by hand, or that the bank did not take; `unrefunded`, a payment made twice that Stripe refused to
 * give back.
 */
const caseKinds = ['dispute', 'refund', 'unrefunded'] as const;

/** What an editor does about one. */
export const caseActions = ['done', 'reopened'] as const;

/**
 * One matter of money beside the subscriptions. Ids of Stripe, an amount and a state: who it is about stands as the id
 * of the account alone, and what the bank or the person said stays at Stripe.
 */
export const paymentCaseSchema = z.object({
  /** Stripe's id of the dispute, the refund or the invoice. */
  id: z.string().regex(/^\w{1,100}$/),
  kind: z.enum(caseKinds),
  /** Stripe's state of it; `refused` for a payment that could not be given back. */
  status: z.string(),
  /** In the currency's smallest unit, cents. */
  amount: z.number().int(),
  /** ISO code in lower case, as Stripe has it. */
  currency: z.string(),
  /** Stripe's id of the payment, by which it is found there; null when it is not known. */
  payment: z.string().nullable(),
  /** Whose payment it was; null when that account is gone or not known. */
  userId: z.string().nullable(),
  /** Until when an answer is taken; null when none is asked for. */
  answerBy: time.nullable(),
  since: time,
  /** When it was done, by an editor or by itself; null while it waits. */
  doneAt: time.nullable(),
  /** What the team did, oldest first. */
  entries: z.array(
    z.object({
      /** Uuid of the request, so that its repetition is known. */
      id: z.uuid(),
      at: time,
      /** A keyed hash of the person of the team, the same as in the audit; null when it cannot be told. */
      who: z.string().nullable(),
      what: z.enum(caseActions),
    }),
  ),
});
