import { hasEnded } from '../billing/end-subscription.ts';
import { intentOf } from '../billing/open-invoice.ts';
import type { Ledger } from '../ledger.ts';
import { onePage } from '../objects/list-object.ts';
import type { Records } from '../wire-object.ts';
import { ApiFailure } from './api-failure.ts';

const MAX_LEVELS = 4;

type JsonNode = Record<string, unknown>;

/** Properties that are left out of an object until somebody asks for them. */
const askedFor: Record<string, (ledger: Ledger, id: string) => unknown> = {
  'invoice.payments': (ledger, id) => onePage(ledger.records.list('invoice_payment', id), '/v1/invoice_payments'),
  'invoice.confirmation_secret': confirmationSecret,
  'checkout.session.line_items': lineItems,
  'customer.subscriptions': (ledger, id) => onePage(running(ledger, id), `/v1/customers/${id}/subscriptions`),
};

/**
 * A copy of an answer with the properties at these paths shown whole instead of by their ids.
 * @param paths `latest_invoice.payments`; in a list, `data.latest_invoice`
 * @throws ApiFailure for more than four levels, or a property that cannot be expanded
 */
export function expandAnswer(ledger: Ledger, answer: object, paths: readonly string[]): object {
  const copy = structuredClone(answer);
  for (const path of paths) {
    const names = path.split('.');
    if (names.length > MAX_LEVELS) {
      throw new ApiFailure(400, `You cannot expand more than ${MAX_LEVELS} levels of a property: ${path}.`, {
        param: 'expand',
      });
    }
    expandPath(ledger, copy, names, path);
  }
  return copy;
}

function expandPath(ledger: Ledger, node: unknown, [name, ...rest]: string[], path: string): void {
  if (name === undefined || node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const item of node) expandPath(ledger, item, [name, ...rest], path);
    return;
  }
  const value = shown(ledger, node as JsonNode, name, path);
  (node as JsonNode)[name] = value;
  expandPath(ledger, value, rest, path);
}

function shown(ledger: Ledger, node: JsonNode, name: string, path: string): unknown {
  const extra = askedFor[`${String(node['object'])}.${name}`];
  if (extra) return node[name] ?? extra(ledger, String(node['id']));
  const value = node[name];
  if (typeof value === 'object') return value;
  const whole = typeof value === 'string' ? ledger.records.find(value) : null;
  if (whole === null) throw new ApiFailure(400, `This property cannot be expanded (${path}).`, { param: 'expand' });
  return whole;
}

/** What the browser needs to pay an open invoice. */
function confirmationSecret(ledger: Ledger, id: string): Records['invoice']['confirmation_secret'] {
  if (ledger.records.need('invoice', id).status !== 'open') return null;
  return { client_secret: intentOf(ledger, id).client_secret ?? '', type: 'payment_intent' };
}

function lineItems(ledger: Ledger, id: string): Records['checkout_session']['line_items'] {
  const order = ledger.records.need('checkout_order', id);
  const price = ledger.records.need('price', order.price);
  const amount = (price.unit_amount ?? 0) * order.quantity;
  const item = {
    id: `li_${id}`,
    object: 'item' as const,
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: ledger.records.need('product', price.product).name,
    metadata: {},
    price,
    quantity: order.quantity,
  };
  return onePage([item], `/v1/checkout/sessions/${id}/line_items`);
}

function running(ledger: Ledger, customer: string): Records['subscription'][] {
  return ledger.records.list('subscription', customer).filter((subscription) => !hasEnded(subscription));
}
