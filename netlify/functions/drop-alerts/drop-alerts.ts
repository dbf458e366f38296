import type { Config } from '@netlify/functions';
import { allDrops, plans } from '#netlify/catalog/catalog.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { defineJob } from '#netlify/jobs/define-job.ts';
import { sendAlerts } from '#netlify/letters/send-alerts.ts';

/** Every quarter of an hour: tells what changed to those who watch it. */
export default defineJob('drop-alerts', async ({ now, until }) => {
  const { tools, isCurrent } = await currentCatalogue();
  if (!isCurrent) return { isDone: false }; // an older catalogue would look like a change; the next run will know
  const { sent, isDone } = await sendAlerts({ now, tools, drops: allDrops, plans, until });
  return { counts: { sent }, isDone };
});

export const config: Config = { schedule: '*/15 * * * *' };
