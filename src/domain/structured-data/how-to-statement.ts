import type { Statement } from '#domain/structured-data/statement.ts';

/** What a page teaches step by step; everything in it is printed there too. */
export interface HowTo {
  name: string;
  description: string;
  /** Full address of the page. */
  page: string;
  /** Minutes it takes; null when the page names none. */
  minutes: number | null;
  /** Names of the tools in their order. */
  tools: readonly string[];
  steps: readonly { name: string; text: string }[];
  /** The cost as the page prints it, its mark included. */
  cost: string;
}

/** A lesson of ours, or a recipe. */
export function howToStatement({ name, description, page, minutes, tools, steps, cost }: HowTo): Statement {
  return {
    '@type': 'HowTo',
    name,
    description,
    mainEntityOfPage: page,
    ...(minutes !== null && { totalTime: `PT${minutes}M` }),
    estimatedCost: cost,
    tool: tools.map((tool) => ({ '@type': 'HowToTool', name: tool })),
    step: steps.map((step, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: step.name,
      text: step.text || step.name,
    })),
  };
}
