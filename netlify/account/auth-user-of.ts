import type { AuthUser } from '#api/auth-user.contract.ts';
import { livingSaves } from '#netlify/catalog/known-tools.ts';
import { imageAddressOf } from './wanted-image.ts';
import type { Session } from '#netlify/session/session.ts';

/** The signed-in person as their own pages know them. */
export async function authUserOf({ isAdmin, stored, viewer }: Session): Promise<AuthUser> {
  const { email, firstName, lastName, createdAt, preferences, saves } = stored.user;
  const living = saves.filter(await livingSaves(saves));
  return {
    isPremium: viewer.plan === 'core',
    isAdmin,
    hasChosenMail: preferences.changedAt !== null,
    email,
    firstName,
    lastName,
    profileImageUrl: imageAddressOf(stored.user),
    saves: living.map(({ toolId }) => toolId),
    createdAt,
  };
}
