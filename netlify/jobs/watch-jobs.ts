import { type JobName, jobNames, jobs } from '#domain/admin/job/job-list.ts';
import type { JobRecord } from '#domain/admin/job/job-record.schema.ts';
import { newJobRecord, nextDue, withAlarm } from '#domain/admin/job/job-record.ts';
import { mailSettings, siteOrigin } from '#netlify/env.ts';
import { writeLetter } from '#netlify/mail/letter.ts';
import { postMail } from '#netlify/mail/outbox.ts';
import { jobRecords } from '#netlify/stores/job-store.ts';
import { dueAfter } from './due-after.ts';

/**
 * Looks at every job and writes to the team about each that is newly in trouble: once, however often this runs, because
 * the alarm stands in the record until the job is well and the mail's key is made of it. From the first look on a job is
 * expected to run, so one that never began is found too.
 * @returns how many jobs were looked at, how many are in trouble, and how many mails were written
 * @throws StoreUnavailable, UnreadableRecord
 */
export async function watchJobs(now: Date): Promise<{ jobs: number; troubled: number; told: number }> {
  const counts = { jobs: 0, troubled: 0, told: 0 };
  for (const name of jobNames) {
    const record = await look(name, now);
    counts.jobs += 1;
    if (!record.alarm) continue;
    counts.troubled += 1;
    if (record.alarm.isTold || !(await tell(name, record))) continue;
    counts.told += 1;
    await jobRecords.update(name, (current) => {
      const alarm = current?.alarm?.raisedAt === record.alarm?.raisedAt ? current?.alarm : null;
      return current && alarm ? { ...current, alarm: { ...alarm, isTold: true } } : null;
    });
  }
  return counts;
}

function look(name: JobName, now: Date): Promise<JobRecord> {
  return jobRecords.update(name, (current) =>
    withAlarm(current ?? newJobRecord(now), dueAfter(jobs[name].schedule), now),
  );
}

/** @returns false when no mail is set up on this site: then it is told once it is */
async function tell(name: JobName, record: JobRecord): Promise<boolean> {
  const settings = mailSettings();
  const { alarm } = record;
  if (!settings || !alarm) return false;
  const { title, does, schedule } = jobs[name];
  const [last] = record.runs;
  const subject = alarm.reason === 'late' ? `${title}: it does not run` : `${title}: it failed twice`;
  const letter = writeLetter({
    title: subject,
    paragraphs: [
      `The job ${name} is in trouble. ${does}`,
      alarm.reason === 'late'
        ? `It should have begun at ${clockText(nextDue(record, dueAfter(schedule)).toISOString())} and has missed that time and the next.`
        : `Its last runs failed, the newest with ${last?.failure ?? 'no word: it was cut off'}.`,
      last ? `It last began at ${clockText(last.startedAt)}.` : 'It has never begun since it is watched.',
      'You get no second mail about this trouble. docs/operations.md says what to do.',
    ],
    action: { label: 'Look at the jobs', address: `${siteOrigin()}/admin#jobs` },
  });
  await postMail({
    key: `job-${name}-${alarm.raisedAt.replace(/\D/g, '')}`,
    to: { address: settings.teamInbox },
    subject,
    ...letter,
    personal: settings.teamInbox,
  });
  return true;
}

function clockText(time: string): string {
  return `${time.slice(0, 10)} ${time.slice(11, 16)} UTC`;
}
