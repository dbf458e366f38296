import { type FactName, factNames, factTitles } from '#domain/tool/evidence/evidence.ts';

/** What the evidence columns of each value begin with: the name of the value's own column where it has one. */
const prefixes = {
  price: 'price',
  freeUse: 'free_use',
  commercialUse: 'commercial_use',
  trainsOnUploads: 'trains_on_uploads',
  indemnity: 'indemnity',
  ethics: 'ethically_trained',
  status: 'status',
} as const satisfies Record<FactName, string>;

/** The parts of evidence, each a column for each value; page, kind, words and day go together. */
export const evidenceParts = ['source', 'copy', 'kind', 'quote', 'english', 'read_on', 'page_date'] as const;
export type EvidencePart = (typeof evidenceParts)[number];

export type EvidenceColumnName = `${(typeof prefixes)[FactName]}_${EvidencePart}`;

const hints: Record<EvidencePart, (title: string) => string> = {
  source: (title) => `${title}: the address of the page that says it.`,
  copy: (title) =>
    `${title}: the address of the copy in which it was read, for a terms archive or a transcription; empty when the page itself was read.`,
  kind: (title) => `${title}: maker, terms archive, dated transcription or press.`,
  quote: (title) => `${title}: the words that say it, 3 to 240 characters, as read.`,
  english: (title) => `${title}: what the words say in English, when they are in another language.`,
  read_on: (title) => `${title}: the day it was read, as 2026-11-21.`,
  page_date: (title) => `${title}: the page’s own date; empty when it has none.`,
};
const mostCharacters: Record<EvidencePart, number> = {
  source: 300,
  copy: 400,
  kind: 24,
  quote: 240,
  english: 240,
  read_on: 10,
  page_date: 10,
};

/** The column of one part of a value's evidence, such as `price_source`. */
export function evidenceColumn(fact: FactName, part: EvidencePart): EvidenceColumnName {
  return `${prefixes[fact]}_${part}`;
}

/** The value and the part that an evidence column is for. */
export function evidenceOfColumn(name: EvidenceColumnName): { fact: FactName; part: EvidencePart } {
  const found = evidenceColumnSpecs.find((column) => column.name === name);
  if (!found) throw new Error(`${name} is no evidence column`);
  return found;
}

/** The evidence columns in the order of an export: value by value, part by part. */
export const evidenceColumnSpecs = factNames.flatMap((fact) =>
  evidenceParts.map((part) => ({
    name: evidenceColumn(fact, part),
    fact,
    part,
    most: mostCharacters[part],
    hint: hints[part](factTitles[fact]),
  })),
);
