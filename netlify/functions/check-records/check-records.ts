import type { Config } from '@netlify/functions';
import { defineJob } from '#netlify/jobs/define-job.ts';
import { startInBackground } from '#netlify/jobs/start-in-background.ts';
import { scanRecords } from '#netlify/jobs/scan-records.ts';
import { beginJournal } from '#netlify/stores/ending-store.ts';

/** Every hour: looks at every record, forgets what was kept long enough, and says which ones nobody can read. */
export default defineJob(
  'check-records',
  async ({ now, until }) => {
    const { last, position } = await scanRecords(now, until);
    await beginJournal(now); // after the walk, which counts one that cannot be read
    const { records = 0, forgotten = 0, unreadable = 0 } = last ?? {};
    const isDone = position.kinds === 0 && position.after === '';
    return { counts: { records, forgotten, unreadable }, isDone, ranOut: !isDone };
  },
  startInBackground,
);

export const config: Config = { schedule: '20 * * * *' };
