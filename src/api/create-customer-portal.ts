import type { Endpoint } from './endpoint.ts';
import { request } from './request.ts';

export const createCustomerPortal = {
  path: '/api/create-customer-portal',
  methods: ['POST'],
} as const satisfies Endpoint;

/** Address of the payment portal of the signed-in person. */
export function requestPortal(): Promise<{ url: string }> {
  return request('POST', createCustomerPortal.path);
}
