import { request } from './request.ts';

/** The time at which a form was opened, signed by the server: nobody else can make one, or make it older. */
export interface FormTime {
  /** Sent back with the form as `opened`; good for a day. */
  opened: string;
}

/** Asks for it, when a form is first touched: pages are the same for everybody and hold none. @throws Error as `request` does */
export function fetchFormTime(): Promise<FormTime> {
  return request('GET', '/api/form-time');
}
