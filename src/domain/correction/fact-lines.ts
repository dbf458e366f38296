import { type Evidence, type EvidenceLine, evidenceLine, type FactName } from '#domain/tool/evidence.ts';
import { factValueText, isStated } from '#domain/tool/fact-value.ts';
import { markedPrice } from '#domain/tool/price.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

/** One fact as a tool's page prints it. */
export interface FactLine extends EvidenceLine {
  fact: FactName;
  value: string;
  /** Sentences below the value. */
  lines: string[];
  /** Where and when it was read; empty when nothing is stated. */
  note: string;
}

const SHOWN: readonly FactName[] = ['price', 'freeUse', 'commercialUse', 'trainsOnUploads', 'indemnity', 'ethics'];

/** The facts column of a tool's page, line by line: as it is built, and as it is brought up to date afterwards. */
export function factLines(tool: Tool): FactLine[] {
  return SHOWN.map((fact) => factLine(tool, fact));
}

/** One line of it. */
export function factLine(tool: Tool, fact: FactName): FactLine {
  const line = evidenceLine(evidenceBehind(tool, fact), tool.name);
  const value = fact === 'price' ? markedPrice(tool, 'Free to start') : factValueText(tool, fact);
  const sentences = fact === 'price' ? new Set([tool.standardPricing, tool.pricing.details]) : [];
  return {
    fact,
    value,
    lines: [...sentences].filter((sentence) => sentence !== '' && sentence !== value),
    ...line,
    note: isStated(tool, fact) ? line.note : '',
  };
}

/** What a fact rests on. That a tool is sold no longer is known from what says that it is shut down. */
function evidenceBehind({ evidence, status }: Pick<Tool, 'evidence' | 'status'>, fact: FactName): Evidence | null {
  return evidence[fact === 'price' && status.state === 'shut down' ? 'status' : fact];
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const SIZES = { solo: 'Solo', small: 'Small teams', large: 'Large teams' } as const;

/** Whom a tool suits, by experience and team: 'Beginner, Expert · Solo'; empty when nothing is known of it. */
export function suitsText({ experienceLevel, teamSizes }: Pick<Tool, 'experienceLevel' | 'teamSizes'>): string {
  const parts = [experienceLevel.map(capital).join(', '), teamSizes.map((size) => SIZES[size]).join(', ')];
  return parts.filter((words) => words !== '').join(' · ');
}
