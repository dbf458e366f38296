import { deskThreadSchema } from '#domain/desk-thread/desk-thread.schema.ts';
import type { DeskThread, ThreadSubject } from '#domain/desk-thread/desk-thread.ts';
import { documentStore } from './document-store.ts';
import type { OwnedStore } from './person-index.ts';

/** What the team did about messages and submissions, each thread under the kind and id of what it is about. */
export const deskThreads = documentStore('desk-threads', deskThreadSchema);

/** A thread is about the person who wrote the message or submission. */
export const ownedThreads: OwnedStore<DeskThread> = {
  store: deskThreads,
  ownersOf: ({ userId, address }) => [...(userId === null ? [] : [{ userId }]), { address }],
};

/** The key of a thread. */
export function threadKey({ kind, id }: Pick<ThreadSubject, 'kind' | 'id'>): string {
  return `${kind}-${id}`;
}
