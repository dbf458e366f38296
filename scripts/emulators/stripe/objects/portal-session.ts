import { hostedAddress } from '../hosted-address.ts';
import { newId } from '../new-id.ts';
import type { Records } from '../wire-object.ts';

/** The one thing a visit to the portal is for, when it is for one thing only. */
export type PortalFlow = { kind: 'payment_method_update' } | { kind: 'subscription_cancel'; subscription: string };

/** What a portal session is made from. */
interface PortalFields {
  customer: string;
  returnUrl: string;
  flow: PortalFlow | null;
  /** Where the flow leads when it is done; null for the portal's first page. */
  afterFlow: string | null;
  locale: Records['portal_session']['locale'];
  /** Unix seconds. */
  created: number;
}

/** A visit to the billing portal with the address of its page. */
export function newPortalSession(fields: PortalFields): Records['portal_session'] {
  const id = newId('bps');
  return {
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_local',
    created: fields.created,
    customer: fields.customer,
    customer_account: null,
    flow: fields.flow && wireFlow(fields.flow, fields.afterFlow),
    livemode: false,
    locale: fields.locale,
    on_behalf_of: null,
    return_url: fields.returnUrl,
    url: hostedAddress(`/p/session/${id}`),
  };
}

function wireFlow(flow: PortalFlow, afterFlow: string | null): NonNullable<Records['portal_session']['flow']> {
  return {
    after_completion: {
      hosted_confirmation: null,
      redirect: afterFlow === null ? null : { return_url: afterFlow },
      type: afterFlow === null ? 'portal_homepage' : 'redirect',
    },
    customer_update: null,
    subscription_cancel:
      flow.kind === 'subscription_cancel' ? { retention: null, subscription: flow.subscription } : null,
    subscription_pause: null,
    subscription_update: null,
    subscription_update_confirm: null,
    type: flow.kind,
  };
}
