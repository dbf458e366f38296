import { newId } from '../new-id.ts';
import type { Records } from '../wire-object.ts';

/** The line of an invoice that charges one item of a subscription for its current period. */
export function newInvoiceLine(given: {
  invoice: string;
  item: Records['subscription']['items']['data'][number];
  productName: string;
}): Records['invoice']['lines']['data'][number] {
  const { invoice, item, productName } = given;
  const quantity = item.quantity ?? 1;
  const unitAmount = item.price.unit_amount ?? 0;
  return {
    id: newId('il'),
    object: 'line_item',
    amount: unitAmount * quantity,
    currency: item.price.currency,
    description: `${quantity} × ${productName} (at $${(unitAmount / 100).toFixed(2)} / ${item.price.recurring?.interval})`,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: { credited_items: null },
        subscription: item.subscription,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: { start: item.current_period_start, end: item.current_period_end },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: item.price.id, product: item.price.product },
      type: 'price_details',
      unit_amount_decimal: item.price.unit_amount_decimal,
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription: item.subscription,
    subtotal: unitAmount * quantity,
    taxes: [],
  };
}
