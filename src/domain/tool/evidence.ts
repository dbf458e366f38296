import { dayText } from '#domain/calendar/day-text.ts';
import type { Evidence } from './evidence.schema.ts';

/** Where a value was read: only these four count; reviews, forums, lists and memory do not. */
export const evidenceKinds = ['maker', 'terms archive', 'dated transcription', 'press'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

export type { Evidence };

/** The values of a tool that can go stale, each with evidence of its own. */
export const factNames = [
  'price',
  'freeUse',
  'commercialUse',
  'trainsOnUploads',
  'indemnity',
  'ethics',
  'status',
] as const;
export type FactName = (typeof factNames)[number];

/** What stands behind each value; null when nobody has read it. */
export type EvidenceByFact = Record<FactName, Evidence | null>;

/** Names of the facts, as pages and mails print them. */
export const factTitles: Record<FactName, string> = {
  price: 'Price',
  freeUse: 'Free use',
  commercialUse: 'Commercial use',
  trainsOnUploads: 'Trains on your uploads',
  indemnity: 'Indemnity',
  ethics: 'Training data',
  status: 'Status',
};

/** No evidence for anything. */
export function noEvidence(): EvidenceByFact {
  return Object.fromEntries(factNames.map((name) => [name, null])) as EvidenceByFact;
}

/**
 * How sure a value is: `confirmed` when the maker's own words were read, `reported` when somebody else tells them,
 * `unconfirmed` when nobody here has read it.
 */
export type Standing = 'confirmed' | 'reported' | 'unconfirmed';

/** The standing of a value by its evidence. */
export function standingOf(evidence: Evidence | null): Standing {
  if (evidence === null) return 'unconfirmed';
  return evidence.kind === 'maker' || evidence.kind === 'terms archive' ? 'confirmed' : 'reported';
}

/** How many of a tool's facts are confirmed in the maker's own words. */
export function confirmedFacts({ evidence }: { evidence: EvidenceByFact }): number {
  return factNames.filter((name) => standingOf(evidence[name]) === 'confirmed').length;
}

/** The day a value's freshness counts from: the page's own date where it has one, else the day it was read. */
export function evidenceDay({ pageDate, readOn }: Evidence): string {
  return pageDate ?? readOn;
}

/**
 * One line below a value: 'Confirmed 7 October 2026', 'Reported 11 September 2026, source quotaledger.com', or
 * 'Not confirmed yet: check with {tool}'.
 */
export function evidenceText(evidence: Evidence | null, toolName: string): string {
  if (evidence === null) return `Not confirmed yet: check with ${toolName}`;
  const day = dayText(evidenceDay(evidence));
  return standingOf(evidence) === 'confirmed'
    ? `Confirmed ${day}`
    : `Reported ${day}, source ${hostOf(evidence.source)}`;
}

/** The line below a value and what opens under it, the words and the page that say it: both null when nobody has read it. */
export interface EvidenceLine {
  note: string;
  quote: string | null;
  source: string | null;
}

/** The line below a value, as every page draws it. */
export function evidenceLine(evidence: Evidence | null, toolName: string): EvidenceLine {
  return {
    note: evidenceText(evidence, toolName),
    quote: evidence?.quote ?? null,
    source: evidence?.source ?? null,
  };
}

/** What the link to a source says to whoever does not see the line around it. */
export function sourceHint(source: string): string {
  return `: ${new URL(source).hostname} (opens a new tab)`;
}

function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '');
}
