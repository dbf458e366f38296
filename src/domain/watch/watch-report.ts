import { dayText } from '#domain/value/day-text.ts';
import { shortMark } from '#domain/text/short-mark.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { dueTime, hostOf, pagesOf } from './due-visits.ts';
import type { WatchedHost } from './fact-reading.schema.ts';
import { readingOf, type WatchedFact } from './judge-visit.ts';
import type { PublicReading, WatchReport } from './watch-report.schema.ts';

/** A short mark of a source and the words on it: equal for the same evidence, and for other evidence as good as never. */
export function evidenceMark({ source, quote }: { source: string; quote: string }): string {
  return shortMark(`${source}\n${quote}`);
}

/** What all visits came to, for the values that the catalogue has now. */
export function watchReport(
  facts: readonly WatchedFact[],
  hosts: readonly WatchedHost[],
  lastRun: WatchReport['lastRun'],
  now: Date,
): WatchReport {
  const pages = new Map(hosts.flatMap((host) => host.pages.map((page) => [page.source, page] as const)));
  const readings = facts.flatMap((fact): PublicReading[] => {
    const reading = readingOf(pages.get(fact.source) ?? null, fact);
    if (!reading) return [];
    const { toolId, state, reason, since, seenAt } = reading;
    return [{ toolId, fact: fact.fact, mark: evidenceMark(fact), state, reason, since, seenAt }];
  });
  const count = (wanted: PublicReading['state']) => readings.filter(({ state }) => state === wanted).length;
  const dueTimes = [...pagesOf(facts)]
    .filter(([source]) => hostOf(source) !== null)
    .map(([source, own]) => dueTime(own, pages.get(source) ?? null).toISOString());
  const at = now.toISOString();
  return {
    at,
    facts: facts.length,
    states: {
      unchanged: count('unchanged'),
      'page changed': count('page changed'),
      'could not be read': count('could not be read'),
      gone: count('gone'),
      waiting: facts.length - readings.length,
    },
    due: dueTimes.filter((time) => time <= at).length,
    nextDueAt: dueTimes.filter((time) => time > at).sort()[0] ?? null,
    lastRun,
    readings,
  };
}

/** How the watch stands, in one sentence; when it has nothing to tell, why that is so. */
export function watchText(report: Omit<WatchReport, 'readings'> | null): string {
  if (report === null) return 'The watch has not run yet.';
  const { facts, states, due, nextDueAt } = report;
  if (facts === 0) return 'No value in the guide names a page to visit.';
  const next = nextDueAt === null ? '' : ` The next page is due ${dayText(nextDueAt)}.`;
  if (states.waiting === facts)
    return due > 0
      ? `None of ${facts} values has been visited yet; ${due} pages are due.`
      : `Nothing to visit: all ${facts} values were read lately.${next}`;
  const parts = [
    `${states.unchanged} unchanged`,
    `${states['page changed']} changed`,
    `${states['could not be read']} not readable`,
    `${states.gone} gone`,
    `${states.waiting} not visited yet`,
  ];
  return `Of ${facts} values: ${parts.join(', ')}. ${due === 0 ? `Nothing is due.${next}` : `${due} pages are due.`}`;
}

/** Tools as the watch saw their pages last: where the words were still there, the day they were read moves on. */
export function withReadings<Some extends Pick<Tool, 'id' | 'evidence'>>(
  tools: readonly Some[],
  readings: readonly PublicReading[],
): Some[] {
  const byFact = new Map(readings.map((reading) => [`${reading.toolId} ${reading.fact}`, reading]));
  return tools.map((tool) => {
    let isMoved = false;
    const evidence = Object.fromEntries(
      Object.entries(tool.evidence).map(([fact, found]) => {
        const reading = byFact.get(`${tool.id} ${fact}`);
        const day = reading?.seenAt?.slice(0, 10);
        if (!found || !day || day <= found.readOn || reading?.mark !== evidenceMark(found)) return [fact, found];
        isMoved = true;
        return [fact, { ...found, readOn: day }];
      }),
    ) as Some['evidence'];
    return isMoved ? { ...tool, evidence } : tool;
  });
}
