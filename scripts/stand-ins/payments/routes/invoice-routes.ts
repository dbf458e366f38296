import type Stripe from 'stripe';
import { z } from 'zod';
import { expireSubscription } from '../billing/end-subscription.ts';
import { ApiFailure, unknownId } from '../http/api-failure.ts';
import { apiRoute } from '../http/api-route.ts';
import type { ApiRoute, KnownParameters } from '../http/api-route.ts';
import { isWithin, pageOf } from '../http/page-of.ts';
import { created, listParameters } from '../http/parameter-kinds.ts';

const listing = {
  ...listParameters,
  customer: z.string().optional(),
  subscription: z.string().optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
  created: created.optional(),
} satisfies KnownParameters<Stripe.InvoiceListParams>;

const payments = {
  ...listParameters,
  invoice: z.string().optional(),
  payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: z.string() }).optional(),
} satisfies KnownParameters<Stripe.InvoicePaymentListParams>;

/** Stripe's API for invoices, which subscriptions make by themselves. */
export const invoiceRoutes: readonly ApiRoute[] = [
  apiRoute('GET', '/v1/invoices', listing, ({ ledger, parameters }) => {
    const { customer, subscription, status } = parameters;
    const found = ledger.records
      .list('invoice', customer)
      .filter(({ parent }) => subscription === undefined || parent?.subscription_details?.subscription === subscription)
      .filter((invoice) => status === undefined || invoice.status === status)
      .filter((invoice) => isWithin(invoice.created, parameters.created));
    return pageOf(found, parameters, '/v1/invoices');
  }),

  apiRoute('GET', '/v1/invoices/:id', {}, ({ ledger, id }) => {
    const invoice = ledger.records.get('invoice', id);
    if (!invoice) throw unknownId('invoice', id);
    return invoice;
  }),

  apiRoute('GET', '/v1/invoice_payments', payments, ({ ledger, parameters }) => {
    const intent = parameters.payment?.payment_intent;
    const found = ledger.records
      .list('invoice_payment', parameters.invoice)
      .filter(({ payment }) => intent === undefined || payment.payment_intent === intent);
    return pageOf(found, parameters, '/v1/invoice_payments');
  }),

  apiRoute('POST', '/v1/invoices/:id/void', {}, ({ ledger, id }) => {
    const invoice = ledger.records.get('invoice', id);
    if (!invoice) throw unknownId('invoice', id);
    const subscription = invoice.parent?.subscription_details?.subscription;
    const isFirst = invoice.billing_reason === 'subscription_create';
    if (invoice.status !== 'open' || !isFirst || !subscription)
      throw new ApiFailure(400, `This invoice is ${invoice.status}: only an open first one can be voided here.`);
    expireSubscription(ledger, subscription);
    return ledger.records.need('invoice', id);
  }),
];
