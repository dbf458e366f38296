import { type EvidenceByFact, type FactName, factNames } from '#domain/tool/evidence/evidence.ts';
import type { Evidence } from '#domain/tool/evidence/evidence.schema.ts';
import { isWebAddress } from '#domain/text/web-address.ts';
import type { ColumnName } from './columns.ts';
import { evidenceColumn, type EvidencePart } from './evidence-columns.ts';
import { evidenceKindWords, readWords } from './read-words.ts';

/** The parts of evidence that a row gives for a value; the others stay as they are where the value does. */
export type GivenEvidence = Partial<Evidence>;

/** What the row says of evidence, by value; a value of which it says nothing is not there. */
export type GivenEvidenceByFact = Partial<Record<FactName, GivenEvidence>>;

const MIN_QUOTED = 3;

/**
 * Reads the evidence columns of a row.
 * @param text what stands in a column; empty when it is not there
 * @param refuse told what is wrong with which column
 */
export function readEvidence(
  text: (name: ColumnName) => string,
  refuse: (column: ColumnName, value: string, remedy: string) => void,
): GivenEvidenceByFact {
  return Object.fromEntries(
    factNames.flatMap((fact) => {
      const given = readParts(
        (part) => text(evidenceColumn(fact, part)),
        (part, value, remedy) => refuse(evidenceColumn(fact, part), value, remedy),
      );
      return Object.keys(given).length > 0 ? [[fact, given]] : [];
    }),
  );
}

function readParts(
  text: (part: EvidencePart) => string,
  refuse: (part: EvidencePart, value: string, remedy: string) => void,
): GivenEvidence {
  const [source, quote, kindText] = [text('source'), text('quote'), text('kind')];
  if (source !== '' && !isWebAddress(source))
    refuse('source', source, 'Write the whole address, beginning with https://.');
  const copy = text('copy');
  if (copy !== '' && !isWebAddress(copy)) refuse('copy', copy, 'Write the whole address, beginning with https://.');
  if (quote !== '' && quote.length < MIN_QUOTED) refuse('quote', quote, `Quote at least ${MIN_QUOTED} characters.`);
  const kinds = readWords(kindText === '' ? [] : [kindText], evidenceKindWords);
  if (!kinds.ok) refuse('kind', kinds.unknown, kinds.remedy);
  for (const part of ['read_on', 'page_date'] as const)
    if (text(part) !== '' && !isDay(text(part))) refuse(part, text(part), 'Write the day as 2026-11-21.');
  const [kind] = kinds.ok ? kinds.words : [];
  return {
    ...(source && { source }),
    ...(copy && { copy }),
    ...(kind && { kind }),
    ...(quote && { quote }),
    ...(text('english') && { english: text('english') }),
    ...(text('read_on') && { readOn: text('read_on') }),
    ...(text('page_date') && { pageDate: text('page_date') }),
  };
}

/** A day that the calendar has, as YYYY-MM-DD. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The text of one part of a tool's evidence, as an upload would write it. */
export function evidenceCell(evidence: EvidenceByFact, fact: FactName, part: EvidencePart): string {
  const found = evidence[fact];
  if (found === null) return '';
  const texts: Record<EvidencePart, string> = {
    source: found.source,
    copy: found.copy ?? '',
    kind: found.kind,
    quote: found.quote,
    english: found.english ?? '',
    read_on: found.readOn,
    page_date: found.pageDate ?? '',
  };
  return texts[part];
}
