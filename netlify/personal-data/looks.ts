import { isLookOf } from '#domain/since/note-entries.ts';
import { looks } from '#netlify/stores/look-store.ts';
import type { PersonalStore } from './personal-store.ts';

/** How far a person has looked at what changed for them. */
export const personalLooks: PersonalStore = {
  store: looks.name,
  holds: 'Which changes of your tools you were told of, up to which you saw them, and when',
  async exportOf({ userId, account }) {
    const stored = await looks.tryRead(userId);
    return stored && isLookOf(stored, account) ? stored : null;
  },
  erase: ({ userId }) => looks.remove(userId),
};
