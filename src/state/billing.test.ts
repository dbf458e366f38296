import { createServer } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as portal from '#netlify/functions/create-customer-portal/create-customer-portal.ts';
import * as setUp from '#netlify/functions/get-or-create-subscription/get-or-create-subscription.ts';
import { listenOnLoopback } from '@yak/emulator-loopback';
import type { StripeEmulator } from '@yak/emulator-stripe';
import { subscriber } from '#testing/paying-person.ts';
import { type Person, type SiteUnderTest, ask } from '#testing/site-under-test.ts';
import { openStatePage } from '#testing/state-page.ts';
import { usePayments } from '#testing/use-payments.ts';

let site: SiteUnderTest;
let payments: StripeEmulator;
const moments = usePayments((started) => ({ site, payments } = started));
afterEach(() => vi.unstubAllGlobals());

async function openPage(person: Person) {
  const page = openStatePage([portal], { person, path: '/billing' });
  const [state, toast] = await Promise.all([import('./billing.ts'), import('./toast.ts')]);
  toast.$drawnToast.set(99); // every notice counts as drawn at once
  return { page, ...state, ...toast };
}

/** Lets our own server's answer come back empty, as behind something that swallows it. */
function emptyAnswer() {
  const whole = fetch;
  vi.stubGlobal('fetch', async (address: string | URL | Request, init?: RequestInit) =>
    String(address).startsWith('/') ? Response.json({}) : whole(address, init),
  );
}

describe('the portal', () => {
  test.each([
    ['Stripe does not answer', 'Failed to open payment portal. Please try again.'],
    ['no address comes back', 'Failed to create customer portal session'],
    ['our server has none from Stripe', 'Failed to create customer portal session'],
  ])('says what failed: %s', async (what, words) => {
    const { person } = await subscriber(site, payments);
    const { page, openPortal, $billingBusy, $toast } = await openPage(person);
    if (what.startsWith('Stripe')) moments.refuse('POST /v1/billing_portal/sessions', 402);
    if (what.startsWith('no')) emptyAnswer();
    await (what.startsWith('our') ? withoutAddress(openPortal) : openPortal());
    expect($toast.get()).toMatchObject({ title: 'Error', description: words, tone: 'destructive' });
    expect([page.left, $billingBusy.get()]).toEqual([[], null]);
  });
});

/** A Stripe whose portal has no address, as no version of it does that we know. */
async function withoutAddress(open: () => Promise<void>) {
  const server = createServer((_, answer) =>
    answer.end(JSON.stringify({ object: 'billing_portal.session', id: 'bps_1' })),
  );
  const { port, close } = await listenOnLoopback(server, 0);
  site.setEnvironment({ STRIPE_API_BASE: `http://localhost:${port}` });
  await open();
  site.setEnvironment({ STRIPE_API_BASE: payments.url });
  await close();
}

test('a payment that cannot be set up is said so, whatever failed at Stripe', async () => {
  for (const route of ['POST /v1/customers', 'POST /v1/subscriptions']) {
    const person = await site.signUp();
    moments.refuse(route, 402);
    const answer = await ask(setUp.default, 'POST', '/api/get-or-create-subscription', { person });
    expect([answer.status, await answer.json()]).toEqual([
      502,
      { code: 'payments_failed', message: 'Payment setup failed. Please try again.' },
    ]);
  }
});
