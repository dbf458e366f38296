import { randomUUID } from 'node:crypto';
import { type Identity, newUser, type User } from '#domain/account/user.ts';
import { logError } from '#netlify/http/log.ts';
import { countEvent } from '#netlify/stores/count-event.ts';
import { ownedUsers } from '#netlify/stores/owned-users.ts';
import { indexRecord } from '#netlify/stores/person-index.ts';
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
  if (replaced && replaced.stored.user.id !== identity.id) await endSession(replaced);
  const sid = newSid();
  const without = (user: User) => (replaced ? removeSignIn(user, replaced.sid) : user);
  const first = newUser(identity, now, randomUUID());
  const changed = await changeUser(
    identity.id,
    (user) => ({
      write: addSignIn(without(refresh(user, identity)), sid, now),
      outcome: {
        isNew: user === first,
        isMoved: user.email !== identity.email || user.emailVerified !== identity.emailVerified,
      },
    }),
    { create: () => first },
  );
  if (!changed.ok) return null;
  const { isNew, isMoved } = changed.outcome;
  if (isNew || isMoved) await nameByAddress(changed.user);
  if (isNew) await countEvent('signed-up', now, `${identity.id} ${changed.user.createdAt}`);
  return sessionCookies(changed.user, sid, Math.floor(now.getTime() / 1000), now);
}

/** Lets the desk find an account by its address. When that fails, the hourly walk does it. */
async function nameByAddress(user: User): Promise<void> {
  await indexRecord(ownedUsers, user.id, user).catch((error: unknown) => logError('account_not_indexed', error));
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
