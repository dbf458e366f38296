import { dayText } from '#domain/value/day-text.ts';
import type { EvidenceKind } from '#domain/tool/tool-words.ts';
import type { Evidence } from './evidence.schema.ts';

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
 * Who vouches for words and since when, where their page is named beside it: 'Confirmed 7 October 2026' in the maker's own
 * words, 'Copied by a reader, 11 September 2026', 'Press: paper.example, 3 October 2026'.
 * @param worded how the day is told
 */
export function standingText(evidence: Evidence, worded: (day: string) => string = dayText): string {
  const day = worded(evidenceDay(evidence));
  if (standingOf(evidence) === 'confirmed') return `Confirmed ${day}`;
  return evidence.kind === 'press' ? `Press: ${siteOf(evidence.source)}, ${day}` : `Copied by ${A_COPIER}, ${day}`;
}

/** The line below what a maker does not say: words that leave it open confirm nothing, 'Read 15 July 2026: docs.midjourney.com'. */
export function asReadOnly(note: string): string {
  return note.replace(/^Confirmed\b/, 'Read');
}

/** Who copied a maker's page: names of copiers mean nothing to a reader until the source is opened. */
export const A_COPIER = 'a reader';

/** Stands before whoever keeps the copy of a page, at the end of the line below a value. */
export const KEPT_BY = ', as kept by ';

/** How an address is named: as people name a page, or by its site alone; then whoever copied it has no name either. */
type Named = (address: string) => string;

/**
 * One line below a value that says who says it, of which page and since when: 'Confirmed 12 August 2026: runway.com/terms, as
 * kept by owner/archive' in the maker's own words; 'suno.com/pricing, copied by owner, 12 August 2026' where somebody else
 * noted them, of its site alone 'Copied by a reader, 12 August 2026: suno.com'; 'Press: paper.example/news, 3 October 2026'; 'Not confirmed yet: check with {tool}'.
 */
export function evidenceText(evidence: Evidence | null, toolName: string, named: Named = pageName): string {
  if (evidence === null) return `Not confirmed yet: check with ${toolName}`;
  const { copy, kind, source } = evidence;
  const words = sayerWords({ page: source, copy: copy ?? null, kind, day: evidenceDay(evidence) }, named);
  const isConfirmed = standingOf(evidence) === 'confirmed';
  const said = isConfirmed ? `${standingText(evidence)}: ${named(source)}` : words.replace(/^press/, 'Press');
  if (kind === 'dated transcription' && named === siteOf) return `${standingText(evidence)}: ${named(source)}`;
  const isNamed = copy === undefined || named === siteOf || kind === 'dated transcription';
  return `${said}${isNamed ? '' : `${KEPT_BY}${copierOf(copy)}`}`;
}

/** Words behind a value: their page, the copy that was read, whose they are, their day. */
interface Sayer {
  page: string;
  copy: string | null;
  kind: EvidenceKind | null;
  day: string;
}

/** Whose words they are and since when, within a sentence: 'runway.com, 12 August 2026', 'suno.com, copied by a reader, 3 October 2026'. */
export function sayerWords({ page, copy, kind, day }: Sayer, named: Named = siteOf): string {
  const whose = named(page);
  const copier = copy === null || named === siteOf ? A_COPIER : copierName(copy);
  if (kind === 'dated transcription') return `${whose}, copied by ${copier}, ${dayText(day)}`;
  if (kind === 'terms archive') return `${whose}, kept by an archive on ${dayText(day)}`;
  return `${kind === 'press' ? 'press: ' : ''}${whose}, ${dayText(day)}`;
}

/** How, when and by whom a page was read: 'as copied on 12 August 2026 by owner/archive', 'read on 23 November 2026'. */
export function readWords(evidence: Evidence): string {
  const { copy } = evidence;
  return `${readText(evidence)}${copy === undefined ? '' : ` by ${copierOf(copy)}`}`;
}

/** How and when a page was read, without who copied it: 'as copied on 12 August 2026', 'read on 23 November 2026'. */
export function readText(evidence: Evidence): string {
  const day = dayText(evidenceDay(evidence));
  if (evidence.copy !== undefined) return `as copied on ${day}`;
  return evidence.pageDate === null ? `read on ${day}` : `dated ${day}`;
}

/** The line below a value and what opens under it, the words and the page that say it: null when nobody has read it. */
export interface EvidenceLine {
  note: string;
  /** The plans that the words are about, where the line tells of others too. */
  of?: string | undefined;
  quote: string | null;
  /** What the words say, when they are in another language. */
  english?: string | undefined;
  /** The page that the words are about. */
  source: string | null;
  /** Where they were read, when that is not the page itself. */
  copy?: string | undefined;
}

/** The line below a value, as every page draws it: of its page the site alone, since all of the address opens below. */
export function evidenceLine(evidence: Evidence | null, toolName: string): EvidenceLine {
  return {
    note: evidenceText(evidence, toolName, siteOf),
    quote: evidence?.quote ?? null,
    source: evidence?.source ?? null,
    ...(evidence?.english !== undefined && { english: evidence.english }),
    ...(evidence?.copy !== undefined && { copy: evidence.copy }),
  };
}

/** Longest address that is printed whole; of a longer one the host stands for it. */
const LONGEST_PAGE_NAME = 44;

/** A page as people name it: 'runway.com/terms-of-use'. */
export function pageName(address: string): string {
  const { hostname, pathname } = new URL(address);
  const host = hostname.replace(/^www\./, '');
  const whole = `${host}${pathname.replace(/\/$/, '')}`;
  return whole.length > LONGEST_PAGE_NAME ? host : whole;
}

/** Sites that many makers share: there the first folder says whose page it is. */
const SHARED_SITES = ['github.com', 'huggingface.co', 'intercom.help'];

/** The site of a page: 'runway.com'; 'github.com/upscayl' on a site that many share. */
export function siteOf(address: string): string {
  const { hostname, pathname } = new URL(address);
  const host = hostname.replace(/^www\./, '');
  const [, folder] = pathname.split('/');
  return folder && SHARED_SITES.includes(host) ? `${host}/${folder}` : host;
}

/** Who copied a page, as a whole address names them: the owner of a public repository, else the copy's host. */
function copierName(copy: string): string {
  const copier = copierOf(copy);
  return copier.includes('/') ? copier.slice(0, copier.indexOf('/')) : copier;
}

/** Who keeps a copy: 'OpenTermsArchive/genai-eu-versions' of a public repository, else its host. */
export function copierOf(address: string): string {
  const { hostname, pathname } = new URL(address);
  const host = hostname.replace(/^www\./, '');
  const [owner, name] = pathname.split('/').slice(1, 3);
  const isRepository = host === 'github.com' || host === 'raw.githubusercontent.com';
  return isRepository && owner && name ? `${owner}/${name}` : host;
}

/** What a link to a source says behind its name to whoever does not see it. */
export const NEW_TAB = ' (opens a new tab)';
