import { newId } from '../new-id.ts';
import type { Records } from '../wire-object.ts';

/** Money that goes back to the card an intent was paid with, in cents. @param created Unix seconds */
export function newRefund(intent: Records['payment_intent'], amount: number, created: number): Records['refund'] {
  return {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: null,
    created,
    currency: intent.currency,
    customer: intent.customer,
    customer_account: null,
    metadata: {},
    payment_intent: intent.id,
    payment_method: intent.payment_method,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}
