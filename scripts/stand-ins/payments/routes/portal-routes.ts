import type Stripe from 'stripe';
import { z } from 'zod';
import { unknownReference } from '../http/api-failure.ts';
import { apiRoute } from '../http/api-route.ts';
import type { ApiRoute, KnownParameters } from '../http/api-route.ts';
import type { Ledger } from '../ledger.ts';
import { newPortalSession } from '../objects/portal-session.ts';
import type { PortalFlow } from '../objects/portal-session.ts';
import { requireCustomer } from './customer-routes.ts';

const pageAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const locales = ['auto', 'en', 'en-GB', 'de', 'es', 'fr', 'it', 'nl', 'pt'] as const;

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
  locale: z.enum(locales).optional(),
  flow_data: flowData.optional(),
} satisfies KnownParameters<Stripe.BillingPortal.SessionCreateParams>;

/**
 * Stripe's API for visits to the billing portal.
 * @param siteUrl where a visit ends when the request names no page
 */
export function portalRoutes(siteUrl: string): readonly ApiRoute[] {
  return [
    apiRoute('POST', '/v1/billing_portal/sessions', visit, ({ ledger, parameters }) => {
      const customer = requireCustomer(ledger, parameters.customer);
      const { flow_data: flow } = parameters;
      const after = flow?.after_completion;
      const session = newPortalSession({
        customer: customer.id,
        returnUrl: parameters.return_url ?? siteUrl,
        flow: flow ? readFlow(ledger, customer.id, flow) : null,
        afterFlow: after?.type === 'redirect' ? after.redirect.return_url : null,
        locale: parameters.locale ?? null,
        created: ledger.now(),
      });
      ledger.records.put('portal_session', session);
      ledger.emit('billing_portal.session.created', session);
      return session;
    }),
  ];
}

function readFlow(ledger: Ledger, customer: string, flow: z.output<typeof flowData>): PortalFlow {
  if (flow.type === 'payment_method_update') return { kind: flow.type };
  const { subscription } = flow.subscription_cancel;
  const isTheirs = ledger.records.get('subscription', subscription)?.customer === customer;
  if (!isTheirs) throw unknownReference('subscription', subscription, 'flow_data[subscription_cancel][subscription]');
  return { kind: flow.type, subscription };
}
