import type { Config } from '@netlify/functions';
import { plans } from '#netlify/catalog/plans.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { currentDrops } from '#netlify/catalog/current-drops.ts';
import { planCatalogue } from '#netlify/facts/plan-catalogue.ts';
import { defineJob } from '#netlify/jobs/define-job.ts';
import { startInBackground } from '#netlify/jobs/start-in-background.ts';
import { sendAlerts } from '#netlify/letters/send-alerts.ts';

/** Every quarter of an hour: tells what changed to those who watch it. */
export default defineJob(
  'drop-alerts',
  async ({ now, until }) => {
    const { tools, isCurrent } = await currentCatalogue();
    const { drops, held, isCurrent: hasDrops } = await currentDrops(now);
    if (!isCurrent || !hasDrops) return { isDone: false }; // an older catalogue would look like a change; the next run will know
    const told = await planCatalogue(tools, now);
    const {
      sent,
      waiting = 0,
      isDone,
      ranOut,
    } = await sendAlerts({ now, ...told, drops, heldDrops: held, plans, until });
    return { counts: { sent, waiting }, isDone, ranOut };
  },
  startInBackground,
);

export const config: Config = { schedule: '*/15 * * * *' };
