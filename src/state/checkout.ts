import { atom } from 'nanostores';
import { type BillingInterval, requestCheckout } from '#api/create-checkout-session.ts';
import { goToPaymentPage } from './payment-page.ts';
import { goToLogin } from './session.ts';

export type Checkout = { status: 'idle' | 'pending' | 'closed' } | { status: 'failed'; message: string };

/** The way to the checkout page. */
export const $checkout = atom<Checkout>({ status: 'idle' });

/** Takes over from the address that the reader comes back from a checkout they closed. */
export function readClosedCheckout(): void {
  if (new URLSearchParams(window.location.search).get('checkout') === 'closed') $checkout.set({ status: 'closed' });
}

/** Goes to the hosted checkout; without a session to sign-in and back here; a failure is told in words. */
export async function startCheckout(interval: BillingInterval): Promise<void> {
  $checkout.set({ status: 'pending' });
  try {
    goToPaymentPage((await requestCheckout(interval)).url);
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (message.startsWith('401')) return goToLogin();
    $checkout.set({ status: 'failed', message: failureWords(message) });
  }
}

function failureWords(message: string): string {
  if (message.includes('already_subscribed')) return 'You are on Yak Core already. Your plan is under Billing.';
  if (message.includes('payments_unavailable'))
    return 'Payments are switched off on this site, so nothing can be bought here yet.';
  return 'Upgrade failed. Please try again.';
}
