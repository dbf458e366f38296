import type { RecordKind, Records } from './wire-object.ts';

/** How long a first payment may take before Stripe gives the subscription up. */
const SECONDS_TO_PAY_FIRST = 23 * 3600;

/** When something will happen to a record by itself, in Unix seconds; null when nothing will. */
export function dueMoment<Kind extends RecordKind>(kind: Kind, record: Records[Kind]): number | null {
  if (kind === 'checkout_session') return checkoutEnds(record as Records['checkout_session']);
  if (kind === 'invoice') return nextTry(record as Records['invoice']);
  if (kind === 'subscription') return nextTurn(record as Records['subscription']);
  return null;
}

function checkoutEnds({ status, expires_at }: Records['checkout_session']): number | null {
  return status === 'open' ? expires_at : null;
}

function nextTry({ status, next_payment_attempt }: Records['invoice']): number | null {
  return status === 'open' ? next_payment_attempt : null;
}

function nextTurn({ status, created, cancel_at, items }: Records['subscription']): number | null {
  if (status === 'incomplete') return created + SECONDS_TO_PAY_FIRST;
  if (status !== 'active' && status !== 'past_due') return null;
  const ends = items.data.map((item) => item.current_period_end);
  return Math.min(...ends, cancel_at ?? Number.POSITIVE_INFINITY);
}
