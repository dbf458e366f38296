import { expireSubscription } from '../billing/end-subscription.ts';
import { ApiFailure } from '../http/api-failure.ts';
import { type ApiRoute, apiRoute } from '../http/api-route.ts';
import { recordAt } from '../http/named-record.ts';

/** What changes invoices, which subscriptions make by themselves. */
export const invoiceRoutes: readonly ApiRoute[] = [
  apiRoute('POST /v1/invoices/:id/void', { takes: 'RetrieveRequest', gives: 'Invoice' }, {}, ({ ledger, id }) => {
    const invoice = recordAt(ledger, 'invoice', id);
    const subscription = invoice.parent?.subscription_details?.subscription;
    const isFirst = invoice.billing_reason === 'subscription_create';
    if (invoice.status !== 'open' || !isFirst || !subscription)
      throw new ApiFailure(400, `This invoice is ${invoice.status}: only an open first one can be voided here.`);
    expireSubscription(ledger, subscription);
    return ledger.records.need('invoice', id);
  }),
];
