import type { User } from '#domain/person/user.ts';
import type { OwnedStore } from './person-index.ts';
import { users } from './user-store.ts';

/** An account is found by its address, once that is proven. */
export const ownedUsers = {
  store: users,
  ownersOf: ({ email, emailVerified }) => (emailVerified && email ? [{ address: email }] : []),
} satisfies OwnedStore<User>;
