import type Stripe from 'stripe';
import { z } from 'zod';
import { changeRecord } from '../billing/change-record.ts';
import { refundPayment } from '../billing/give-back.ts';
import { intentOf } from '../billing/open-invoice.ts';
import { ApiFailure } from '../http/api-failure.ts';
import { type ApiRoute, type KnownParameters, apiRoute } from '../http/api-route.ts';
import { recordNamed } from '../http/named-record.ts';
import { metadata, whole, withMetadata } from '../http/parameter-kinds.ts';
import { newCreditNote } from '../objects/credit-note.ts';

const order = {
  invoice: z.string(),
  amount: whole.pipe(z.number().min(1)),
  refund_amount: whole.pipe(z.number().min(1)),
  reason: z.enum(['duplicate', 'fraudulent', 'order_change', 'product_unsatisfactory']).optional(),
  memo: z.string().optional(),
  metadata: metadata.optional(),
  email_type: z.enum(['credit_note', 'none']).optional(),
} satisfies KnownParameters<Stripe.CreditNoteCreateParams>;

const handOrder = {
  payment_intent: z.string(),
  amount: whole.pipe(z.number().min(1)).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.optional(),
} satisfies KnownParameters<Stripe.RefundCreateParams>;

/** What gives money back: by a credit note on a paid invoice, which refunds its payment, or by hand. */
export const refundRoutes: readonly ApiRoute[] = [
  apiRoute(
    'POST /v1/credit_notes',
    { takes: 'CreditNoteCreateRequest', gives: 'CreditNote' },
    order,
    ({ ledger, parameters }) => {
      const { records } = ledger;
      const invoice = recordNamed(ledger, 'invoice', parameters.invoice, 'invoice');
      const credited = invoice.post_payment_credit_notes_amount;
      const { amount, refund_amount: back } = parameters;
      if (invoice.status !== 'paid')
        throw new ApiFailure(400, 'Only a paid invoice can be refunded by a credit note here.');
      if (amount !== back)
        throw new ApiFailure(
          400,
          'The sum of credit amount, refund amount and out of band amount must equal the amount.',
        );
      if (amount > invoice.amount_paid - credited) {
        const message = 'The amount of the credit note is more than what is left of the invoice.';
        throw new ApiFailure(400, message, { param: 'amount' });
      }
      const refund = refundPayment(ledger, intentOf(ledger, invoice.id), amount);
      const note = newCreditNote({
        invoice,
        refund,
        reason: parameters.reason ?? null,
        memo: parameters.memo ?? null,
        metadata: withMetadata({}, parameters.metadata),
        earlier: records.list('credit_note', invoice.customer ?? '').filter((other) => other.invoice === invoice.id)
          .length,
        created: ledger.now(),
      });
      records.put('credit_note', note);
      ledger.emit('credit_note.created', note);
      const changes = { post_payment_credit_notes_amount: credited + amount };
      changeRecord(ledger, 'invoice', invoice.id, changes, 'invoice.updated');
      return note;
    },
  ),

  apiRoute(
    'POST /v1/refunds',
    { takes: 'RefundCreateRequest', gives: 'Refund' },
    handOrder,
    ({ ledger, parameters }) => {
      const { payment_intent: id, amount, reason = null } = parameters;
      const intent = recordNamed(ledger, 'payment_intent', id, 'payment_intent');
      return refundPayment(ledger, intent, amount, { reason, metadata: withMetadata({}, parameters.metadata) });
    },
  ),
];
