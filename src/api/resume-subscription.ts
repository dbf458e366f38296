import type { Billing } from './billing.ts';
import { request } from './request.ts';

/** Takes a cancellation back before the period ends; answers the state right after. */
export function requestResumption(): Promise<Billing> {
  return request('POST', '/api/resume-subscription');
}
