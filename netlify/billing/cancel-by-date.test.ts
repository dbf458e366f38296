import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeUser } from '#netlify/stores/user-store.ts';
import { ask, type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import billing from '../functions/billing/billing.ts';
import resume from '../functions/resume-subscription/resume-subscription.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site.close());

test('a subscription that the portal ends by a date shows as cancelled, and can be resumed', async () => {
  const payments = await site.startPayments();
  const { hostname, port } = new URL(payments.url);
  const stripe = new Stripe(payments.secretKey, { host: hostname, port, protocol: 'http', telemetry: false });
  const person = await site.signUp();
  const { customer, subscription } = payments.control.subscribe({
    email: person.email,
    lookupKey: 'yak_core_monthly',
    metadata: { user_id: person.id },
  });
  await changeUser(person.id, (user) => ({ write: { ...user, customerId: customer }, outcome: null }));
  const { items } = await stripe.subscriptions.retrieve(subscription);
  await stripe.subscriptions.update(subscription, { cancel_at: items.data[0]?.current_period_end ?? 0 });

  expect(await (await ask(billing, 'GET', '/api/billing', { person })).json()).toMatchObject({
    isPremium: true,
    cancelAtPeriodEnd: true,
  });
  expect(await (await ask(resume, 'POST', '/api/resume-subscription', { person })).json()).toMatchObject({
    isPremium: true,
    cancelAtPeriodEnd: false,
  });
  expect((await stripe.subscriptions.retrieve(subscription)).cancel_at).toBeNull();
});
