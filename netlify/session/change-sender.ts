import type { User } from '#domain/person/user.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import type { DocumentChange } from '#netlify/stores/document-store.ts';
import { changeUser } from '#netlify/stores/user-store.ts';
import type { Session } from './session.ts';

/**
 * Changes the document of the person who sends a request, beginning with what was read to identify them.
 * @param change pure: it is called once per try
 * @returns the outcome of the try that counted, and the document as it stands then
 * @throws ApiError `unauthorized` when the account is being deleted; StoreUnavailable
 */
export async function changeSender<Outcome>(
  { stored }: Session,
  change: (user: User) => DocumentChange<User, Outcome>,
): Promise<{ outcome: Outcome; user: User }> {
  const changed = await changeUser(stored.user.id, change, { known: stored });
  if (!changed.ok) throw new ApiError('unauthorized');
  return changed;
}
