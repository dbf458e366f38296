import type { Config } from '@netlify/functions';
import { allDrops, plans } from '#netlify/catalog/catalog.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { sendAlerts } from '#netlify/letters/send-alerts.ts';
import { logInfo } from '#netlify/http/log.ts';

/** A scheduled function has 30 s; a mail that is begun takes at most about eight. */
const WORK_MS = 20_000;

/** Every quarter of an hour: tells what changed to those who watch it. */
export default async (): Promise<void> => {
  const { tools, isCurrent } = await currentCatalogue();
  if (!isCurrent) return; // an older catalogue would look like a change; the next run will know
  const { sent, isDone } = await sendAlerts({
    now: new Date(),
    tools,
    drops: allDrops,
    plans,
    until: performance.now() + WORK_MS,
  });
  if (sent > 0 || !isDone) logInfo('job', { job: 'drop-alerts', sent, isDone });
};

export const config: Config = { schedule: '*/15 * * * *' };
