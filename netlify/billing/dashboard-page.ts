import { paymentSettings } from '#netlify/env.ts';

/** The page about a customer or a payment in the payment provider's dashboard, for the team. */
export function dashboardPage(kind: 'customers' | 'payments', id: string): string {
  const isTest = /_test_/.test(paymentSettings()?.secretKey ?? '');
  return `https://dashboard.stripe.com/${isTest ? 'test/' : ''}${kind}/${encodeURIComponent(id)}`;
}
