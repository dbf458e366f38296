import { createHash, randomUUID } from 'node:crypto';
import { newUser } from '#domain/person/user.ts';
import { holdingOf, storedForm, subscriptionsOf } from '#netlify/billing/current-subscription.ts';
import { atStripe } from '#netlify/billing/stripe-client.ts';
import { openStore } from '#netlify/stores/open-store.ts';
import plans from '#data/plans.json' with { type: 'json' };
import { subjectOf } from '@yak/emulator-identity';
import type { StripeControl } from '@yak/emulator-stripe';
import { realm, subscriber } from './emulator-settings.ts';

/**
 * Gives the local persona on Yak Core a live subscription at the Stripe emulator, unless the store knows the person
 * already. To be called with the settings of that site.
 */
export async function seedSubscriber(issuer: string, payments: StripeControl): Promise<void> {
  const id = createHash('sha256')
    .update(`${issuer}\n${subjectOf(realm, subscriber.email)}`)
    .digest('hex');
  const users = openStore('users');
  if (await users.read(id)) return;

  const { email, email_verified: emailVerified, given_name: firstName, family_name: lastName } = subscriber;
  const { customer } = payments.subscribe({
    email,
    name: `${firstName} ${lastName}`,
    lookupKey: plans.core.monthlyLookupKey,
    metadata: { user_id: id },
  });
  const user = newUser(
    { id, email, emailVerified, firstName, lastName, profileImageUrl: null },
    new Date(),
    randomUUID(),
  );
  const { current } = holdingOf(await atStripe((stripe) => subscriptionsOf(stripe, [customer])));
  const subscription = current && storedForm(current);
  const outcome = await users.create(id, { ...user, customerId: customer, subscription });
  if (outcome === 'unknown') throw new Error('The blob store did not take the first subscriber.');
}
