import type Stripe from 'stripe';

/**
 * The parts of Stripe's API that are played, each by a name of ours. The schema is generated from these: what ends
 * in `Request` is a form that is sent, everything else an object that Stripe sends.
 */

export type Customer = Stripe.Customer | Stripe.DeletedCustomer;
export type CustomerList = Stripe.ApiList<Stripe.Customer>;
export type Product = Stripe.Product;
export type ProductList = Stripe.ApiList<Stripe.Product>;
export type Price = Stripe.Price;
export type PriceList = Stripe.ApiList<Stripe.Price>;
export type CheckoutSession = Stripe.Checkout.Session;
export type CheckoutSessionList = Stripe.ApiList<Stripe.Checkout.Session>;
export type BillingPortalSession = Stripe.BillingPortal.Session;
export type Subscription = Stripe.Subscription;
export type SubscriptionList = Stripe.ApiList<Stripe.Subscription>;
export type Invoice = Stripe.Invoice;
export type InvoiceList = Stripe.ApiList<Stripe.Invoice>;
export type InvoicePayment = Stripe.InvoicePayment;
export type InvoicePaymentList = Stripe.ApiList<Stripe.InvoicePayment>;
export type PaymentIntent = Stripe.PaymentIntent;
export type PaymentMethod = Stripe.PaymentMethod;
export type PaymentMethodList = Stripe.ApiList<Stripe.PaymentMethod>;
export type Refund = Stripe.Refund;
export type RefundList = Stripe.ApiList<Stripe.Refund>;
export type Dispute = Stripe.Dispute;
export type DisputeList = Stripe.ApiList<Stripe.Dispute>;
export type CreditNote = Stripe.CreditNote;
export type CreditNoteList = Stripe.ApiList<Stripe.CreditNote>;
export type Event = Stripe.EventBase;
export type EventList = Stripe.ApiList<Stripe.EventBase>;

export type RetrieveRequest = Stripe.CustomerRetrieveParams;
export type CustomerCreateRequest = Stripe.CustomerCreateParams;
export type CustomerUpdateRequest = Stripe.CustomerUpdateParams;
export type CustomerListRequest = Stripe.CustomerListParams;
export type ProductListRequest = Stripe.ProductListParams;
export type PriceListRequest = Stripe.PriceListParams;
export type CheckoutSessionCreateRequest = Stripe.Checkout.SessionCreateParams;
export type CheckoutSessionListRequest = Stripe.Checkout.SessionListParams;
export type BillingPortalSessionCreateRequest = Stripe.BillingPortal.SessionCreateParams;
export type SubscriptionCreateRequest = Stripe.SubscriptionCreateParams;
export type SubscriptionUpdateRequest = Stripe.SubscriptionUpdateParams;
export type SubscriptionCancelRequest = Stripe.SubscriptionCancelParams;
export type SubscriptionListRequest = Stripe.SubscriptionListParams;
export type InvoiceListRequest = Stripe.InvoiceListParams;
export type InvoicePaymentListRequest = Stripe.InvoicePaymentListParams;
export type PaymentIntentConfirmRequest = Stripe.PaymentIntentConfirmParams;
export type PaymentMethodListRequest = Stripe.PaymentMethodListParams;
export type CustomerPaymentMethodListRequest = Stripe.CustomerListPaymentMethodsParams;
export type RefundCreateRequest = Stripe.RefundCreateParams;
export type RefundListRequest = Stripe.RefundListParams;
export type DisputeListRequest = Stripe.DisputeListParams;
export type CreditNoteCreateRequest = Stripe.CreditNoteCreateParams;
export type CreditNoteListRequest = Stripe.CreditNoteListParams;
export type EventListRequest = Stripe.EventListParams;
