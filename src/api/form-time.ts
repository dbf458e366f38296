import { requester } from './request.ts';
import type { formTime } from './form-time.contract.ts';

const ask = requester<typeof formTime>('/api/form-time');

/**
 * Asks for the time at which a form was opened, when it is first touched: pages are the same for everybody and hold none. It
 * is sent back with the form, and is good for a day. @throws Error as `request` does
 */
export function fetchFormTime(): Promise<{ opened: string }> {
  return ask('GET');
}
