import { randomUUID } from 'node:crypto';
import { foldAddress } from '#domain/person/fold-address.ts';
import { type Identity, newUser, type User } from '#domain/person/user.ts';
import { logError } from '#netlify/http/log.ts';
import { countEvent } from '#netlify/stores/count-event.ts';
import { ownedUsers } from '#netlify/stores/owned-users.ts';
import { indexRecord, removeEntries } from '#netlify/stores/person-index.ts';
import { profileImages } from '#netlify/stores/profile-image-store.ts';
import { changeUser, users } from '#netlify/stores/user-store.ts';
import { type Session, endSession, sessionCookies } from './session.ts';
import { addSignIn, removeSignIn } from './sign-ins.ts';

/**
 * Signs a device in as the person whom the identity provider vouches for; their document is made at the first time.
 * @param replaced the session that this browser had until now, which nobody can sign out of any more: it ends
 * @returns the `Set-Cookie` values of the session, or null when the account is being deleted
 * @throws StoreUnavailable
 */
export async function signIn(identity: Identity, now: Date, replaced: Session | null = null): Promise<string[] | null> {
  if (replaced && replaced.stored.user.id !== identity.id) await endSession(replaced);
  const sid = randomUUID();
  const without = (user: User) => (replaced ? removeSignIn(user, replaced.sid) : user);
  const first = newUser(identity, now, randomUUID());
  const changed = await changeUser(
    identity.id,
    (user) => ({
      write: addSignIn(without(refresh(user, identity)), sid, now),
      outcome: {
        isNew: user === first,
        isMoved: user.email !== identity.email || user.emailVerified !== identity.emailVerified,
        hasOldImage: user.profileImageUrl !== null && user.profileImageUrl !== identity.profileImageUrl,
        before: user,
      },
    }),
    { create: () => first },
  );
  if (!changed.ok) return null;
  const { isNew, isMoved, hasOldImage, before } = changed.outcome;
  if (isNew || isMoved) await nameByAddress(changed.user, before);
  if (hasOldImage) await forgetImage(identity.id);
  if (isNew) await countEvent('signed-up', now, `${identity.id} ${changed.user.createdAt}`);
  return sessionCookies(changed.user, sid, Math.floor(now.getTime() / 1000), now);
}

/** Lets the desk find an account by its address, and by no other. When that fails, the hourly walk does the former. */
async function nameByAddress(user: User, before: User): Promise<void> {
  const left = ownedUsers
    .ownersOf(before)
    .filter(
      ({ address }) => !ownedUsers.ownersOf(user).some((one) => foldAddress(one.address) === foldAddress(address)),
    );
  try {
    await indexRecord(ownedUsers, user.id, user);
    await removeEntries(users.name, user.id, left);
  } catch (error) {
    logError('account_not_indexed', error);
  }
}

/** The provider shows another picture, or none. One that is left here all the same is shown to nobody. */
async function forgetImage(id: string): Promise<void> {
  await profileImages.remove(id).catch((error: unknown) => logError('old_picture_left', error));
}

/** Address and picture follow the provider; a name only fills an empty one, which the person may have edited here. */
function refresh(
  { unshownImageUrl: _, ...user }: User,
  { email, emailVerified, firstName, lastName, profileImageUrl }: Identity,
): User {
  return {
    ...user,
    email,
    emailVerified,
    profileImageUrl,
    firstName: user.firstName || firstName,
    lastName: user.lastName || lastName,
  };
}
