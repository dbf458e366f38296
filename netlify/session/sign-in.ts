import { type Identity, newUser } from '#domain/account/new-user.ts';
import type { User } from '#domain/account/user.ts';
import { changeUser } from '#netlify/stores/user-store.ts';
import { newSid, sessionCookies } from './session.ts';
import { addSignIn } from './sign-ins.ts';

/**
 * Signs a device in as the person whom the identity provider vouches for; their document is made at the first time.
 * @returns the `Set-Cookie` values of the session, or null when the account is being deleted
 * @throws StoreUnavailable
 */
export async function signIn(identity: Identity, now: Date): Promise<string[] | null> {
  const sid = newSid();
  const changed = await changeUser(
    identity.id,
    (user) => ({ write: addSignIn(refresh(user, identity), sid, now), outcome: null }),
    { create: () => newUser(identity, now) },
  );
  return changed.ok ? sessionCookies(changed.user, sid) : null;
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
