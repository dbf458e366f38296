import type { Ledger } from '../ledger.ts';
import { paidUntil } from '../billing/schedule-cancellation.ts';
import type { Records } from '../wire-object.ts';
import { cardFields, testCardTable, usualCard } from './card-form.ts';
import type { CardProblems, TypedCard } from './card-form.ts';
import { type Html, html } from '@yak/emulator-loopback';
import { dayText, moneyText } from './texts.ts';
import { pageFrame } from './page-frame.ts';
import type { PageAnswer } from './page-frame.ts';

const ENDED = ['canceled', 'incomplete_expired', 'incomplete'];
const brands: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' };

/** What a person has just done, as the address says it. */
export type PortalAction = 'canceled' | 'resumed' | 'card-changed';

const actions: Record<PortalAction, string> = {
  canceled: 'Your subscription was canceled. You keep it until the end of the period.',
  resumed: 'Your subscription goes on.',
  'card-changed': 'Your card was changed.',
};

/** What a portal page says beside what it always shows. */
interface PortalWords {
  status?: number;
  /** What was just done; anything else than a deed says nothing. */
  done?: string | null;
  /** What could not be done. */
  alert?: string | null;
  typed?: TypedCard;
  problems?: CardProblems;
}

/** The subscriptions of a portal's customer that still run, the newest first. */
export function runningSubscriptions(
  ledger: Ledger,
  { customer }: Records['portal_session'],
): Records['subscription'][] {
  return ledger.records.list('subscription', customer).filter(({ status }) => !ENDED.includes(status));
}

/** The portal: plan, card and invoices, or only the one thing that the visit is for. */
export function portalPage(ledger: Ledger, session: Records['portal_session'], words: PortalWords): PageAnswer {
  const flow = session.flow?.type ?? null;
  const done = Object.entries(actions).find(([action]) => action === words.done)?.[1];
  const subscriptions = runningSubscriptions(ledger, session);
  const wanted = session.flow?.subscription_cancel?.subscription;
  const leaving = subscriptions.filter(({ id }) => id === wanted);
  const parts: Record<string, Html> = {
    payment_method_update: cardSection(ledger, session.customer, words),
    subscription_cancel: html`<h2>Plan</h2>${leaving.length === 0 ? html`<p>This subscription has ended.</p>` : leaving.map(planSection)}`,
  };
  const everything = html`<h2>Plan</h2>${subscriptions.length === 0 ? html`<p>No subscription.</p>` : subscriptions.map(planSection)}
${cardSection(ledger, session.customer, words)}
${invoiceSection(ledger, session.customer)}`;
  const targets = [session.return_url, session.flow?.after_completion.redirect?.return_url ?? null].filter(
    (target) => target !== null,
  );
  return pageFrame(ledger.site, {
    status: words.status ?? 200,
    title: 'Your billing',
    formTargets: targets,
    body: html`<h1>Your billing</h1>
${done === undefined ? null : html`<p role="status">${done}</p>`}
${words.alert ? html`<p role="alert">${words.alert}</p>` : null}
${(flow === null ? undefined : parts[flow]) ?? everything}
<a class="back" href="${session.return_url ?? ''}">Back to ${ledger.site.name}</a>`,
  });
}

function planSection(subscription: Records['subscription']): Html {
  const [item] = subscription.items.data;
  const price = item?.price;
  const hidden = html`<input type="hidden" name="subscription" value="${subscription.id}">`;
  const isEnding = subscription.cancel_at !== null;
  const button = isEnding
    ? html`<button name="do" value="resume">Keep the subscription</button>`
    : html`<button name="do" value="cancel">Cancel at the end of the period</button>`;
  return html`<form method="post">${hidden}
<p><strong>${moneyText(price?.unit_amount ?? 0)} per ${price?.recurring?.interval ?? 'month'}</strong></p>
<p>${standing(subscription)}</p>
${button}</form>`;
}

function standing(subscription: Records['subscription']): string {
  if (subscription.cancel_at !== null)
    return `Ends on ${dayText(subscription.cancel_at)}; nothing more will be charged.`;
  if (subscription.status === 'past_due')
    return 'The last payment failed. Change your card: it is tried again in the coming days.';
  return `Renews on ${dayText(paidUntil(subscription))}.`;
}

function cardSection(ledger: Ledger, customerId: string, words: PortalWords): Html {
  const customer = ledger.records.need('customer', customerId);
  const own = ledger.records
    .list('subscription', customerId)
    .find(({ default_payment_method: method }) => method !== null);
  const id = own?.default_payment_method ?? customer.invoice_settings.default_payment_method;
  const card = id === null ? undefined : ledger.records.get('payment_method', id)?.card;
  const current = card
    ? `${brands[card.brand] ?? card.brand} ending in ${card.last4}, expires ${card.exp_month}/${card.exp_year}`
    : 'None yet.';
  return html`<h2>Card</h2>
<p>${current}</p>
<form method="post">
${cardFields(words.typed ?? usualCard(ledger.now()), words.problems ?? {})}
<button name="do" value="change-card">Use this card from now on</button>
</form>
${testCardTable()}`;
}

function invoiceSection(ledger: Ledger, customer: string): Html {
  const rows = ledger.records
    .list('invoice', customer)
    .map(
      (invoice) =>
        html`<tr><td>${dayText(invoice.created)}</td><td>${moneyText(invoice.total)}</td><td>${invoice.status}</td><td><a href="/i/${invoice.id}">${invoice.number}</a></td></tr>`,
    );
  if (rows.length === 0) return html`<h2>Invoices</h2><p>None yet.</p>`;
  return html`<h2>Invoices</h2><table><thead><tr><th scope="col">Date</th><th scope="col">Amount</th><th scope="col">State</th><th scope="col">Invoice</th></tr></thead><tbody>${rows}</tbody></table>`;
}
