import { categoryTerms } from '#domain/tool/category-terms.ts';
import { evidenceText, type FactName } from '#domain/tool/evidence.ts';
import { markedPrice } from '#domain/tool/price.ts';
import { rightsText } from '#domain/tool/rights.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { experienceLevels, type TeamSize, teamSizes } from '#domain/quiz/quiz-words.ts';

/** What the Feature Comparison table compares, in this order. */
export const features = [
  'Pricing',
  'Category',
  'Ethically Trained',
  'Commercial use',
  'Trains on your uploads',
  'Indemnity',
  'Experience',
  'Team sizes',
  'Key pros',
  'Main cons',
] as const;
export type Feature = (typeof features)[number];

/** What one tool says to one feature. */
export interface ComparisonCell {
  /** One per term, pro or con, else a single one; `['Not specified']` when nobody states it. */
  lines: readonly string[];
  isKnown: boolean;
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
export function comparisonRows(tools: readonly Tool[]): ComparisonRow[] {
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
  'Commercial use': 'commercialUse',
  'Trains on your uploads': 'trainsOnUploads',
  Indemnity: 'indemnity',
};

const cellOf: Record<Feature, (tool: Tool) => ComparisonCell> = {
  Pricing: (tool) => fact(tool, 'price', markedPrice(tool, 'Free')),
  Category: (tool) => judgement(categoryTerms(tool.category)),
  'Ethically Trained': (tool) => fact(tool, 'ethics', tool.ethicallyTrained),
  'Commercial use': (tool) => right(tool, 'commercialUse'),
  'Trains on your uploads': (tool) => right(tool, 'trainsOnUploads'),
  Indemnity: (tool) => right(tool, 'indemnity'),
  Experience: (tool) =>
    judgement(experienceLevels.filter((level) => tool.experienceLevel.includes(level)).map(capital)),
  'Team sizes': (tool) =>
    judgement(teamSizes.filter((size) => tool.teamSizes.includes(size)).map((size) => teamSizeWords[size])),
  'Key pros': (tool) => judgement(tool.pros.slice(0, KEY_PROS)),
  'Main cons': (tool) => judgement(tool.cons),
};

function fact(tool: Tool, name: FactName, text: string): ComparisonCell {
  const isKnown = text.trim() !== '';
  if (!isKnown) return { lines: ['Not specified'], isKnown, note: '' };
  return { lines: [text], isKnown, note: evidenceText(tool.evidence[name], tool.name) };
}

/** An answer on the rights label; one that nobody has read is not known. */
function right(tool: Tool, name: keyof Tool['rights']): ComparisonCell {
  const answer = tool.rights[name];
  return answer === 'not read'
    ? { lines: [rightsText(answer)], isKnown: false, note: '' }
    : fact(tool, name, rightsText(answer));
}

function judgement(lines: readonly string[]): ComparisonCell {
  return { lines, isKnown: true, note: '' };
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function meaningOf({ lines, isKnown }: ComparisonCell): string {
  return JSON.stringify([isKnown, ...[...lines].sort()]);
}
