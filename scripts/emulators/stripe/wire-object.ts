import type Stripe from 'stripe';

/**
 * A Stripe object as it stands on the wire when nothing is expanded: references are ids, exact decimals are
 * strings, open enums are closed to the values the SDK lists. Derived from the types of the pinned `stripe`
 * package, so a field that a later version adds, drops or renames stops the build.
 */
type Wire<T> = T extends Stripe.Decimal
  ? string
  : T extends string
    ? T
    : T extends readonly (infer Item)[]
      ? Wire<Unexpanded<Item>>[]
      : T extends object
        ? { [Key in keyof T]: Wire<Unexpanded<T[Key]>> }
        : T;

/** Drops what stands beside an id (`string | Customer`) and, beside a list of values, any other string. */
type Unexpanded<T> = [Literal<T>] extends [never] ? WithoutObject<T> : WithoutOtherString<T>;

type Literal<T> = T extends string ? (string extends T ? never : T) : never;
type WithoutOtherString<T> = T extends string ? (string extends T ? never : T) : T;
type WithoutObject<T> = string extends Extract<T, string> ? Exclude<T, { id: string }> : T;

/** What a checkout session will sell; Stripe keeps it where no answer shows it. */
interface CheckoutOrder {
  /** The session's id. */
  id: string;
  price: string;
  quantity: number;
  /** Metadata of the subscription that a payment makes. */
  metadata: Record<string, string>;
}

/** Every kind of record that is kept, by the name that stands in the file. */
export interface Records {
  customer: Wire<Stripe.Customer>;
  deleted_customer: Wire<Stripe.DeletedCustomer>;
  product: Wire<Stripe.Product>;
  price: Wire<Stripe.Price>;
  payment_method: Wire<Stripe.PaymentMethod>;
  payment_intent: Wire<Stripe.PaymentIntent>;
  invoice: Wire<Stripe.Invoice>;
  invoice_payment: Wire<Stripe.InvoicePayment>;
  subscription: Wire<Stripe.Subscription>;
  checkout_session: Wire<Stripe.Checkout.Session>;
  checkout_order: CheckoutOrder;
  refund: Wire<Stripe.Refund>;
  dispute: Wire<Stripe.Dispute>;
  credit_note: Wire<Stripe.CreditNote>;
  portal_session: Wire<Stripe.BillingPortal.Session>;
}

export type RecordKind = keyof Records;
