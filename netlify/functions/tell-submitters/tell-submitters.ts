import type { Config } from '@netlify/functions';
import { tellThoseOut } from '#netlify/admin/await-page.ts';
import { defineJob } from '#netlify/jobs/define-job.ts';

/** Every five minutes: writes to submitters whose tool has its page by now. */
export default defineJob('tell-submitters', async ({ now, until }) => ({ counts: await tellThoseOut(now, until) }));

export const config: Config = { schedule: '*/5 * * * *' };
