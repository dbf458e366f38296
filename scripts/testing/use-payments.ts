import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { StripeEmulator } from '@yak/emulator-stripe';
import { sdk } from './paying-person.ts';
import { type SiteUnderTest, startSiteUnderTest } from './site-under-test.ts';
import { stripeMoments } from './stripe-moments.ts';

/** What a test of money works with. */
interface WithPayments {
  site: SiteUnderTest;
  payments: StripeEmulator;
  /** Does at Stripe what a person does there. */
  stripe: Stripe;
}

/** A site with the Stripe emulator for one test file; gives what sees and steps into its requests, anew for each test. */
export function usePayments(onStart: (started: WithPayments) => void): ReturnType<typeof stripeMoments> {
  const moments = stripeMoments();
  let site: SiteUnderTest;
  beforeAll(async () => {
    site = await startSiteUnderTest({ captureLog: true, waitsForStore: true });
    const payments = await site.startPayments({ inspector: moments });
    onStart({ site, payments, stripe: sdk(payments) });
  });
  afterEach(() => moments.reset());
  afterAll(() => site.close());
  return moments;
}
