import type Stripe from 'stripe';
import { z } from 'zod';
import { unknownId } from '../http/api-failure.ts';
import { type ApiRoute, type KnownParameters, apiRoute } from '../http/api-route.ts';
import { isWithin, pageOf } from '../http/page-of.ts';
import { created, listParameters } from '../http/parameter-kinds.ts';

const disputes = {
  ...listParameters,
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
  created: created.optional(),
} satisfies KnownParameters<Stripe.DisputeListParams>;

/** Stripe's API for payments that somebody disputes at their bank. */
export const disputeRoutes: readonly ApiRoute[] = [
  apiRoute('GET', '/v1/disputes', disputes, ({ ledger, parameters }) => {
    const found = ledger.records
      .list('dispute')
      .filter(({ charge }) => (parameters.charge ?? charge) === charge)
      .filter(({ payment_intent: intent }) => (parameters.payment_intent ?? intent) === intent)
      .filter((dispute) => isWithin(dispute.created, parameters.created));
    return pageOf(found, parameters, '/v1/disputes');
  }),

  apiRoute('GET', '/v1/disputes/:id', {}, ({ ledger, id }) => {
    const dispute = ledger.records.get('dispute', id);
    if (!dispute) throw unknownId('dispute', id);
    return dispute;
  }),
];
