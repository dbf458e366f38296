import { type ReadableAtom, atom } from 'nanostores';
import { type JobStanding, fetchAdminJobs } from '#api/admin-jobs.ts';
import { type AdminOverview, fetchAdminOverview } from '#api/admin-overview.ts';
import { fetchSubscriberGrowth } from '#api/admin-subscribers.ts';
import type { SubscriberGrowth } from '#domain/subscription/subscriber-growth.ts';
import { settleRefusal } from './admission.ts';

/** Something that a page of the back office reads when it is opened, and again when it is asked to. */
export type Reading<Read> = { status: 'loading' | 'failed' } | { status: 'read'; read: Read };

/** A reading and the way to begin it. */
interface Readable<Read> {
  store: ReadableAtom<Reading<Read>>;
  load(): Promise<void>;
}

export const overview = reading<AdminOverview>(fetchAdminOverview);
export const jobStandings = reading<JobStanding[]>(fetchAdminJobs);
export const growth = reading<SubscriberGrowth>(fetchSubscriberGrowth);

function reading<Read>(fetchIt: () => Promise<Read>): Readable<Read> {
  const store = atom<Reading<Read>>({ status: 'loading' });
  const load = async () => {
    store.set({ status: 'loading' });
    try {
      store.set({ status: 'read', read: await fetchIt() });
    } catch (error) {
      if (!settleRefusal(error)) store.set({ status: 'failed' });
    }
  };
  return { store, load };
}
