import type { Config } from '@netlify/functions';
import { announceDue } from '#netlify/documents/announce-due.ts';
import { defineJob } from '#netlify/jobs/define-job.ts';

/** Every ten minutes: what was scheduled for today gets its pages. */
export default defineJob('publish-due', async ({ now }) => ({ counts: { due: await announceDue(now) } }));

export const config: Config = { schedule: '*/10 * * * *' };
