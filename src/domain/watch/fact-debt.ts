import type { Evidence } from '#domain/tool/evidence/evidence.schema.ts';
import { type FactName, factNames, factTitles } from '#domain/tool/evidence/evidence.ts';
import { factValueText } from '#domain/tool/evidence/fact-value.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { DAY_MS } from '#domain/value/day.ts';
import type { FactDesk } from './fact-desk.schema.ts';
import type { FactReading, WatchedHost } from './fact-reading.schema.ts';
import { reasonText } from './reading-text.ts';
import { evidenceMark } from './watch-report.ts';

/** What is wrong with a fact: a reader says so, its page changed or is gone, could not be read, or nobody has read one. */
const debtKinds = ['reported', 'page changed', 'gone', 'could not be read', 'not read'] as const;
export type DebtKind = (typeof debtKinds)[number];

/** A reader's message about a fact; without their address. */
export interface FactReport {
  id: string;
  name: string;
  words: string;
  at: string;
}

/** One fact that waits for an editor. */
export interface FactTask {
  toolId: number;
  toolName: string;
  fact: FactName;
  title: string;
  kind: DebtKind;
  /** Why, in one sentence. */
  reason: string;
  value: string;
  evidence: Evidence | null;
  /** The text around the words when they were last seen, and what stands there now. */
  passageThen: string;
  passageNow: string;
  saves: number;
  /** Whole days since the value was last read, or since the reader wrote. */
  ageDays: number;
  reports: FactReport[];
  /** What an editor who leaves it leaves. */
  mark: string;
}

/** Facts that a reader plans with: only their lack is a debt by itself. */
const OWED: readonly FactName[] = ['price', 'commercialUse', 'trainsOnUploads'];
const NEVER_READ_DAYS = 3650;

export interface DebtSources {
  tools: readonly Tool[];
  hosts: readonly WatchedHost[];
  desk: FactDesk;
  /** Open reports by `toolId fact`. */
  reports: ReadonlyMap<string, FactReport[]>;
  /** By the tool's id. */
  saves: Readonly<Record<string, number>>;
  now: Date;
}

/**
 * Everything that waits for an editor: what readers told and what changed before what could not be read, that before what
 * nobody has read; within each by readers' saves, then by age.
 */
export function factDebt({ tools, hosts, desk, reports, saves, now }: DebtSources): FactTask[] {
  const readings = new Map<string, FactReading>();
  for (const { pages } of hosts)
    for (const { source, facts } of pages)
      for (const reading of facts)
        readings.set(`${reading.toolId} ${reading.fact} ${source}\n${reading.quote}`, reading);
  const left = new Map(desk.left.map(({ toolId, fact, mark, until }) => [`${toolId} ${fact} ${mark}`, until]));
  return tools
    .filter(({ status }) => status.state !== 'shut down')
    .flatMap((tool) =>
      factNames.flatMap((fact): FactTask[] => {
        const evidence = tool.evidence[fact];
        const reading = evidence && readings.get(`${tool.id} ${fact} ${evidence.source}\n${evidence.quote}`);
        const reported = reports.get(`${tool.id} ${fact}`) ?? [];
        const kind = kindOf(fact, evidence, reading ?? null, reported);
        if (kind === null) return [];
        const mark = `${kind}-${evidence ? evidenceMark(evidence) : 'none'}-${reported.at(-1)?.id ?? ''}`;
        if ((left.get(`${tool.id} ${fact} ${mark}`) ?? '') > now.toISOString()) return [];
        return [
          {
            toolId: tool.id,
            toolName: tool.name,
            fact,
            title: factTitles[fact],
            kind,
            reason: reported.length > 0 ? 'A reader says that something is wrong.' : whyOf(reading ?? null),
            value: factValueText(tool, fact),
            evidence,
            passageThen: reading?.passageThen ?? '',
            passageNow: reading?.passageNow ?? '',
            saves: saves[String(tool.id)] ?? 0,
            ageDays: ageOf(evidence, reported, now),
            reports: reported,
            mark,
          },
        ];
      }),
    )
    .sort(
      (a, b) =>
        urgency(a.kind) - urgency(b.kind) ||
        b.saves - a.saves ||
        b.ageDays - a.ageDays ||
        a.toolName.localeCompare(b.toolName, 'en'),
    );
}

/** How many wait of each kind. */
export function debtCounts(tasks: readonly FactTask[]): Record<DebtKind, number> {
  return Object.fromEntries(
    debtKinds.map((kind) => [kind, tasks.filter((task) => task.kind === kind).length]),
  ) as Record<DebtKind, number>;
}

function kindOf(
  fact: FactName,
  evidence: Evidence | null,
  reading: FactReading | null,
  reported: readonly FactReport[],
): DebtKind | null {
  if (reported.length > 0) return 'reported';
  if (!evidence) return OWED.includes(fact) ? 'not read' : null;
  return reading === null || reading.state === 'unchanged' ? null : reading.state;
}

function whyOf(reading: FactReading | null): string {
  return reading ? reasonText(reading) : 'Nobody has read this one yet.';
}

/** What changed, and what a reader told, first. */
function urgency(kind: DebtKind): number {
  return { reported: 0, 'page changed': 0, gone: 0, 'could not be read': 1, 'not read': 2 }[kind];
}

function ageOf(evidence: Evidence | null, reported: readonly FactReport[], now: Date): number {
  const since = reported[0]?.at ?? evidence?.readOn;
  return since === undefined ? NEVER_READ_DAYS : Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / DAY_MS));
}
