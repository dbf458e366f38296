import { randomBytes } from 'node:crypto';

/** A new id in Stripe's manner: `cus_` and 24 letters and digits. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}
