import { type Identity, newUser } from '#domain/account/new-user.ts';
import type { User } from '#domain/account/user.ts';
import { changeUser } from '#netlify/stores/user-store.ts';
import { type Session, endSession, newSid, sessionCookies } from './session.ts';
import { addSignIn, removeSignIn } from './sign-ins.ts';

/**
 * Signs a device in as the person whom the identity provider vouches for; their document is made at the first time.
 * @param replaced the session that this browser had until now, which nobody can sign out of any more: it ends
 * @returns the `Set-Cookie` values of the session, or null when the account is being deleted
 * @throws StoreUnavailable
 */
export async function signIn(identity: Identity, now: Date, replaced: Session | null = null): Promise<string[] | null> {
  const isSamePerson = replaced?.stored.user.id === identity.id;
  if (replaced && !isSamePerson) await endSession(replaced);
  const sid = newSid();
  const without = (user: User) => (replaced && isSamePerson ? removeSignIn(user, replaced.sid) : user);
  const changed = await changeUser(
    identity.id,
    (user) => ({ write: addSignIn(without(refresh(user, identity)), sid, now), outcome: null }),
    { create: () => newUser(identity, now) },
  );
  return changed.ok ? sessionCookies(changed.user, sid, Math.floor(now.getTime() / 1000), now) : null;
}

/** Address and picture follow the provider; a name only fills an empty one, which the person may have edited here. */
function refresh(user: User, { email, emailVerified, firstName, lastName, profileImageUrl }: Identity): User {
  return {
    ...user,
    email,
    emailVerified,
    profileImageUrl,
    firstName: user.firstName || firstName,
    lastName: user.lastName || lastName,
  };
}
