import { request } from './request.ts';

/** Address of the payment portal of the signed-in person. */
export function requestPortal(): Promise<{ url: string }> {
  return request('POST', '/api/create-customer-portal');
}
