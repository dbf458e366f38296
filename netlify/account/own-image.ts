import { birthOf } from '#domain/person/birth.ts';
import type { User } from '#domain/person/user.ts';
import type { ProfileImage } from '#domain/person/profile-image.schema.ts';
import { logInfo } from '#netlify/http/log.ts';
import { skipUnreadable } from '#netlify/stores/document-store.ts';
import { profileImages } from '#netlify/stores/profile-image-store.ts';
import { changeUser, readUser } from '#netlify/stores/user-store.ts';
import { webNetwork } from '#netlify/web/web-network.ts';
import { fetchImage } from './fetch-image.ts';
import { type WantedImage, wantedImage } from './wanted-image.ts';

/**
 * A person's picture; it is fetched when it is asked for the first time, so that signing in waits for nobody. One that
 * could not be had is not asked for again before the next sign-in.
 * @throws StoreUnavailable
 */
export async function ownImage(user: User, now: Date): Promise<ProfileImage | null> {
  const wanted = wantedImage(user);
  if (wanted === null) return null;
  const stored = await profileImages.readStored(user.id).catch(skipUnreadable);
  if (stored === 'unreadable') await profileImages.remove(user.id);
  else if (stored?.document.source === wanted.source) return stored.document;
  return fetchOwn(user, wanted, now);
}

async function fetchOwn(user: User, { source, web }: WantedImage, now: Date): Promise<ProfileImage | null> {
  const found = await fetchImage(source, webNetwork(web));
  if ('reason' in found) {
    logInfo('picture_not_shown', { code: found.reason });
    await changeUser(user.id, (current) => ({
      write: isStillWanted(current, user) ? { ...current, unshownImageUrl: source } : null,
      outcome: null,
    }));
    await profileImages.remove(user.id); // what another address of before has shown
    return null;
  }
  const { bytes, ...head } = found;
  const image = { source, ...head, data: bytes.toString('base64'), fetchedAt: now.toISOString() };
  await profileImages.update(user.id, () => image);
  // A deletion that was faster has looked for a picture already: what was written after it is taken back.
  const owner = await readUser(user.id);
  if (owner && isStillWanted(owner.user, user)) return image;
  await profileImages.remove(user.id);
  return null;
}

/** Whether this is the same account, and wants the same picture. */
function isStillWanted(current: User, asked: User): boolean {
  const deepEqual = birthOf(current) === birthOf(asked) && current.profileImageUrl === asked.profileImageUrl;
  return deepEqual && current.deletedAt === null;
}
