import { evidenceColumnSpecs, type EvidenceColumnName } from './evidence-columns.ts';

/** A column of the upload, in the order of the template. */
interface ColumnSpec {
  name: string;
  /** A new tool needs it; a tool that the guide has keeps what it says when it is empty or not there. */
  required?: true;
  /** The cell holds several values, separated by semicolons. */
  list?: true;
  /** Most values of a list, where it is not 10. */
  mostValues?: number;
  /** Fewest and most characters, of the cell or of each value of a list. */
  fewest?: number;
  most: number;
  /** What the cell says, for people who fill it in. */
  hint: string;
}

/** The columns of the template. */
const templateColumnSpecs = [
  { name: 'name', required: true, fewest: 2, most: 60, hint: 'The maker’s spelling of the name.' },
  {
    name: 'category',
    required: true,
    fewest: 2,
    most: 120,
    hint: 'One to four terms with commas between them, such as “AI image generation, image editing”.',
  },
  { name: 'description', required: true, fewest: 10, most: 400, hint: 'What it does, in one or two sentences.' },
  {
    name: 'pricing_amount',
    required: true,
    most: 20,
    hint: 'US dollars of the cheapest way in: 0 when one can start without paying, “on request” without a public price.',
  },
  {
    name: 'pricing_period',
    required: true,
    most: 20,
    hint: 'What one amount buys: month, year, user, image, video, minute, credit or license.',
  },
  { name: 'pricing_details', most: 300, hint: 'One sentence on what that price includes.' },
  { name: 'pros', required: true, list: true, fewest: 2, most: 160, hint: 'What it is good at.' },
  { name: 'cons', required: true, list: true, fewest: 2, most: 160, hint: 'Its real drawbacks.' },
  { name: 'expert_opinion', required: true, fewest: 10, most: 1000, hint: 'The yak’s take.' },
  { name: 'departments', required: true, list: true, most: 40, hint: 'creative, strategy, production, brand, social.' },
  {
    name: 'goals',
    required: true,
    list: true,
    most: 40,
    hint: 'content-creation, design-visual, automation, analysis.',
  },
  {
    name: 'budget_range',
    required: true,
    most: 20,
    hint: 'free, low ($1-50 a month), medium ($50-200) or high ($200 and more). Worked out from the price; “free” says that it is useful without paying.',
  },
  { name: 'experience_level', list: true, most: 40, hint: 'beginner, intermediate, advanced.' },
  { name: 'team_sizes', list: true, most: 40, hint: 'solo (1), small (2-10), large (10 and more).' },
  {
    name: 'badge',
    required: true,
    fewest: 2,
    most: 20,
    hint: 'One word for its corner of the catalogue, such as Image, Video or Copy.',
  },
  { name: 'link', most: 300, hint: 'The tool’s own address, with https:// in front.' },
] as const satisfies readonly ColumnSpec[];

const rightsWords =
  'yes, no, “opt-out: setting, place, default”, “depends: on what”, maker silent (with the page that was read), does not apply, or not read.';
/** An answer and its condition. */
const MAX_ANSWER = 220;
/** Plans of one tool with all their words, as JSON. */
const MAX_PLAN_FACTS = 60_000;

/** Columns that an export and the longer template have besides, so that nothing is lost on the way back. */
const furtherColumnSpecs = [
  {
    name: 'tasks',
    list: true,
    mostValues: 12,
    most: 160,
    hint: 'What it is taken for, best fit first, each as slug:fit:note. The slug is that of /tasks, the fit “made for”, “good at” or “can”, the note at most 90 characters. At most 12.',
  },
  { name: 'free_use', most: 20, hint: 'Is it useful without paying? yes, trial, no, or not read.' },
  { name: 'commercial_use', most: MAX_ANSWER, hint: `May the output be used in paid work? ${rightsWords}` },
  {
    name: 'trains_on_uploads',
    most: MAX_ANSWER,
    hint: `Does the maker train on what one uploads, by default? ${rightsWords}`,
  },
  { name: 'indemnity', most: MAX_ANSWER, hint: `Does the maker stand in for claims about the output? ${rightsWords}` },
  { name: 'ideal_use_cases', most: 240, hint: 'What to reach for it for.' },
  {
    name: 'standard_pricing',
    most: 1000,
    hint: 'The price list in one line, as an export writes it: it follows from the plans. With the first price of a tool it says what that price includes.',
  },
  { name: 'skip_it_if', most: 160, hint: 'Completes the sentence “Skip it if …”.' },
  { name: 'ethically_trained', most: 160, hint: 'Yes, No, or a sentence; empty when the maker does not say.' },
  {
    name: 'plan_facts',
    most: MAX_PLAN_FACTS,
    hint: 'Sources, plans and rights as an export writes them (JSON). Leave it as it is, or empty; the desk edits plans.',
  },
] as const satisfies readonly ColumnSpec[];

export type ColumnName =
  | (typeof templateColumnSpecs)[number]['name']
  | (typeof furtherColumnSpecs)[number]['name']
  | EvidenceColumnName;

export interface Column extends ColumnSpec {
  name: ColumnName;
}

export const templateColumns: readonly Column[] = templateColumnSpecs;

/** Columns that say what a tool is; the rest say where that was read. */
export const valueColumns: readonly Column[] = [...templateColumnSpecs, ...furtherColumnSpecs];

/** Every column that an upload may have, in the order of an export. */
export const columns: readonly Column[] = [...valueColumns, ...evidenceColumnSpecs];

/** Older spellings of a header, accepted on input. */
const olderNames: Partial<Record<string, ColumnName>> = {
  yak_opinion: 'expert_opinion',
  url: 'link',
  website: 'link',
  team_size: 'team_sizes',
};

/** The column that a header means, whatever its case and spaces; null when it is none of ours. */
export function columnOf(header: string): Column | null {
  const word = header
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  const name = Object.hasOwn(olderNames, word) ? olderNames[word] : word;
  return columns.find((column) => column.name === name) ?? null;
}
