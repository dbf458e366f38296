import type { Born } from '#domain/person/birth.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { hasEnded } from './deletion-store.ts';
import type { ChangeOptions, DocumentChange, DocumentStore } from './document-store.ts';

/** One document of a person, and how it is known that it belongs to this account of theirs. */
interface OwnedPlace<Own> extends ChangeOptions<Own> {
  store: DocumentStore<Own>;
  key: string;
  account: Born & { id: string };
  /** What is stored, when it belongs to the account; null when another one left it. */
  ownOf(stored: Own | null, account: Born): Own | null;
  /** Takes back what was written for an account that had ended; without it the document is removed. */
  takeBack?(): Promise<void>;
}

/**
 * Changes what an account owns by one compare-and-set. A deletion that was faster wins: what was written after it is taken
 * back.
 * @param rule pure: it is called once per try, with null when the account has nothing yet
 * @returns what came of it, and whether anything was written
 * @throws ApiError `unauthorized` when the account was deleted; StoreUnavailable, also when the account is not there and
 *   nothing says that it was deleted: then everything stays
 */
export async function changeOwned<Own, Outcome>(
  { store, key, account, ownOf, takeBack = () => store.remove(key), ...options }: OwnedPlace<Own>,
  rule: (own: Own | null) => DocumentChange<Own, Outcome>,
): Promise<{ outcome: Outcome; isWritten: boolean }> {
  let isWritten = false;
  const outcome = await store.change(
    key,
    async (current) => {
      const own = ownOf(current, account);
      if (current && !own && (await hasEnded(account))) throw new ApiError('unauthorized'); // a newer account's
      const change = rule(own);
      isWritten = change.write !== null;
      return change;
    },
    options,
  );
  if (isWritten && (await hasEnded(account))) {
    if (ownOf(await store.read(key), account)) await takeBack();
    throw new ApiError('unauthorized');
  }
  return { outcome, isWritten };
}
