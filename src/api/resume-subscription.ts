import type { Billing } from './billing.ts';
import type { Endpoint } from './endpoint.ts';
import { request } from './request.ts';

export const resumeSubscription = { path: '/api/resume-subscription', methods: ['POST'] } as const satisfies Endpoint;

/** Takes a cancellation back before the period ends; answers the state right after. */
export function requestResumption(): Promise<Billing> {
  return request('POST', resumeSubscription.path);
}
