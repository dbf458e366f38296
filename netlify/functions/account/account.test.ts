import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { stripeClient } from '#netlify/billing/stripe-client.ts';
import { deletions, endedAccounts } from '#netlify/stores/deletion-store.ts';
import { openStore } from '#netlify/stores/open-store.ts';
import { readUser } from '#netlify/stores/user-store.ts';
import type { LocalMail } from '@yak/emulator-mail';
import { type Person, type SiteUnderTest, ask, startSiteUnderTest } from '#testing/site-under-test.ts';
import authUser from '../auth-user/auth-user.ts';
import createCheckoutSession from '../create-checkout-session/create-checkout-session.ts';
import finishDeletions from '../finish-deletions/finish-deletions.ts';
import account from './account.ts';

let site: SiteUnderTest;
let mail: LocalMail;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true });
  mail = await site.startMail();
  await site.startPayments();
});
afterEach(() => {
  site.blobs.setFault(() => null);
  mail.behave('well');
  mail.clear();
  vi.useRealTimers();
});
afterAll(() => site.close());

async function deleteAccount(person: Person): Promise<{ state: string }> {
  return (await (await ask(account, 'DELETE', '/api/account', { person })).json()) as { state: string };
}

/** A customer of ours at the payment provider, as a begun checkout makes one. */
async function becomeCustomer(person: Person): Promise<string> {
  await ask(createCheckoutSession, 'POST', '/api/create-checkout-session', { person });
  return (await person.stored()).customerId ?? '';
}

/** The customer as the payment provider has it now. */
async function atProvider(customer: string): Promise<unknown> {
  return (await stripeClient()).customers.retrieve(customer);
}

test('deleting erases the account and the customer, ends the session, and says so by mail', async () => {
  const person = await site.signUp({ email: 'leaver@yak.test' });
  const customer = await becomeCustomer(person);
  const calls: string[] = [];
  site.blobs.setFault(({ method, store }) => {
    if (store === 'site:dev-users') calls.push(method);
    return null;
  });
  expect(await deleteAccount(person)).toEqual({ state: 'deleted' });
  expect(calls).toEqual(['GET', 'PUT', 'GET', 'GET', 'DELETE']); // who asks, closed, read by who erases, looked at again
  expect(await readUser(person.id)).toBeNull();
  expect(await atProvider(customer)).toMatchObject({ deleted: true });
  expect((await ask(authUser, 'GET', '/api/auth/user', { person })).status).toBe(401);
  const letters = await mail.list();
  expect(letters.map(({ recipients, subject }) => [recipients, subject])).toEqual([
    [['leaver@yak.test'], 'Your Yak account is deleted'],
  ]);
  expect(await deletions.keys()).toEqual([]);
  expect(await Array.fromAsync(openStore('deletions').list())).toEqual([expect.stringMatching(/^ended-[0-9a-f]{64}$/)]);
  expect((await endedAccounts.keys())[0]).not.toContain(person.id);
});

test('the same person may begin again, and is a new customer', async () => {
  const person = await site.signUp({ email: 'again@yak.test' });
  const before = await becomeCustomer(person);
  await deleteAccount(person);
  const again = await site.signUp({ email: 'again@yak.test' });
  const after = await becomeCustomer(again);
  expect((await again.stored()).saves).toEqual([]);
  expect(after).not.toBe(before);
  expect(await atProvider(after)).not.toHaveProperty('deleted');
});

test('with the payment provider away the account is closed at once and erased by a later run', async () => {
  const person = await site.signUp();
  const customer = await becomeCustomer(person);
  const base = site.environment['STRIPE_API_BASE'] ?? '';
  site.setEnvironment({ STRIPE_API_BASE: 'http://127.0.0.1:1' });
  expect(await deleteAccount(person)).toEqual({ state: 'underway' });
  expect((await ask(authUser, 'GET', '/api/auth/user', { person })).status).toBe(401);
  expect(await readUser(person.id)).not.toBeNull();
  site.setEnvironment({ STRIPE_API_BASE: base });
  await finishDeletions();
  expect(await readUser(person.id)).toBeNull();
  expect(await atProvider(customer)).toMatchObject({ deleted: true });
  expect((await mail.list()).length).toBe(1);
});

test('cut short at any call to the store, a later run ends it, and one goodbye is sent', async () => {
  for (let last = 0; last < 200; last += 1) {
    mail.clear();
    const person = await site.signUp();
    let calls = 0;
    site.blobs.setFault(() => (calls++ > last ? 'drop-before-commit' : null));
    const { status } = await ask(account, 'DELETE', '/api/account', { person });
    site.blobs.setFault(() => null);
    if (calls <= last) return; // it came to its end without any fault
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    await finishDeletions();
    vi.useRealTimers();
    const isGone = (await readUser(person.id)) === null;
    expect([last, isGone || status === 503], `cut after ${last} calls`).toEqual([last, true]);
    expect(
      new Set((await mail.list()).map(({ messageId }) => messageId)).size,
      `mails when cut after ${last} calls`,
    ).toBe(isGone ? 1 : 0);
  }
  throw new Error('No run came to its end.');
});
