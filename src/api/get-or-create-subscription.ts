export interface PendingPayment {
  clientSecret: string;
  paymentIntentId: string;
}
