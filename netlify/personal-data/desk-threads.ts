import type { DeskThread } from '#domain/admin/desk-thread.ts';
import { deskThreads, ownedThreads } from '#netlify/stores/desk-thread-store.ts';
import { ownedKeys, removeEntries } from '#netlify/stores/person-index.ts';
import { findRecords, removeOwnRecords } from './own-records.ts';
import type { PersonalStore } from './personal-store.ts';

/** What the team did about what somebody sent by a form. Who of the team it was is not theirs to have: a keyed hash. */
export const personalDeskThreads: PersonalStore = {
  store: 'desk-threads',
  holds:
    'Our answers to your messages, what you wrote back, and what was done about them and about tools you submitted; each goes with its record',
  async exportOf({ email }) {
    const threads = [...(await findRecords(ownedThreads, { userId: null, email })).own.values()];
    if (threads.length === 0) return null;
    return threads.map(({ kind, id, entries }) => ({
      kind,
      id,
      entries: entries.map(({ at, what, text, isTheirs }) => ({ at, what, text, isTheirs })),
    }));
  },
  async erase({ userId, email }) {
    await removeOwnRecords(ownedThreads, { userId: null, email });
    await forgetAccount(userId);
  },
};

/** Takes the number of an account out of the threads of others, where releases before noted it. */
async function forgetAccount(userId: string): Promise<void> {
  const named = {
    ...ownedThreads,
    ownersOf: (thread: DeskThread) => (thread.userId === null ? [] : [{ userId: thread.userId }]),
  };
  const { own } = await findRecords(named, { userId, email: null });
  for (const key of own.keys())
    await deskThreads.update(key, (thread) => (thread?.userId === userId ? { ...thread, userId: null } : null));
  for (const key of await ownedKeys(deskThreads.name, [{ userId }]))
    await removeEntries(deskThreads.name, key, [{ userId }]);
}
