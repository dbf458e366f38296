import { profileImage } from '#api/profile-image.contract.ts';
import type { User } from '#domain/person/user.ts';
import { type OutsideWeb, SettingError, pictureWeb } from '#netlify/env.ts';
import { logError } from '#netlify/http/log.ts';
import { hashOf } from '#netlify/stores/hash-of.ts';

/** A picture that is to be shown: where the provider has it, and which web it is fetched from. */
export interface WantedImage {
  source: string;
  web: OutsideWeb;
}

/** The picture of a person; null when their provider names none, or it could not be had, or none is fetched here. */
export function wantedImage({ profileImageUrl: source, unshownImageUrl }: User): WantedImage | null {
  if (source === null || source === unshownImageUrl) return null;
  const web = reachedWeb();
  return web && { source, web };
}

/**
 * Where a person's browser gets their picture: from us, under an address that no other person and no other picture has,
 * because browsers keep it for a while. Null when there is none.
 */
export function imageAddressOf(user: User): string | null {
  const wanted = wantedImage(user);
  if (wanted === null) return null;
  const mark = hashOf(`${user.id} ${wanted.source}`).slice(0, 16);
  return `${profileImage.path}?of=${mark}`;
}

/** A setting that is refused here keeps pictures away, and nobody from signing in. */
function reachedWeb(): OutsideWeb | null {
  try {
    return pictureWeb();
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    logError('pictures_off', error);
    return null;
  }
}
