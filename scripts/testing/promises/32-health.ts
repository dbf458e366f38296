import { readHealth } from '#netlify/admin/read-health.ts';
import { defineJob } from '#netlify/jobs/define-job.ts';
import { watchJobs } from '#netlify/jobs/watch-jobs.ts';
import { type ProductPromise, runAlone } from './promise.ts';
import { startSiteUnderTest } from '../site-under-test.ts';

const HOUR_MS = 3_600_000;
const LONGEST_MS = 1000;

/** Whoever runs the site learns of trouble in time, and is not told of it again and again. */
export const promise: ProductPromise = {
  id: 32,
  title: 'Health within 1 s whatever is dead; a job that fails twice or is two periods late mails the team once',
  async run(effort) {
    const site = await startSiteUnderTest({ captureLog: true });
    await site.startIdentity();
    await site.startPayments();
    const mail = await site.startMail();
    site.blobs.setLatency(() => 30);
    await readHealth(new Date()); // the first look finds everything cold
    const problems: string[] = [];
    const times: number[] = [];
    for (let look = 0; look < (effort === 'full' ? 20 : 3); look += 1) {
      const start = performance.now();
      const { status } = await readHealth(new Date());
      times.push(performance.now() - start);
      if (status !== 'ok') problems.push(`a sound site is ${status}`);
    }
    for (const fault of ['503', 'hang', 'drop-before-commit'] as const) {
      site.blobs.setFault(() => fault);
      const start = performance.now();
      const { status } = await readHealth(new Date());
      times.push(performance.now() - start);
      if (status !== 'failing') problems.push(`${status} while the store is dead (${fault})`);
    }
    site.blobs.setFault(() => null);

    const run = () => defineJob('finish-deletions', () => Promise.reject(new Error('x')))().catch(() => undefined);
    const lookThrice = async (now: Date) => {
      for (let look = 0; look < 3; look += 1) await watchJobs(now);
    };
    const told = async (words: string) => (await mail.list()).filter(({ subject }) => subject === words).length;
    await lookThrice(new Date());
    await run();
    await lookThrice(new Date());
    const afterOne = await told('Deletions: it failed twice');
    await run();
    await run();
    await lookThrice(new Date());
    const afterThree = await told('Deletions: it failed twice');
    await lookThrice(new Date(Date.now() + 4 * HOUR_MS));
    await lookThrice(new Date(Date.now() + 9 * HOUR_MS));
    const late = await told('Subscriptions: it does not run');
    if (afterOne !== 0 || afterThree !== 1)
      problems.push(`${afterOne} mails after one failure, ${afterThree} after three`);
    if (late !== 1) problems.push(`${late} mails about a job that does not run`);
    await site.close();
    const slowest = Math.round(Math.max(...times));
    if (slowest > LONGEST_MS) problems.push(`the slowest look took ${slowest} ms`);
    return {
      ok: problems.length === 0,
      figure:
        problems.length === 0
          ? `${times.length} looks at 30 ms a store call, the slowest ${slowest} ms; 3 failures and 9 hours of silence: one mail each`
          : problems.join(' | '),
    };
  },
};

if (import.meta.main) await runAlone(promise);
