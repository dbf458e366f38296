import { isDeepStrictEqual } from 'node:util';
import type { User } from '#domain/person/user.ts';
import type { Look } from '#domain/since/look.ts';
import { isLookOf } from '#domain/since/note-entries.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { hasEnded } from '#netlify/stores/deletion-store.ts';
import { looks } from '#netlify/stores/look-store.ts';

/**
 * Changes how far a person has looked, by one compare-and-set. A deletion that was faster wins: what was written after it is
 * taken back.
 * @param rule pure: it is called once per try; null leaves everything as it is
 * @throws ApiError `unauthorized` when the account was deleted; StoreUnavailable
 */
export async function changeLook<Next extends Look | null>(
  user: User,
  rule: (current: Look | null) => Next,
): Promise<Next> {
  let isWritten = false;
  const look = await looks.change(user.id, async (stored) => {
    const current = stored && isLookOf(stored, user) ? stored : null;
    if (stored && !current && (await hasEnded(user))) throw new ApiError('unauthorized'); // a newer account's
    const next = rule(current);
    isWritten = next !== null && !isDeepStrictEqual(next, current);
    return { write: isWritten ? next : null, outcome: next };
  });
  if (isWritten && (await hasEnded(user))) {
    const left = await looks.read(user.id);
    if (left && isLookOf(left, user)) await looks.remove(user.id);
    throw new ApiError('unauthorized');
  }
  return look;
}
