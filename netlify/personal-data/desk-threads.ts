import { ownedThreads } from '#netlify/stores/desk-thread-store.ts';
import { ownRecords, removeOwnRecords } from './own-records.ts';
import type { PersonalStore } from './personal-store.ts';

/** What the team did about what somebody sent by a form. Who of the team it was is not theirs to have: a keyed hash. */
export const personalDeskThreads: PersonalStore = {
  store: 'desk-threads',
  holds:
    'Our answers to your messages, what you wrote back, and what was done about them and about tools you submitted; each goes with its record',
  async exportOf(person) {
    const threads = [...(await ownRecords(ownedThreads, person)).values()];
    if (threads.length === 0) return null;
    return threads.map(({ kind, id, entries }) => ({
      kind,
      id,
      entries: entries.map(({ at, what, text, isTheirs }) => ({ at, what, text, isTheirs })),
    }));
  },
  erase: (person) => removeOwnRecords(ownedThreads, person),
};
