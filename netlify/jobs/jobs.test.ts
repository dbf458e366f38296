import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobNames, jobs } from '#domain/admin/job/job-list.ts';
import type { JobRecord } from '#domain/admin/job/job-record.schema.ts';
import { newJobRecord } from '#domain/admin/job/job-record.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { jobRecords } from '#netlify/stores/job-store.ts';
import type { LocalMail } from '@yak/emulator-mail';
import { type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import watch from '../functions/watch-jobs/watch-jobs.ts';
import { defineJob } from './define-job.ts';
import { readJobs } from './read-jobs.ts';
import { watchJobs } from './watch-jobs.ts';

let site: SiteUnderTest;
let mail: LocalMail;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true });
  mail = await site.startMail();
});
beforeEach(async () => {
  site.blobs.setFault(() => null);
  for (const name of jobNames) await jobRecords.remove(name);
  mail.clear();
});
afterAll(() => site.close());

const HOUR = 3_600_000;
const later = (ms: number) => new Date(Date.now() + ms);
const sound = defineJob('deliver-mail', async () => ({ counts: { sent: 3, waiting: 1 } }));
const failing = defineJob('finish-deletions', () => Promise.reject(new Error('no room for ann@yak.test')));
const runFailing = () => failing().catch(() => undefined);
const standing = async (name: string, now = new Date()) => (await readJobs(now)).find((job) => job.name === name);
const mails = async () => (await mail.list()).map(({ subject }) => subject);

describe('the record of a job', () => {
  test('has each run with its outcome, counts and times, newest first, and when it is due next', async () => {
    await sound();
    await sound();
    const job = await standing('deliver-mail');
    expect(job).toMatchObject({ state: 'well', runs: [{ outcome: 'done', counts: { sent: 3, waiting: 1 } }, {}] });
    const [run] = job?.runs ?? [];
    expect(Date.parse(run?.endedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(run?.startedAt ?? ''));
    expect(Date.parse(job?.nextDueAt ?? '') - Date.now()).toBeLessThanOrEqual(5 * 60_000);
  });

  test('says when the next run has to go on', async () => {
    await defineJob('weekly-digest', async () => ({ isDone: false }))();
    expect((await standing('weekly-digest'))?.runs[0]).toMatchObject({ outcome: 'unfinished', failure: null });
  });

  test('of a failure holds its kind and no word of it; whoever called the job is told', async () => {
    await expect(failing()).rejects.toThrow('no room');
    await expect(
      defineJob('finish-deletions', () => Promise.reject(new ApiError('payments_failed')))(),
    ).rejects.toThrow();
    const job = await standing('finish-deletions');
    expect(job).toMatchObject({ state: 'failed', runs: [{ failure: 'payments_failed' }, { failure: 'Error' }] });
    expect(JSON.stringify([job, site.logged])).not.toContain('ann@');
  });

  test('holds up no job when it cannot be written', async () => {
    let isDone = false;
    site.blobs.setFault(({ store }) => (store?.endsWith('-jobs') ? '503' : null));
    await defineJob('deliver-mail', async () => {
      isDone = true;
      return {};
    })();
    expect(isDone).toBe(true);
  });

  test('keeps two runs at once apart', async () => {
    await Promise.all(Array.from({ length: 8 }, () => sound()));
    const job = await standing('deliver-mail');
    expect(job?.runs.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 8 }, () => 'done'));
  });
});

describe('the team gets a mail (B14)', () => {
  test('once when a job failed twice, and again only after it was well in between', async () => {
    await watchJobs(new Date());
    await runFailing();
    await watchJobs(new Date());
    expect(await mails()).toEqual([]);
    await runFailing();
    for (let look = 0; look < 3; look += 1) await watchJobs(new Date());
    await runFailing();
    await watchJobs(new Date());
    expect(await mails()).toEqual(['Deletions: it failed twice']);
    expect((await mail.list())[0]?.recipients).toEqual(['team@yak.test']);

    await defineJob('finish-deletions', async () => ({}))();
    await runFailing();
    await runFailing();
    await watchJobs(new Date());
    expect(await mails()).toHaveLength(2);
  });

  test('once when a job is two periods late, though it has never run', async () => {
    await watchJobs(new Date());
    const others = jobNames.filter((name) => name !== 'finish-deletions');
    await watchJobs(later(HOUR));
    const early = await mails();
    for (let look = 0; look < 3; look += 1) await watchJobs(later(3 * HOUR));
    const late = (await mails()).filter((subject) => subject === 'Deletions: it does not run');
    expect([early.includes('Deletions: it does not run'), late.length]).toEqual([false, 1]);
    expect(others.length).toBeGreaterThan(4);
  });

  test('not twice by two watchers at once, nor when one died before it noted that the mail is out', async () => {
    await runFailing();
    await runFailing();
    await Promise.all([watchJobs(new Date()), watchJobs(new Date())]);
    await jobRecords.change('finish-deletions', (current) => ({
      write: current && { ...current, alarm: current.alarm && { ...current.alarm, isTold: false } },
      outcome: null,
    }));
    await watchJobs(new Date());
    expect(await mails()).toEqual(['Deletions: it failed twice']);
  });

  test('that says what to do, and holds no word of the failure', async () => {
    await runFailing();
    await runFailing();
    await watch();
    const [letter] = await mail.list();
    expect(letter?.text).toContain('docs/operations.md');
    expect(letter?.text).toContain('/admin#jobs');
    expect(letter?.raw).not.toContain('ann@');
  });
});

test('a record of an earlier release with fields of its own is kept as it is', async () => {
  const old = { ...newJobRecord(new Date()), note: 'of a later release' } as JobRecord;
  await jobRecords.keep('deliver-mail', old);
  await sound();
  expect(await jobRecords.read('deliver-mail')).toMatchObject({ note: 'of a later release', runs: [{}] });
});

test('every job has a schedule that is due some time', async () => {
  const all = await readJobs(new Date());
  expect(all.map(({ name }) => name)).toEqual(Object.keys(jobs));
  for (const { nextDueAt } of all) expect(Date.parse(nextDueAt)).toBeGreaterThan(Date.now());
});
