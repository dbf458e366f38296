import { Cron } from 'croner';
import type { DueAfter } from '#domain/admin/job/job-record.ts';

/** When a schedule is due, as the platform reads it: five fields or a word such as `@hourly`, in UTC. */
export function dueAfter(schedule: string): DueAfter {
  const pattern = new Cron(schedule, { timezone: 'UTC', paused: true });
  return (time) => {
    const due = pattern.nextRun(time);
    if (!due) throw new Error(`The schedule ${schedule} is never due.`);
    return due;
  };
}
