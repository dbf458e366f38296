import type { Config } from '@netlify/functions';
import { logInfo } from '#netlify/http/log.ts';
import { walkRecords } from '#netlify/records/walk-records.ts';

/** A scheduled function has 30 s; a slice that is begun takes at most a few. */
const WORK_MS = 20_000;

/** Every hour: looks at every record, forgets what was kept long enough, and says which ones nobody can read. */
export default async (): Promise<void> => {
  const { last, position } = await walkRecords(new Date(), performance.now() + WORK_MS);
  const isDone = position.kinds === 0 && position.after === '';
  const { records = 0, forgotten = 0, unreadable = 0 } = last ?? {};
  logInfo('records_checked', { isDone, records, forgotten, unreadable });
};

export const config: Config = { schedule: '20 * * * *' };
