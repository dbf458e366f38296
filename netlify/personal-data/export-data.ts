import type { DataExport } from '#api/data-export.contract.ts';
import type { User } from '#domain/person/user.ts';
import type { Person } from './personal-store.ts';
import { personalStores } from './registry.ts';

/** A user as the registry asks for them: an address counts only when the identity provider has verified it. */
export function personOf(user: User): Person {
  const { id, email, emailVerified } = user;
  return { userId: id, account: user, email: emailVerified && email ? email : null };
}

/** Everything that is stored about a person, store by store. @throws StoreUnavailable */
export async function exportData(person: Person, now: Date): Promise<DataExport> {
  const records = [];
  for (const { store, holds, exportOf } of personalStores) {
    const data = await exportOf(person);
    if (data !== null) records.push({ store, holds, data });
  }
  return { exportedAt: now.toISOString(), records };
}
