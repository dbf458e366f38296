import { noEvidence } from '#domain/tool/evidence/evidence.ts';
import type { VisitLimits } from '#netlify/watch/read-page.ts';
import type { WatchRun } from '#netlify/watch/run-watch.ts';
import type { WebNetwork } from '#netlify/web/web-network.ts';
import type { LocalWeb } from './start-web.ts';
import { type WatchedPageSpec, privateNames } from './watched-pages.ts';

/** Visits to the web of this machine: it needs no pause to be spared. */
export const quickVisits: VisitLimits = { timeoutMs: 4000, mostBytes: 2_000_000, pauseMs: 5, leaseMs: 60_000 };

/** A run over some pages, each the source of the price of one tool. */
export function runOver(web: LocalWeb, pages: readonly WatchedPageSpec[], now: Date): WatchRun {
  const tools = pages.map(({ source, quote }, index) => ({
    id: index + 1,
    status: { state: 'active' as const, note: '', since: null, replacedBy: null },
    evidence: {
      ...noEvidence(),
      price: { source, kind: 'maker' as const, quote, readOn: '2026-01-01', pageDate: null },
    },
  }));
  const network: WebNetwork = {
    standIn: { address: '127.0.0.1', port: web.port },
    async lookup(name) {
      if (name.endsWith('.test')) return ['127.0.0.1'];
      const addresses = privateNames[name];
      if (!addresses) throw new Error('no such name');
      return addresses;
    },
  };
  return { tools, now, until: Infinity, network, limits: quickVisits };
}
