import { atom } from 'nanostores';
import type { Billing, billing } from '#api/billing.contract.ts';
import type { cancelSubscription as cancelSubscriptionEndpoint } from '#api/cancel-subscription.contract.ts';
import type { createCustomerPortal } from '#api/create-customer-portal.contract.ts';
import { requester } from '#api/request.ts';
import type { resumeSubscription as resumeSubscriptionEndpoint } from '#api/resume-subscription.contract.ts';
import { attempt, refusalCode, showError } from './call.ts';
import { goToPaymentPage } from './payment-page.ts';
import { reading } from './reading.ts';
import { reloadSession } from './session.ts';
import { showToast } from './toast.ts';

const askBilling = requester<typeof billing>('/api/billing');
const askPortal = requester<typeof createCustomerPortal>('/api/create-customer-portal');
const askCancellation = requester<typeof cancelSubscriptionEndpoint>('/api/cancel-subscription');
const askResumption = requester<typeof resumeSubscriptionEndpoint>('/api/resume-subscription');

/** What the reader pays; the server reads the truth from the payment provider first. */
export const { store: $billing, load: loadBilling } = reading<Billing>(() => askBilling('GET'));
/** The one thing under way. */
export const $billingBusy = atom<'portal' | 'cancel' | 'resume' | null>(null);

/** Back from checkout: reads the truth, so that Core works at once however late the webhook is. */
export async function welcomeUpgraded(): Promise<void> {
  await loadBilling();
  const billing = $billing.get();
  if (billing.status === 'read' && billing.read.isPremium) await reloadSession();
}

/** What is said when the portal has no address to go to. */
const NO_ADDRESS = 'Failed to create customer portal session';

/** Opens the payment provider's portal: card, invoices, cancelling. The page stays busy until it is left. */
export async function openPortal(): Promise<void> {
  if ($billingBusy.get()) return;
  $billingBusy.set('portal');
  let words = 'Failed to open payment portal. Please try again.';
  try {
    const { url } = await askPortal('POST');
    if (!url) words = NO_ADDRESS;
    goToPaymentPage(url);
  } catch (error) {
    $billingBusy.set(null);
    showError(error, refusalCode(error) === 'portal_failed' ? NO_ADDRESS : words);
  }
}

/** Lets the subscription end with the paid period. */
export function cancelSubscription(): Promise<void> {
  return change('cancel', () => askCancellation('POST'), {
    done: ['Subscription Cancelled', 'Your subscription will remain active until the end of your billing period.'],
    failed: 'Failed to cancel subscription. Please contact support.',
  });
}

/** Takes a cancellation back. */
export function resumeSubscription(): Promise<void> {
  return change('resume', () => askResumption('POST'), {
    done: ['Subscription Resumed', 'It renews as before.'],
    failed: 'Failed to resume subscription. Please try again.',
  });
}

async function change(
  work: 'cancel' | 'resume',
  send: () => Promise<Billing>,
  words: { done: [string, string]; failed: string },
): Promise<void> {
  const billing = await attempt($billingBusy, work, send, words.failed);
  if (!billing) return;
  $billing.set({ status: 'read', read: billing });
  showToast(...words.done);
}
