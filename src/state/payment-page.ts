/** Hosts of the payment provider's own pages. */
const paymentHosts = ['checkout.stripe.com', 'billing.stripe.com'];

/**
 * Leaves for a page of the payment provider. Any other address is refused, so that no answer can send a reader elsewhere;
 * on one's own machine the emulator's pages are let through.
 * @throws Error when the address is not the provider's
 */
export function goToPaymentPage(address: string): void {
  const { hostname, protocol } = new URL(address);
  const isProvider = protocol === 'https:' && paymentHosts.includes(hostname);
  const isEmulator = hostname === 'localhost' && window.location.hostname === 'localhost';
  if (!isProvider && !isEmulator) throw new Error(`Not a payment page: ${hostname}`);
  window.location.assign(address);
}
