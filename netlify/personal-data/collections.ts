import { collectionsOf } from '#domain/collection/collections-of.ts';
import { collections, ownedCollectionLinks } from '#netlify/stores/collection-store.ts';
import { personalRecords } from './own-records.ts';
import type { PersonalStore } from './personal-store.ts';

/** A person's own collections, and their own rules beside them. */
export const personalCollections: PersonalStore = {
  store: collections.name,
  holds:
    'Your collections: names, tools, notes, and the links under which you share them; and your own rules: names, clients, notes',
  async exportOf({ userId, account }) {
    const own = collectionsOf(await collections.tryRead(userId), account);
    const held = own ? [...own.kits, ...(own.rules ?? [])] : [];
    return held.length > 0 ? held : null;
  },
  erase: ({ userId }) => collections.remove(userId),
};

/** What leads from a shared link to a person's collection; it goes before the collection does. */
export const personalCollectionLinks = personalRecords(ownedCollectionLinks, {
  holds: 'Which of your collections a shared link leads to',
  given: ({ kit }) => ({ kit }),
});
