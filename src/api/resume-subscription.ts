import type { Billing } from './billing.ts';
import type { resumeSubscription } from './resume-subscription.contract.ts';
import { requester } from './request.ts';

const ask = requester<typeof resumeSubscription>('/api/resume-subscription');

/** Takes a cancellation back before the period ends; answers the state right after. */
export function requestResumption(): Promise<Billing> {
  return ask('POST');
}
