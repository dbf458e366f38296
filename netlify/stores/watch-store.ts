import * as z from 'zod';
import { freshnessPointsSchema } from '#domain/tool/evidence/freshness-point.schema.ts';
import { type SaveCounts, emptySaveCounts, factDeskSchema, saveCountsSchema } from '#domain/watch/fact-desk.schema.ts';
import { watchedHostSchema } from '#domain/watch/fact-reading.schema.ts';
import { watchReportSchema } from '#domain/watch/watch-report.schema.ts';
import { documentStore } from './document-store.ts';
import { hashOf } from './hash-of.ts';

/** What the watch knows of each host, under `hostKey`. */
export const watchedHosts = documentStore('watched-hosts', watchedHostSchema);

/** What all visits came to, in one document under `REPORT`; it is worked out again after each run. */
export const watchReports = documentStore(
  'watch-reports',
  watchReportSchema,
  (key) => ![DESK, SAVES, FRESHNESS].includes(key),
);
export const REPORT = 'report';

/** What editors left and readers told, in one document under `DESK`. */
export const factDesks = documentStore('watch-reports', factDeskSchema, (key) => key === DESK);
export const DESK = 'desk';

/** How often each tool is saved, in one document under `SAVES`. */
export const saveCounts = documentStore('watch-reports', saveCountsSchema, (key) => key === SAVES);
export const SAVES = 'saves';

/** How often each tool is saved; none while nobody can read it. @throws StoreUnavailable */
export async function readSaveCounts(): Promise<SaveCounts> {
  return (await saveCounts.tryRead(SAVES)) ?? emptySaveCounts;
}

/** The key of a host: its name may hold what no key may. */
export function hostKey(host: string): string {
  return hashOf(host).slice(0, 40);
}

/** How much of the guide had been read on each day, in one document under `FRESHNESS`. */
export const freshnessHistory = documentStore(
  'watch-reports',
  z.object({ points: freshnessPointsSchema }),
  (key) => key === FRESHNESS,
);
export const FRESHNESS = 'freshness';
