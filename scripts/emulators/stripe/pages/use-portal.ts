import { saveCard, useCard } from '../billing/save-card.ts';
import { paidUntil, scheduleCancellation } from '../billing/schedule-cancellation.ts';
import type { Ledger } from '../ledger.ts';
import type { Records } from '../wire-object.ts';
import { readCard, typedCard } from './card-form.ts';
import { redirectTo } from './page-frame.ts';
import type { PageAnswer } from './page-frame.ts';
import { portalPage, runningSubscriptions } from './portal-page.ts';
import type { PortalAction } from './portal-page.ts';

/** Does what a person asked for on the portal, for the portal's own customer only. */
export function usePortal(ledger: Ledger, session: Records['portal_session'], form: URLSearchParams): PageAnswer {
  if (form.get('do') === 'change-card') return changeCard(ledger, session, form);
  const subscription = runningSubscriptions(ledger, session).find(({ id }) => id === form.get('subscription'));
  if (!subscription)
    return portalPage(ledger, session, { status: 404, alert: 'There is no such subscription any more.' });
  if (form.get('do') === 'resume') {
    scheduleCancellation(ledger, subscription.id, { kind: 'none' });
    return finish(session, 'resumed');
  }
  scheduleCancellation(ledger, subscription.id, { kind: 'moment', moment: paidUntil(subscription) });
  return finish(session, 'canceled');
}

function changeCard(ledger: Ledger, session: Records['portal_session'], form: URLSearchParams): PageAnswer {
  const typed = typedCard(form);
  const customer = ledger.records.need('customer', session.customer);
  const reading = readCard(typed, customer.email, ledger.now());
  if (!reading.ok)
    return portalPage(ledger, session, {
      status: 402,
      alert: 'Please look at the marked fields again.',
      typed,
      problems: reading.problems,
    });
  const { card } = reading.card;
  if (!card.canBeSaved)
    return portalPage(ledger, session, {
      status: 402,
      alert: card.decline?.message ?? 'Your card was declined.',
      typed,
    });
  const method = saveCard(ledger, customer.id, reading.card);
  useCard(ledger, customer.id, method.id);
  return finish(session, 'card-changed');
}

/** Leads on when the visit was for this one thing, else back to the portal, which says what was done. */
function finish(session: Records['portal_session'], done: PortalAction): PageAnswer {
  return redirectTo(session.flow?.after_completion.redirect?.return_url ?? `/p/session/${session.id}?done=${done}`);
}
