import { atom } from 'nanostores';
import { type Billing, fetchBilling } from '#api/billing.ts';
import { requestCancellation } from '#api/cancel-subscription.ts';
import { requestPortal } from '#api/create-customer-portal.ts';
import { requestResumption } from '#api/resume-subscription.ts';
import { goToPaymentPage } from './payment-page.ts';
import { goToLogin, reloadSession } from './session.ts';
import { showToast } from './toast.ts';

export type BillingState = { status: 'idle' | 'loading' | 'failed' | 'off' } | { status: 'loaded'; billing: Billing };

/** What the reader pays; `off` when this site sells nothing. */
export const $billing = atom<BillingState>({ status: 'idle' });
/** The one thing under way. */
export const $billingBusy = atom<'portal' | 'cancel' | 'resume' | null>(null);

/** Loads it; the server reads the truth from the payment provider first. */
export async function loadBilling(): Promise<void> {
  $billing.set({ status: 'loading' });
  try {
    $billing.set({ status: 'loaded', billing: await fetchBilling() });
  } catch (error) {
    const message = messageOf(error);
    if (message.startsWith('401')) return goToLogin();
    $billing.set({ status: message.includes('payments_unavailable') ? 'off' : 'failed' });
  }
}

/** Back from checkout: reads the truth, so that Core works at once however late the webhook is. */
export async function welcomeUpgraded(): Promise<void> {
  await loadBilling();
  const state = $billing.get();
  if (state.status === 'loaded' && state.billing.isPremium) await reloadSession();
}

/** Opens the payment provider's portal: card, invoices, cancelling. */
export async function openPortal(): Promise<void> {
  $billingBusy.set('portal');
  try {
    goToPaymentPage((await requestPortal()).url);
  } catch (error) {
    $billingBusy.set(null);
    if (messageOf(error).startsWith('401')) return goToLogin();
    showToast('Error', 'Failed to open payment portal. Please try again.', 'destructive');
  }
}

/** Lets the subscription end with the paid period. */
export function cancelSubscription(): Promise<void> {
  return change('cancel', requestCancellation, {
    done: ['Subscription Cancelled', 'Your subscription will remain active until the end of your billing period.'],
    failed: 'Failed to cancel subscription. Please contact support.',
  });
}

/** Takes a cancellation back. */
export function resumeSubscription(): Promise<void> {
  return change('resume', requestResumption, {
    done: ['Subscription Resumed', 'It renews as before.'],
    failed: 'Failed to resume subscription. Please try again.',
  });
}

async function change(
  busy: 'cancel' | 'resume',
  send: () => Promise<Billing>,
  words: { done: [string, string]; failed: string },
): Promise<void> {
  $billingBusy.set(busy);
  try {
    $billing.set({ status: 'loaded', billing: await send() });
    showToast(...words.done);
  } catch (error) {
    if (messageOf(error).startsWith('401')) return goToLogin();
    showToast('Error', words.failed, 'destructive');
  } finally {
    $billingBusy.set(null);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : '';
}
