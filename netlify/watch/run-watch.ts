import type { Tool } from '#domain/tool/tool.schema.ts';
import { duePages, hostOf, watchedFacts } from '#domain/watch/due-visits.ts';
import type { FactReading, WatchedHost } from '#domain/watch/fact-reading.schema.ts';
import { type WatchedFact, isJudged, judgeVisit } from '#domain/watch/judge-visit.ts';
import { watchReport } from '#domain/watch/watch-report.ts';
import type { WatchReport } from '#domain/watch/watch-report.schema.ts';
import { siteOrigin } from '#netlify/env.ts';
import { logError } from '#netlify/http/log.ts';
import { atOnce } from '#netlify/stores/at-once.ts';
import { REPORT, watchReports, watchedHosts } from '#netlify/stores/watch-store.ts';
import { HostTurns, ROBOT_NAME } from './host-turns.ts';
import { hasTerms, noteTerms } from './note-terms.ts';
import { type VisitLimits, readPage, visitLimits } from './read-page.ts';
import type { WebNetwork } from '#netlify/web/web-network.ts';

/** One run of the watch. */
export interface WatchRun {
  tools: readonly Pick<Tool, 'id' | 'status' | 'evidence'>[];
  /** The moment by which pages are due. */
  now: Date;
  /** No further page is begun after this, on the clock of `performance.now()`. */
  until: number;
  network: WebNetwork;
  limits?: VisitLimits;
  /** Hosts asked at the same time. */
  width?: number;
  /** Told of each value as its page was visited. */
  onReading?: (reading: FactReading, source: string) => void;
}

/** What a run did, in pages. */
interface WatchedPages {
  visited: number;
  /** Due, but another worker asked their host, or their turn came too late. */
  postponed: number;
  isDone: boolean;
  report: WatchReport;
}

const WIDTH = 8;

/**
 * Visits the pages that are due, host by host, as far as time allows. Each page is noted as it was visited, so a run may
 * die anywhere and the next goes on; two runs at once never ask a host at the same time.
 * @throws StoreUnavailable
 */
export async function runWatch(run: WatchRun): Promise<WatchedPages> {
  const facts = watchedFacts(run.tools);
  const known = new Map((await watchedHosts.all()).map((record) => [record.host, record]));
  const byHost = [...Map.groupBy(facts, ({ source }) => hostOf(source))].flatMap(([host, own]) =>
    host === null ? [] : [{ host, facts: own, due: duePages(own, known.get(host) ?? null, run.now) }],
  );
  const due = byHost
    .filter((one) => one.due.length > 0)
    .sort((a, b) => ((a.due[0]?.dueAt ?? '') < (b.due[0]?.dueAt ?? '') ? -1 : 1));
  const done = await atOnce(due, run.width ?? WIDTH, (one) => visitHost(one, run).catch(leave));
  const lastRun = {
    visited: done.reduce((sum, { visited }) => sum + visited, 0),
    postponed: done.reduce((sum, { postponed }) => sum + postponed, 0),
  };
  const report = await writeReport(facts, lastRun, run.now);
  return { ...lastRun, isDone: done.every(({ isDone }) => isDone), report };
}

interface HostRun {
  visited: number;
  postponed: number;
  isDone: boolean;
}

function leave(error: unknown): HostRun {
  logError('watch_host_failed', error);
  return { visited: 0, postponed: 0, isDone: false };
}

async function visitHost(
  { host, facts, due: planned }: { host: string; facts: readonly WatchedFact[]; due: readonly unknown[] },
  { now, until, network, limits = visitLimits, onReading }: WatchRun,
): Promise<HostRun> {
  const done: HostRun = { visited: 0, postponed: 0, isDone: true };
  if (performance.now() >= until) return { ...done, isDone: false };
  const userAgent = `${ROBOT_NAME}/1.0 (+${siteOrigin()}/contact)`;
  const turns = new HostTurns({ network, limits, userAgent, until });
  try {
    const record = await turns.hold(host);
    if (!record) return { ...done, postponed: planned.length, isDone: false };
    for (const { source, facts: own, page } of duePages(facts, record, now)) {
      if (performance.now() >= until) return { ...done, isDone: false };
      const isKnown = page !== null && isJudged(page, own) && (await hasTerms(source));
      const visit = await readPage({
        source,
        etag: isKnown ? page.etag : null,
        lastModified: isKnown ? page.lastModified : null,
        network,
        limits,
        userAgent,
        gate: turns,
      });
      if (visit === 'busy') {
        done.postponed += 1;
        done.isDone = false;
        continue;
      }
      const judged = judgeVisit(page, own, visit, now);
      const isNoted = await turns.change(host, (current) => withPage(current, judged, facts));
      if (!isNoted) return { ...done, isDone: false };
      await noteTerms(source, visit, now);
      done.visited += 1;
      for (const reading of judged.facts) onReading?.(reading, source);
    }
    return done;
  } finally {
    await turns.release();
  }
}

/** A host with a page as it is now, without pages that no value stands on any more. */
function withPage(host: WatchedHost, page: WatchedHost['pages'][number], facts: readonly WatchedFact[]): WatchedHost {
  const sources = new Set(facts.map(({ source }) => source));
  const others = host.pages.filter(({ source }) => source !== page.source && sources.has(source));
  return { ...host, pages: [...others, page] };
}

/** Works out what all visits came to, and stores it. @throws StoreUnavailable */
async function writeReport(
  facts: readonly WatchedFact[],
  lastRun: WatchReport['lastRun'],
  now: Date,
): Promise<WatchReport> {
  const report = watchReport(facts, await watchedHosts.all(), lastRun, now);
  await watchReports.update(REPORT, () => report, { startAnew: true });
  return report;
}
