import { createHash } from 'node:crypto';
import { newUser } from '#domain/account/new-user.ts';
import type { User } from '#domain/account/user.ts';
import type { JsonStore } from '#netlify/stores/open-store.ts';
import { personas, subjectOf } from './identity-accounts.ts';

const SUBSCRIBER = 'core@yak.test';
const PAID_YEARS = 10;

/**
 * Gives the local persona on Yak Core a live subscription, unless the store knows the person already.
 * @param users the store that the functions keep people in
 */
export async function seedSubscriber(users: JsonStore, issuer: string): Promise<void> {
  const id = createHash('sha256').update(`${issuer}\n${subjectOf(SUBSCRIBER)}`).digest('hex');
  const outcome = await users.create(id, subscriber(id, new Date()));
  if (outcome === 'unknown') throw new Error('The blob store did not take the first subscriber.');
}

function subscriber(id: string, now: Date): User {
  const persona = personas.find(({ email }) => email === SUBSCRIBER);
  if (!persona) throw new Error(`${SUBSCRIBER} is no longer a persona.`);
  const paidUntil = new Date(now);
  paidUntil.setFullYear(now.getFullYear() + PAID_YEARS);
  const identity = {
    id,
    email: persona.email,
    emailVerified: persona.email_verified,
    firstName: persona.given_name,
    lastName: persona.family_name,
    profileImageUrl: null,
  };
  return {
    ...newUser(identity, now),
    subscription: {
      id: 'sub_local_core',
      status: 'active',
      currentPeriodEnd: Math.floor(paidUntil.getTime() / 1000),
      cancelAtPeriodEnd: false,
    },
  };
}
