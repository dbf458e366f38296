import type { ThreadSubject } from '#domain/admin/desk-thread.ts';
import { deskThreads, threadKey } from '#netlify/stores/desk-thread-store.ts';
import { type LinedStore, changeInLine } from '#netlify/stores/desk-lines.ts';
import { type OwnedStore, removeOwned } from '#netlify/stores/person-index.ts';

/**
 * What becomes of a message or submission that an account sent under an address that is not proven to be its own, when the
 * account goes. Without correspondence it goes too. What the team and that address wrote to each other belongs to the
 * address: then the record stays for it, without the words.
 */
export function forgetSent<Document extends { id: string }>(
  owned: OwnedStore<Document> & LinedStore<Document>,
  kind: ThreadSubject['kind'],
  withoutWords: (document: Document) => Document,
): (key: string, document: Document) => Promise<void> {
  return async (key, document) => {
    if (await deskThreads.isMissing(threadKey({ kind, id: document.id }))) return removeOwned(owned, key, document);
    await changeInLine(owned, key, (current) => ({ write: current && withoutWords(current), outcome: null }));
  };
}
