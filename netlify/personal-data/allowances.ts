import { allowanceKey, allowanceUses } from '#netlify/stores/allowance-store.ts';
import type { PersonalStore } from './personal-store.ts';

/** When a person lately used what is limited per person; each use counts for an hour. */
export const personalAllowances: PersonalStore = {
  store: 'allowances',
  holds: 'When you last asked for your data, or began or changed a payment, so that nobody does so without end',
  async exportOf({ userId }) {
    const record = await allowanceUses.read(allowanceKey(userId));
    return record && Object.entries(record.uses).map(([what, uses]) => ({ what, at: uses.map(({ at }) => at) }));
  },
  async erase({ userId }) {
    await allowanceUses.remove(allowanceKey(userId));
  },
};
