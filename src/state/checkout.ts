import { atom } from 'nanostores';
import { type BillingInterval, requestCheckout } from '#api/create-checkout-session.ts';
import type { ErrorCode } from '#api/error-answer.ts';
import { refusalCode, settleRefusal } from './call.ts';
import { goToPaymentPage } from './payment-page.ts';
import { goToLogin } from './session.ts';

export type Checkout = { status: 'idle' | 'pending' | 'closed' } | { status: 'failed'; message: string };

/** The way to the checkout page. */
export const $checkout = atom<Checkout>({ status: 'idle' });

/** Takes over from the address that the reader comes back from a checkout they closed, or from sign-in on the way to one. */
export function readClosedCheckout(): void {
  const query = new URLSearchParams(window.location.search);
  if (query.get('checkout') === 'closed') $checkout.set({ status: 'closed' });
  const start = query.get(startKey);
  if (start !== 'month' && start !== 'year') return;
  history.replaceState(null, '', window.location.pathname); // going back must not buy again
  void startCheckout(start);
}

/** Parameter of the address of somebody who comes back from sign-in on the way to the checkout. */
const startKey = 'start';

/** Goes to the hosted checkout; without a session to sign-in and on from there on return; a failure is told in words. */
export async function startCheckout(interval: BillingInterval): Promise<void> {
  $checkout.set({ status: 'pending' });
  try {
    goToPaymentPage((await requestCheckout(interval)).url);
  } catch (error) {
    if (refusalCode(error) === 'unauthorized')
      goToLogin(`${window.location.pathname}?${new URLSearchParams({ [startKey]: interval })}`);
    else if (!settleRefusal(error)) $checkout.set({ status: 'failed', message: failureWords(refusalCode(error)) });
  }
}

function failureWords(code: ErrorCode | null): string {
  if (code === 'already_subscribed') return 'You are on Yak Core already. Your plan is under Billing.';
  if (code === 'payments_unavailable')
    return 'Payments are switched off on this site, so nothing can be bought here yet.';
  return 'Upgrade failed. Please try again.';
}
