import { categoryTerms } from '#domain/tool/category-terms.ts';
import { confirmedText } from '#domain/tool/confirmed-text.ts';
import { priceText } from '#domain/tool/price-text.ts';
import type { FactName, Rights, Tool } from '#domain/tool/tool.schema.ts';
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
  /** One per term, pro or con, else a single one; `['Unknown']` when nobody states it. */
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

/** Pros in the row 'Key pros' (spec 1 §2); 'Main cons' shows all. */
export const keyPros = 3;

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

const cellOf: Record<Feature, (tool: Tool) => ComparisonCell> = {
  Pricing: (tool) => fact(tool, 'pricing', priceText(tool.pricing, 'Free')),
  Category: (tool) => judgement(categoryTerms(tool.category)),
  'Ethically Trained': (tool) => fact(tool, 'ethics', tool.ethicallyTrained),
  'Commercial use': (tool) => fact(tool, 'rights', rightsText(tool.rights.commercialUse)),
  'Trains on your uploads': (tool) => fact(tool, 'rights', rightsText(tool.rights.trainsOnUploads)),
  Indemnity: (tool) => fact(tool, 'rights', rightsText(tool.rights.indemnity)),
  Experience: (tool) =>
    judgement(experienceLevels.filter((level) => tool.experienceLevel.includes(level)).map(capital)),
  'Team sizes': (tool) =>
    judgement(teamSizes.filter((size) => tool.teamSizes.includes(size)).map((size) => teamSizeWords[size])),
  'Key pros': (tool) => judgement(tool.pros.slice(0, keyPros)),
  'Main cons': (tool) => judgement(tool.cons),
};

function fact(tool: Tool, name: FactName, text: string): ComparisonCell {
  const isKnown = text.trim() !== '';
  if (!isKnown) return { lines: ['Unknown'], isKnown, note: '' };
  return { lines: [text], isKnown, note: confirmedText(tool.facts[name], tool.name) };
}

function judgement(lines: readonly string[]): ComparisonCell {
  return { lines, isKnown: true, note: '' };
}

/** 'Yes', 'No' or 'Depends'; empty when the maker does not state it. */
function rightsText(answer: Rights[keyof Rights]): string {
  return answer === 'not stated' ? '' : capital(answer);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function meaningOf({ lines, isKnown }: ComparisonCell): string {
  return JSON.stringify([isKnown, ...[...lines].sort()]);
}
