import { createHash, randomUUID } from 'node:crypto';
import { newUser } from '#domain/account/user.ts';
import { holdingOf, storedForm, subscriptionsOf } from '#netlify/billing/current-subscription.ts';
import { atStripe } from '#netlify/billing/stripe-client.ts';
import { openStore } from '#netlify/stores/open-store.ts';
import plans from '#data/plans.json' with { type: 'json' };
import { personas, subjectOf } from '#stand-ins/identity/identity-accounts.ts';
import type { PaymentsControl } from '#stand-ins/payments/control.ts';

const SUBSCRIBER = 'core@yak.test';

/**
 * Gives the local persona on Yak Core a live subscription in the payments stand-in, unless the store knows the person
 * already. To be called with the settings of that site.
 */
export async function seedSubscriber(issuer: string, payments: PaymentsControl): Promise<void> {
  const persona = personas.find(({ email }) => email === SUBSCRIBER);
  if (!persona) throw new Error(`${SUBSCRIBER} is no longer a persona.`);
  const id = createHash('sha256')
    .update(`${issuer}\n${subjectOf(SUBSCRIBER)}`)
    .digest('hex');
  const users = openStore('users');
  if (await users.read(id)) return;

  const { email, email_verified: emailVerified, given_name: firstName, family_name: lastName } = persona;
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
