import type Stripe from 'stripe';
import { z } from 'zod';
import { changeRecord } from '../billing/change-record.ts';
import { deleteCustomer } from '../billing/delete-customer.ts';
import { type ApiRoute, type KnownParameters, apiRoute } from '../http/api-route.ts';
import { cardNamed, recordAt } from '../http/named-record.ts';
import { emptyable, metadata, withMetadata } from '../http/parameter-kinds.ts';
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

/** What changes customers. */
export const customerRoutes: readonly ApiRoute[] = [
  apiRoute(
    'POST /v1/customers',
    { takes: 'CustomerCreateRequest', gives: 'Customer' },
    fields,
    ({ ledger, parameters }) => {
      const customer = newCustomer({ ...parameters, metadata: withMetadata({}, parameters.metadata) }, ledger.now());
      ledger.records.put('customer', customer);
      ledger.emit('customer.created', customer);
      return customer;
    },
  ),

  apiRoute(
    'POST /v1/customers/:id',
    { takes: 'CustomerUpdateRequest', gives: 'Customer' },
    changes,
    ({ ledger, parameters, id }) => {
      const customer = recordAt(ledger, 'customer', id);
      const { invoice_settings: settings, metadata: notes, ...given } = parameters;
      const changed: Partial<Records['customer']> = { metadata: withMetadata(customer.metadata, notes) };
      for (const name of ['email', 'name', 'phone', 'description'] as const) {
        const value = given[name];
        if (value !== undefined) changed[name] = value;
      }
      const method = settings?.default_payment_method;
      if (method !== undefined) {
        if (method !== null) cardNamed(ledger, id, method, 'invoice_settings[default_payment_method]');
        changed.invoice_settings = { ...customer.invoice_settings, default_payment_method: method };
      }
      return changeRecord(ledger, 'customer', id, changed, 'customer.updated');
    },
  ),

  apiRoute('DELETE /v1/customers/:id', { takes: 'RetrieveRequest', gives: 'Customer' }, {}, ({ ledger, id }) =>
    deleteCustomer(ledger, recordAt(ledger, 'customer', id)),
  ),
];
