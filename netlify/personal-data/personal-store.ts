import type { Born } from '#domain/person/birth.ts';

/** Somebody whose data is asked for. */
export interface Person {
  userId: string;
  /** Which of the accounts that this person may have had. */
  account: Born;
  /** The address that the identity provider has verified; null when it has not: then nothing is looked up by it. */
  email: string | null;
}

/** What one store holds about people, and how a person gets it out and away. */
export interface PersonalStore {
  /** The store's plain name, as it is opened. */
  store: string;
  /** What is in it, in words for the person. */
  holds: string;
  /** Everything in it about this person, for their export; null when there is nothing. */
  exportOf(person: Person): Promise<unknown>;
  /** Removes all of it; safe to repeat. */
  erase(person: Person): Promise<void>;
}
