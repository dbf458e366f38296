import type { Config } from '@netlify/functions';
import { walkRecords } from '#netlify/records/walk-records.ts';

/** A scheduled function has 30 s; a slice that is begun takes at most a few. */
const WORK_MS = 20_000;

/** Every hour: looks at every record, forgets what was kept long enough, and says which ones nobody can read. */
export default async (): Promise<void> => {
  const { last, position } = await walkRecords(new Date(), performance.now() + WORK_MS);
  if (position.kinds > 0 || position.after !== '') console.log('Records: to be continued.');
  else if (last && last.forgotten + last.unreadable > 0)
    console.log(`Records: ${last.records} seen, ${last.forgotten} forgotten, ${last.unreadable} unreadable.`);
};

export const config: Config = { schedule: '20 * * * *' };
