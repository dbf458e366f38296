import { deskThreadSchema } from '#domain/admin/desk-thread.schema.ts';
import type { DeskThread, ThreadSubject } from '#domain/admin/desk-thread.ts';
import { documentStore } from './document-store.ts';
import type { OwnedStore } from './person-index.ts';

/** What the team did about messages and submissions, each thread under the kind and id of what it is about. */
export const deskThreads = documentStore('desk-threads', deskThreadSchema);

/** A thread is what the team and an address wrote to each other: it belongs to whoever has proven that address. */
export const ownedThreads: OwnedStore<DeskThread> = {
  store: deskThreads,
  ownersOf: ({ address }) => [{ address }],
};

/** The key of a thread. */
export function threadKey({ kind, id }: Pick<ThreadSubject, 'kind' | 'id'>): string {
  return `${kind}-${id}`;
}
