import { compareNames } from '#domain/text/compare-names.ts';
import { type EvidenceByFact, evidenceDay, type FactName, factNames, standingOf } from './evidence.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { DAY_MS } from '#domain/value/day.ts';

/** One value that somebody has read. */
interface ReadFact {
  toolId: number;
  toolName: string;
  fact: FactName;
  /** The page's own date, else the day it was read. */
  day: string;
  /** Whole days since then. */
  ageDays: number;
  source: string;
  standing: 'confirmed' | 'reported';
}

/** How many values of one kind, or of several, stand on what. */
export interface Counts {
  all: number;
  /** The maker's own words were read. */
  confirmed: number;
  /** Somebody else tells them. */
  reported: number;
}

/** How much of the guide has been read, and how old that is. */
export interface Freshness {
  /** Price and rights of living tools. */
  headline: Counts;
  /** Median age in days of what was read of these; null when there is nothing. */
  medianAgeDays: number | null;
  /** The same counts by kind of value, status included. */
  byFact: ({ fact: FactName } & Counts)[];
  /** Living tools of which no price and no right was read. */
  toolsWithoutAny: number;
  /** The ten values that were dated longest ago, oldest first; of one day by name. */
  oldest: ReadFact[];
}

/** The values that the headline counts: what a reader plans with. */
export const headlineFacts: readonly FactName[] = ['price', 'commercialUse', 'trainsOnUploads', 'indemnity'];

type Readable = Pick<Tool, 'id' | 'name' | 'evidence' | 'status'>;

const OLDEST_LISTED = 10;

/** Counts what was read of all living tools. `today` is a day as YYYY-MM-DD (UTC); a page dated after it has age 0. */
export function freshness(tools: readonly Readable[], today: string): Freshness {
  const living = tools.filter(({ status }) => status.state !== 'shut down').sort(compareNames);
  const read = living.flatMap((tool) => readFacts(tool, today));
  const headlined = read.filter(({ fact }) => headlineFacts.includes(fact));
  return {
    headline: countsOf(headlined, living.length * headlineFacts.length),
    medianAgeDays: median(headlined.map(({ ageDays }) => ageDays)),
    byFact: factNames.map((fact) => ({
      fact,
      ...countsOf(
        read.filter((one) => one.fact === fact),
        living.length,
      ),
    })),
    toolsWithoutAny: living.length - new Set(headlined.map(({ toolId }) => toolId)).size,
    oldest: read.sort((a, b) => b.ageDays - a.ageDays).slice(0, OLDEST_LISTED),
  };
}

/** How many of a tool's values were read. */
export function countRead(evidence: EvidenceByFact): number {
  return factNames.filter((name) => evidence[name] !== null).length;
}

function countsOf(read: readonly ReadFact[], all: number): Counts {
  const confirmed = read.filter(({ standing }) => standing === 'confirmed').length;
  return { all, confirmed, reported: read.length - confirmed };
}

function readFacts({ id, name, evidence }: Readable, today: string): ReadFact[] {
  return factNames.flatMap((fact): ReadFact[] => {
    const found = evidence[fact];
    const standing = standingOf(found);
    if (found === null || standing === 'unconfirmed') return [];
    const day = evidenceDay(found);
    return [
      { toolId: id, toolName: name, fact, day, ageDays: daysBetween(day, today), source: found.source, standing },
    ];
  });
}

function daysBetween(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS));
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}
