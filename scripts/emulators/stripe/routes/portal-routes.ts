import type Stripe from 'stripe';
import { z } from 'zod';
import { unknownReference } from '../http/api-failure.ts';
import { type ApiRoute, type KnownParameters, apiRoute } from '../http/api-route.ts';
import { recordNamed } from '../http/named-record.ts';
import { locales, pageAddress } from '../http/parameter-kinds.ts';
import type { Ledger } from '../ledger.ts';
import { newPortalSession } from '../objects/portal-session.ts';
import type { PortalFlow } from '../objects/portal-session.ts';

const afterCompletion = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('portal_homepage') }),
  z.strictObject({ type: z.literal('redirect'), redirect: z.strictObject({ return_url: pageAddress }) }),
]);

const flowData = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('payment_method_update'), after_completion: afterCompletion.optional() }),
  z.strictObject({
    type: z.literal('subscription_cancel'),
    subscription_cancel: z.strictObject({ subscription: z.string() }),
    after_completion: afterCompletion.optional(),
  }),
]);

const visit = {
  customer: z.string(),
  return_url: pageAddress.optional(),
  locale: locales.optional(),
  flow_data: flowData.optional(),
} satisfies KnownParameters<Stripe.BillingPortal.SessionCreateParams>;

/** Visits to the billing portal. */
export const portalRoutes: readonly ApiRoute[] = [
  apiRoute(
    'POST /v1/billing_portal/sessions',
    { takes: 'BillingPortalSessionCreateRequest', gives: 'BillingPortalSession' },
    visit,
    ({ ledger, parameters }) => {
      const customer = recordNamed(ledger, 'customer', parameters.customer, 'customer');
      const { flow_data: flow } = parameters;
      const after = flow?.after_completion;
      const session = newPortalSession({
        customer: customer.id,
        returnUrl: parameters.return_url ?? ledger.site.url,
        flow: flow ? readFlow(ledger, customer.id, flow) : null,
        afterFlow: after?.type === 'redirect' ? after.redirect.return_url : null,
        locale: parameters.locale ?? null,
        created: ledger.now(),
      });
      ledger.records.put('portal_session', session);
      ledger.emit('billing_portal.session.created', session);
      return session;
    },
  ),
];

function readFlow(ledger: Ledger, customer: string, flow: z.output<typeof flowData>): PortalFlow {
  if (flow.type === 'payment_method_update') return { kind: flow.type };
  const { subscription } = flow.subscription_cancel;
  const isTheirs = ledger.records.get('subscription', subscription)?.customer === customer;
  if (!isTheirs) throw unknownReference('subscription', subscription, 'flow_data[subscription_cancel][subscription]');
  return { kind: flow.type, subscription };
}
