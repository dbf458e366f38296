import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import authUser from '../functions/auth-user/auth-user.ts';
import billing from '../functions/billing/billing.ts';
import checkout from '../functions/create-checkout-session/create-checkout-session.ts';
import webhook from '../functions/stripe-webhook/stripe-webhook.ts';
import { forgetCustomer } from './forget-customer.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site.close());

test.each([
  ['POST', '/api/create-checkout-session', checkout],
  ['GET', '/api/billing', billing],
  ['POST', '/api/stripe-webhook', webhook],
] as const)(
  'without a payment provider %s %s says so in words, and everything else works',
  async (method, path, route) => {
    const person = await site.signUp();
    const answer = await ask(route, method, path, { person });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      code: 'payments_unavailable',
      message: expect.stringContaining('switched off'),
    });
    expect((await ask(authUser, 'GET', '/api/auth/user', { person })).status).toBe(200);
  },
);

test('without a payment provider there is no customer to forget', async () => {
  const person = await site.signUp();
  expect(await forgetCustomer({ ...(await person.stored()), customerId: 'cus_1' })).toBeUndefined();
});
