import type { User } from '#domain/person/user.ts';
import { userSchema } from '#domain/person/user.schema.ts';
import { endedByUser } from '#domain/person/endings.ts';
import { type DocumentChange, type StoredDocument, documentStore } from './document-store.ts';
import { noteEndings } from './ending-store.ts';
import { StoreUnavailable } from './store-unavailable.ts';
import { addressKey } from './subscriber-store.ts';

/** Accounts: one document each, under the person's id. */
export const users = documentStore('users', userSchema, undefined, async (id, before, after) => {
  const ended = endedByUser(before, after);
  if (ended) await noteEndings(id, ended, after.emailVerified ? addressKey(after.email) : null);
});

/** A user document as it was read. */
export interface StoredUser extends Omit<StoredDocument<User>, 'document'> {
  user: User;
}

/** The outcome, and the document as it stands; `gone` when the account is not there or being deleted: nothing was written. */
type Changed<Outcome> = { ok: true; outcome: Outcome; user: User } | { ok: false; code: 'gone' };

/**
 * One user's document, or null when two reads say that there is none: somebody would be signed out for it.
 * @throws StoreUnavailable, UnreadableRecord
 */
export async function readUser(id: string): Promise<StoredUser | null> {
  const stored = (await users.readStored(id)) ?? (await users.readStored(id));
  if (!stored) return null;
  const { document: user, ...rest } = stored;
  return { user, ...rest };
}

interface ChangeOptions {
  /** The document as it was read a moment ago, to save the first read. */
  known?: StoredUser | undefined;
  /** Makes the document when there is none; without it a missing document stays missing. */
  create?: () => User;
}

/**
 * Changes one user's document, unless the account is deleted or being deleted.
 * @param change called once per try with the current document: pure, or reading the truth about it from elsewhere
 * @throws StoreUnavailable when no try came through within about 4.5 s: whether it was written is then unknown;
 *   UnreadableRecord
 */
export function changeUser<Outcome>(
  id: string,
  change: (user: User) => DocumentChange<User, Outcome> | Promise<DocumentChange<User, Outcome>>,
  { known, create }: ChangeOptions = {},
): Promise<Changed<Outcome>> {
  return users.change<Changed<Outcome>>(
    id,
    async (stored) => {
      const current = stored ?? create?.();
      if (!current && !(await users.isMissing(id))) throw new StoreUnavailable('an account is there and is not');
      if (!current || current.deletedAt) return { write: null, outcome: { ok: false, code: 'gone' } };
      const { write, outcome } = await change(current);
      return { write, outcome: { ok: true, outcome, user: write ?? current } };
    },
    { known: known && { ...known, document: known.user } },
  );
}
