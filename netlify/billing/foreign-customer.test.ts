import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EndpointFunction } from '#netlify/http/define-endpoint.ts';
import { changeUser } from '#netlify/stores/user-store.ts';
import type { StripeEmulator } from '@yak/emulator-stripe';
import { ask, type Person, type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import billing from '../functions/billing/billing.ts';
import cancel from '../functions/cancel-subscription/cancel-subscription.ts';
import checkout from '../functions/create-checkout-session/create-checkout-session.ts';
import portal from '../functions/create-customer-portal/create-customer-portal.ts';
import pending from '../functions/get-or-create-subscription/get-or-create-subscription.ts';
import resume from '../functions/resume-subscription/resume-subscription.ts';

let site: SiteUnderTest;
let payments: StripeEmulator;
let victim: Person;
let stranger: Person;
let secrets: string[];

beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true });
  payments = await site.startPayments();
  [victim, stranger] = await Promise.all([site.signUp(), site.signUp()]);
  const { customer, subscription } = payments.control.subscribe({
    email: victim.email,
    lookupKey: 'yak_core_monthly',
    metadata: { user_id: victim.id },
  });
  await changeUser(victim.id, (user) => ({ write: { ...user, customerId: customer }, outcome: null }));
  const own = (await (await ask(billing, 'GET', '/api/billing', { person: victim })).json()) as {
    isPremium: boolean;
    invoices: { id: string }[];
  };
  expect(own.isPremium).toBe(true);
  secrets = [customer, subscription, victim.email, victim.id, ...own.invoices.map(({ id }) => id)];
});
afterAll(() => site.close());

const routes: [EndpointFunction, 'GET' | 'POST', string][] = [
  [billing, 'GET', '/api/billing'],
  [portal, 'POST', '/api/create-customer-portal'],
  [checkout, 'POST', '/api/create-checkout-session'],
  [pending, 'POST', '/api/get-or-create-subscription'],
  [cancel, 'POST', '/api/cancel-subscription'],
  [resume, 'POST', '/api/resume-subscription'],
];
const names = [
  'customer',
  'customerId',
  'customer_id',
  'user',
  'userId',
  'user_id',
  'subscription',
  'subscriptionId',
  'email',
  'client_reference_id',
];

describe.each(routes)('%o', (route, method, path) => {
  test.each(['query', 'body', 'header', 'cookie'] as const)(
    `${path}: nothing that a stranger puts into the %s reaches another person`,
    async (place) => {
      const before = await victim.stored();
      for (const name of names) {
        for (const value of secrets) {
          const answer = await ask(
            route,
            method,
            place === 'query' ? `${path}?${name}=${encodeURIComponent(value)}` : path,
            {
              person: place === 'cookie' ? { ...stranger, cookie: `${stranger.cookie}; ${name}=${value}` } : stranger,
              ...(place === 'body' && method === 'POST' ? { body: { [name]: value } } : {}),
              ...(place === 'header' ? { headers: { [`X-${name.replace('_', '-')}`]: value } } : {}),
            },
          );
          const text = await answer.text();
          expect(answer.status).toBeLessThan(500);
          for (const secret of secrets) expect(text).not.toContain(secret);
          const url = /"url":"([^"]+)"/.exec(text)?.[1];
          if (url) expect(await (await fetch(url)).text()).not.toContain(victim.email);
        }
      }
      expect(await victim.stored()).toEqual(before);
    },
  );
});
