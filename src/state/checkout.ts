import { atom } from 'nanostores';
import type { BillingInterval, createCheckoutSession } from '#api/create-checkout-session.contract.ts';
import { requester } from '#api/request.ts';
import type { ErrorCode } from '#api/error-answer.ts';
import { refusalCode, settleRefusal } from './call.ts';
import { goToPaymentPage } from './payment-page.ts';

type Checkout = { status: 'idle' | 'pending' | 'closed' } | { status: 'failed'; message: string };

/** The way to the checkout page. */
export const $checkout = atom<Checkout>({ status: 'idle' });

/** Takes over from the address that the reader comes back from a checkout they closed. */
export function readClosedCheckout(): void {
  const query = new URLSearchParams(window.location.search);
  if (query.get('checkout') === 'closed') $checkout.set({ status: 'closed' });
}

const askCheckout = requester<typeof createCheckoutSession>('/api/create-checkout-session');

/** Goes to the hosted checkout; without a session to sign-in and on from there on return; a failure is told in words. */
export async function startCheckout(interval: BillingInterval): Promise<void> {
  $checkout.set({ status: 'pending' });
  try {
    goToPaymentPage((await askCheckout('POST', interval === 'month' ? {} : { body: { interval } })).url);
  } catch (error) {
    if (!settleRefusal(error, { do: 'checkout', interval }))
      $checkout.set({ status: 'failed', message: failureWords(refusalCode(error)) });
  }
}

function failureWords(code: ErrorCode | null): string {
  if (code === 'already_subscribed') return 'You are on Yak Core already. Your plan is under Billing.';
  if (code === 'payments_unavailable')
    return 'Payments are switched off on this site, so nothing can be bought here yet.';
  return 'Upgrade failed. Please try again.';
}
