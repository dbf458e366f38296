import { lowerFirst, upperFirst } from '#domain/text/first-letter.ts';
import { categoryTerms } from '#domain/tool/category-terms.ts';
import { asReadOnly, evidenceText, type FactName } from '#domain/tool/evidence/evidence.ts';
import type { PlanRightName } from '#domain/tool/plan/plan.schema.ts';
import { lineOf, type RightAnswer, rightAnswers } from '#domain/tool/plan/right-lines.ts';
import { uploadsWords } from '#domain/tool/plan/right-words.ts';
import { rightsText } from '#domain/tool/plan/rights.ts';
import type { ShownPlan, ShownTool } from '#domain/tool/plan/shown-plans.ts';
import { twoPrices, wayInWords } from '#domain/tool/plan/two-prices.ts';
import { experienceLevels, type TeamSize, teamSizes } from '#domain/tool/audience.ts';

/** What the Feature Comparison table compares, in this order. */
export const features = [
  'Paid work',
  'Uploads',
  'Indemnity',
  'Pricing',
  'Price with paid work',
  'Private by default',
  'Watermark',
  'Ethically Trained',
  'Category',
  'Experience',
  'Team sizes',
  'Key pros',
  'Main cons',
] as const;
export type Feature = (typeof features)[number];

/** A tool as it is compared: with all rights of each plan. */
export type Compared = ShownTool & { plans: readonly ShownPlan[] };

/** What one tool says to one feature. */
export interface ComparisonCell {
  /** One per term, pro, con or plan, else a single one; `['Not read yet']` when nobody has read it. */
  lines: readonly string[];
  /** The lines taken apart, where they answer a right. */
  answers?: readonly RightAnswer[];
  isKnown: boolean;
  /** The maker's words leave it open, on every plan: they were read, and confirm nothing. */
  isSilent?: boolean;
  /** When the fact was read, or that nobody has; empty for what is our own judgement. */
  note: string;
}

/** One feature across all tools; `cells` stand in the order of the tools. */
export interface ComparisonRow {
  feature: Feature;
  cells: readonly ComparisonCell[];
  /** True where the lines are sentences, one below the other; false where they are words that commas separate. */
  isOfSentences: boolean;
  /** True when the tools do not all say the same; the order of terms and the notes do not count. */
  differs: boolean;
}

/** Pros in the row 'Key pros'; 'Main cons' shows all. */
const KEY_PROS = 3;

const teamSizeWords: Record<TeamSize, string> = { solo: 'Solo', small: 'Small teams', large: 'Large teams' };

/** The rows of the Feature Comparison table: those in which the tools differ first, each part in the order of `features`. */
export function comparisonRows(tools: readonly Compared[]): ComparisonRow[] {
  const rows = features.map((feature): ComparisonRow => {
    const cells = tools.map((tool) => cellOf[feature](tool));
    return {
      feature,
      cells,
      isOfSentences: feature === 'Key pros' || feature === 'Main cons',
      differs: new Set(cells.map(meaningOf)).size > 1,
    };
  });
  return [...rows.filter((row) => row.differs), ...rows.filter((row) => !row.differs)];
}

/** The fact behind a feature, whose evidence stands below its cells; the other features are our own judgement. */
export const factOfFeature: Partial<Record<Feature, FactName>> = {
  Pricing: 'price',
  'Ethically Trained': 'ethics',
  'Paid work': 'commercialUse',
  Uploads: 'trainsOnUploads',
  Indemnity: 'indemnity',
};

/** The right that a feature is about. */
export const rightOf: Partial<Record<Feature, PlanRightName>> = {
  'Paid work': 'commercialUse',
  Uploads: 'trainsOnUploads',
  Indemnity: 'indemnity',
  'Private by default': 'privateByDefault',
  Watermark: 'watermark',
};

const cellOf: Record<Feature, (tool: Compared) => ComparisonCell> = {
  Pricing: (tool) => fact(tool, 'price', wayInWords(tool)),
  'Price with paid work': paidWorkPrice,
  Category: (tool) => judgement(categoryTerms(tool.category)),
  'Ethically Trained': (tool) => fact(tool, 'ethics', asAnswer(tool.ethicallyTrained)),
  'Paid work': (tool) => right(tool, 'commercialUse'),
  Uploads: (tool) => right(tool, 'trainsOnUploads'),
  Indemnity: (tool) => right(tool, 'indemnity'),
  'Private by default': (tool) => planRight(tool, 'privateByDefault'),
  Watermark: (tool) => planRight(tool, 'watermark'),
  Experience: (tool) =>
    judgement(experienceLevels.filter((level) => tool.experienceLevel.includes(level)).map(upperFirst)),
  'Team sizes': (tool) =>
    judgement(teamSizes.filter((size) => tool.teamSizes.includes(size)).map((size) => teamSizeWords[size])),
  'Key pros': (tool) => judgement(tool.pros.slice(0, KEY_PROS)),
  'Main cons': (tool) => judgement(tool.cons),
};

function fact(tool: Compared, name: FactName, text: string): ComparisonCell {
  const isKnown = text.trim() !== '';
  if (!isKnown) return { lines: [rightsText('not read')], isKnown, note: '' };
  return { lines: [text], isKnown, note: evidenceText(tool.evidence[name], tool.name) };
}

/** A sentence that says what was asked once more, as the answer to it: 'Yes: licensed pictures alone'. */
function asAnswer(text: string): string {
  return text.replace(/^Ethically trained: /, 'Yes: ').replace(/^Not ethically licensed: /, 'No: ');
}

/** '$10 a month on Pro'; without one, what is known. */
function paidWorkPrice(tool: Compared): ComparisonCell {
  const { paidWork, open } = twoPrices(tool);
  if (paidWork !== null) return { lines: [`${paidWork} on ${tool.priceOfYes?.plan ?? ''}`], isKnown: true, note: '' };
  return { lines: [upperFirst(open || rightsText('does not apply'))], isKnown: false, note: '' };
}

/** An answer on the rights label, by plan where plans differ; one that nobody has read is not known. */
function right(tool: Compared, name: keyof Compared['rights']): ComparisonCell {
  const isKnown = tool.rights[name] !== 'not read';
  return answered(tool, name, isKnown, isKnown ? evidenceText(tool.evidence[name], tool.name) : '');
}

/** A right that the label does not hold. */
function planRight(tool: Compared, name: PlanRightName): ComparisonCell {
  const isKnown = tool.plans.some(({ rights }) => rights[name].answer !== 'not read');
  return answered(tool, name, isKnown, '');
}

function answered(tool: Compared, name: PlanRightName, isKnown: boolean, note: string): ComparisonCell {
  const said = rightAnswers(tool, name);
  const answers = name === 'trainsOnUploads' ? said.map(ofUploads) : said;
  const isSilent = answers.every(({ text }) => text === rightsText('maker silent'));
  const cell = { lines: answers.map(lineOf), answers, isKnown, note };
  return isSilent ? { ...cell, isSilent, note: asReadOnly(note) } : cell;
}

/** 'Yes, unless switched off' as it answers what becomes of uploads: 'Trains on them, unless switched off'. */
function ofUploads(said: RightAnswer): RightAnswer {
  const text = said.text.replace(/\b(?:yes|no)\b/gi, (word) => {
    const words = uploadsWords[word.toLowerCase() === 'yes' ? 'yes' : 'no'];
    return word === lowerFirst(word) ? lowerFirst(words) : words;
  });
  return { ...said, text };
}

/** The words of a cell on one line: answers that name their plans are kept apart from each other. */
export function cellText({ lines }: ComparisonCell): string {
  return lines.join(lines.some((line) => line.includes(': ')) ? '; ' : ', ');
}

/** Whom a tool is for, of the rows that tell it: 'For beginner and intermediate users: solo, small teams'. */
export function usersText(rows: readonly ComparisonRow[], place: number): string {
  const linesOf = (feature: Feature) => rows.find((row) => row.feature === feature)?.cells[place]?.lines ?? [];
  const [levels, sizes] = [linesOf('Experience'), linesOf('Team sizes')].map((lines) =>
    lines.map((line) => line.toLowerCase()),
  );
  const users = levels?.length ? `for ${levels.join(' and ')} users` : '';
  return upperFirst([users, sizes?.join(', ')].filter(Boolean).join(': '));
}

function judgement(lines: readonly string[]): ComparisonCell {
  return { lines, isKnown: true, note: '' };
}

function meaningOf({ lines, isKnown }: ComparisonCell): string {
  return JSON.stringify([isKnown, ...[...lines].sort()]);
}
