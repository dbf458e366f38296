import type { Config } from '@netlify/functions';
import { defineJob } from '#netlify/jobs/define-job.ts';
import { walkRecords } from '#netlify/records/walk-records.ts';

/** A scheduled function has 30 s; a slice that is begun takes at most a few. */
const WORK_MS = 20_000;

/** Every hour: looks at every record, forgets what was kept long enough, and says which ones nobody can read. */
export default defineJob('check-records', async () => {
  const { last, position } = await walkRecords(new Date(), performance.now() + WORK_MS);
  const { records = 0, forgotten = 0, unreadable = 0 } = last ?? {};
  return { counts: { records, forgotten, unreadable }, isDone: position.kinds === 0 && position.after === '' };
});

export const config: Config = { schedule: '20 * * * *' };
