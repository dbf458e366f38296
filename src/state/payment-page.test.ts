import { afterEach, expect, test, vi } from 'vitest';
import { goToPaymentPage } from './payment-page.ts';

afterEach(() => vi.unstubAllGlobals());

/** Where a page of this host goes, or null when the address is refused. */
function leaves(hostname: string, address: string): string | null {
  let left: string | null = null;
  vi.stubGlobal('window', { location: { hostname, assign: (to: string) => void (left = to) } });
  try {
    goToPaymentPage(address);
  } catch {
    return null;
  }
  return left;
}

test.each(['https://checkout.stripe.com/c/pay/1', 'https://billing.stripe.com/p/session/1'])(
  'the site goes to %s',
  (address) => expect(leaves('yak.example.com', address)).toBe(address),
);

test.each([
  'http://checkout.stripe.com/c/pay/1',
  'https://checkout.stripe.com.evil.example/',
  'https://evil.example/checkout.stripe.com',
  'http://localhost:8892/pay/1',
  'javascript:alert(1)',
])('and not to %s', (address) => expect(leaves('yak.example.com', address)).toBeNull());

test('on this machine the emulator’s pages are let through, and nothing else', () => {
  expect(leaves('localhost', 'http://localhost:8892/pay/1')).toBe('http://localhost:8892/pay/1');
  expect(leaves('localhost', 'https://evil.example/')).toBeNull();
});
