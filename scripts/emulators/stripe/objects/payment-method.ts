import { newId } from '../new-id.ts';
import type { TestCard } from '../test-cards.ts';
import type { Records } from '../wire-object.ts';

/** A test card with what was typed beside its number. */
export interface Card {
  card: TestCard;
  expiryMonth: number;
  /** Four digits. */
  expiryYear: number;
  /** The name on the card. */
  name: string | null;
  email: string | null;
}

/** A card that belongs to a customer. Of its number only the last four digits are kept. @param created Unix seconds */
export function newPaymentMethod(customer: string, given: Card, created: number): Records['payment_method'] {
  const { card, expiryMonth, expiryYear, name, email } = given;
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: { address: null, email, name, phone: null, tax_id: null },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: card.brand,
      exp_month: expiryMonth,
      exp_year: expiryYear,
      fingerprint: `local${card.number.slice(-4)}`,
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created,
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}
