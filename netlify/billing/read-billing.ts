import type Stripe from 'stripe';
import type { Billing, Invoice } from '#api/billing.contract.ts';
import type { User } from '#domain/person/user.ts';
import { isPremium, isRenewing } from '#domain/person/subscription.ts';
import { plans } from '#netlify/catalog/plans.ts';
import { readUser } from '#netlify/stores/user-store.ts';
import { listedOf } from './deleted-customer.ts';
import { reconcileUser } from './reconcile-user.ts';

/** Invoices shown: three years of months. */
const INVOICES = 36;

/** What the person pays, after their stored subscription has been made what Stripe says it is. */
export async function readBilling(stripe: Stripe, user: User, now: Date): Promise<Billing> {
  if (user.customerId === null) return toBilling(user, null, [], now);
  await reconcileUser(stripe, user.id, user.customerId);
  const [stored, customer, invoices] = await Promise.all([
    readUser(user.id),
    stripe.customers.retrieve(user.customerId),
    listedOf(
      stripe,
      user.customerId,
      async (customer) => (await stripe.invoices.list({ customer, limit: INVOICES })).data,
    ),
  ]);
  const current = stored?.user ?? user;
  const method = customer.deleted ? null : await paymentMethod(stripe, customer, current);
  return toBilling(current, method, invoices, now);
}

/** The card that the next charge goes to: the subscription's own, else the customer's. */
async function paymentMethod(
  stripe: Stripe,
  customer: Stripe.Customer,
  { subscription }: User,
): Promise<Stripe.PaymentMethod | null> {
  const own = subscription
    ? (await stripe.subscriptions.retrieve(subscription.id, { expand: ['default_payment_method'] }))
        .default_payment_method
    : null;
  const method = own ?? customer.invoice_settings.default_payment_method;
  return typeof method === 'string' ? stripe.paymentMethods.retrieve(method) : method;
}

function toBilling(user: User, method: Stripe.PaymentMethod | null, invoices: Stripe.Invoice[], now: Date): Billing {
  const { subscription } = user;
  const card = method?.card;
  return {
    isPremium: isPremium(subscription, now),
    interval: subscription?.interval ?? null,
    amount: subscription ? (subscription.interval === 'year' ? plans.core.yearlyPrice : plans.core.price) : null,
    status: subscription?.status ?? null,
    periodEnd: subscription ? new Date(subscription.currentPeriodEnd * 1000).toISOString() : null,
    cancelAtPeriodEnd: subscription?.cancelAtPeriodEnd ?? false,
    isRenewing: isRenewing(subscription, now),
    card: card ? { brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year } : null,
    invoices: invoices.filter(isOwedOrPaid).map(toInvoice),
  };
}

/** A first invoice that nobody paid is owed by nobody: the subscription never began. */
function isOwedOrPaid({ status, billing_reason: reason }: Stripe.Invoice): boolean {
  return status === 'paid' || (status !== 'draft' && reason !== 'subscription_create');
}

function toInvoice(invoice: Stripe.Invoice): Invoice {
  const {
    id,
    number,
    created,
    total,
    amount_paid,
    status,
    invoice_pdf,
    post_payment_credit_notes_amount: back,
  } = invoice;
  const isRefunded = back > 0 && back >= amount_paid;
  return {
    id,
    number,
    date: new Date(created * 1000).toISOString(),
    amount: total / 100,
    status: isRefunded ? 'refunded' : (status ?? 'open'),
    downloadUrl: invoice_pdf ?? null,
  };
}
