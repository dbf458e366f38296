import { randomBytes } from 'node:crypto';
import { newId } from '../new-id.ts';
import type { Records } from '../wire-object.ts';

/** What a new customer may bring along. */
interface CustomerFields {
  email?: string | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  description?: string | null | undefined;
  metadata?: Record<string, string> | undefined;
}

/** A customer without any card. @param created Unix seconds */
export function newCustomer(fields: CustomerFields, created: number): Records['customer'] {
  return {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: fields.description ?? null,
    discount: null,
    email: fields.email ?? null,
    invoice_prefix: randomBytes(4).toString('hex').toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: fields.metadata ?? {},
    name: fields.name ?? null,
    next_invoice_sequence: 1,
    phone: fields.phone ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}
