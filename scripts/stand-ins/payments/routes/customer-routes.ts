import type Stripe from 'stripe';
import { z } from 'zod';
import { changeRecord } from '../billing/change-record.ts';
import { deleteCustomer } from '../billing/delete-customer.ts';
import { unknownId, unknownReference } from '../http/api-failure.ts';
import { apiRoute } from '../http/api-route.ts';
import type { ApiRoute, KnownParameters } from '../http/api-route.ts';
import { isWithin, pageOf } from '../http/page-of.ts';
import { created, emptyable, listParameters, metadata, withMetadata } from '../http/parameter-kinds.ts';
import type { Ledger } from '../ledger.ts';
import { newCustomer } from '../objects/customer.ts';
import type { Records } from '../wire-object.ts';

const address = emptyable.pipe(z.email('must be a mail address').nullable());

const fields = {
  email: address.optional(),
  name: emptyable.optional(),
  phone: emptyable.optional(),
  description: emptyable.optional(),
  metadata: metadata.optional(),
} satisfies KnownParameters<Stripe.CustomerCreateParams>;

const changes = {
  ...fields,
  invoice_settings: z.strictObject({ default_payment_method: emptyable.optional() }).optional(),
} satisfies KnownParameters<Stripe.CustomerUpdateParams>;

const listing = {
  ...listParameters,
  email: z.string().optional(),
  created: created.optional(),
} satisfies KnownParameters<Stripe.CustomerListParams>;

/** Stripe's API for customers. */
export const customerRoutes: readonly ApiRoute[] = [
  apiRoute('POST', '/v1/customers', fields, ({ ledger, parameters }) => {
    const customer = newCustomer({ ...parameters, metadata: withMetadata({}, parameters.metadata) }, ledger.now());
    ledger.records.put('customer', customer);
    ledger.emit('customer.created', customer);
    return customer;
  }),

  apiRoute('GET', '/v1/customers', listing, ({ ledger, parameters }) => {
    const { email } = parameters;
    const found = ledger.records
      .list('customer')
      .filter(
        (customer) =>
          (email === undefined || customer.email === email) && isWithin(customer.created, parameters.created),
      );
    return pageOf(found, parameters, '/v1/customers');
  }),

  apiRoute(
    'GET',
    '/v1/customers/:id',
    {},
    ({ ledger, id }) => ledger.records.get('deleted_customer', id) ?? customerAt(ledger, id),
  ),

  apiRoute('POST', '/v1/customers/:id', changes, ({ ledger, parameters, id }) => {
    const customer = customerAt(ledger, id);
    const { invoice_settings: settings, metadata: notes, ...given } = parameters;
    const changed: Partial<Records['customer']> = { metadata: withMetadata(customer.metadata, notes) };
    for (const name of ['email', 'name', 'phone', 'description'] as const) {
      const value = given[name];
      if (value !== undefined) changed[name] = value;
    }
    const method = settings?.default_payment_method;
    if (method !== undefined) {
      if (method !== null) requireCard(ledger, id, method);
      changed.invoice_settings = { ...customer.invoice_settings, default_payment_method: method };
    }
    return changeRecord(ledger, 'customer', id, changed, 'customer.updated');
  }),

  apiRoute('DELETE', '/v1/customers/:id', {}, ({ ledger, id }) => deleteCustomer(ledger, customerAt(ledger, id))),
];

/** The customer that an address names. @throws ApiFailure when there is none, or none any more */
export function customerAt(ledger: Ledger, id: string): Records['customer'] {
  const customer = ledger.records.get('customer', id);
  if (!customer) throw unknownId('customer', id);
  return customer;
}

/** The customer that a parameter names. @throws ApiFailure when there is none, or none any more */
export function requireCustomer(ledger: Ledger, id: string): Records['customer'] {
  const customer = ledger.records.get('customer', id);
  if (!customer) throw unknownReference('customer', id, 'customer');
  return customer;
}

function requireCard(ledger: Ledger, customer: string, id: string): void {
  const param = 'invoice_settings[default_payment_method]';
  if (ledger.records.get('payment_method', id)?.customer !== customer)
    throw unknownReference('PaymentMethod', id, param);
}
