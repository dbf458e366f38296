import { watchText } from '#domain/watch/watch-report.ts';
import type { WatchReport } from '#domain/watch/watch-report.schema.ts';
import { watchedWeb } from '#netlify/env.ts';

/** How the watch stands, in one sentence: when it has nothing to tell, why that is so. */
export function watchStanding(report: WatchReport | null): string {
  return watchedWeb()
    ? watchText(report)
    : 'The watch is off on this machine: YAK_WATCH_WEB switches it on, and npm run facts:watch runs it once.';
}
