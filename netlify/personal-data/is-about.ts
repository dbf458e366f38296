import { foldAddress } from '#domain/account/fold-address.ts';
import type { Person } from './personal-store.ts';

/** Whether what came by a public form is this person's: sent from their account, or under the address they proved to be theirs. */
export function isAbout(person: Person, userId: string | null, address: string): boolean {
  return userId === person.userId || (person.email !== null && foldAddress(address) === foldAddress(person.email));
}
