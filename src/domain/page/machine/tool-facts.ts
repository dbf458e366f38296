import { categoryTerms } from '#domain/tool/category-terms.ts';
import { evidenceText, type FactName, factTitles, type Standing, standingOf } from '#domain/tool/evidence/evidence.ts';
import type { Evidence } from '#domain/tool/evidence/evidence.schema.ts';
import { priceLine } from '#domain/tool/plan/two-prices.ts';
import { rightLines } from '#domain/tool/plan/right-lines.ts';
import { machinePlans } from './machine-plans.ts';
import type { Tool, ToolTask } from '#domain/tool/tool.schema.ts';
import { toolPath } from '#domain/tool/tool-path.ts';

/** One value as programs read it: never without its standing. */
export interface MachineFact {
  fact: string;
  value: string;
  /** `unconfirmed` values are to be quoted with the words of `note`. */
  standing: Standing;
  /** 'Confirmed 7 October 2026: suno.com/pricing', or that nobody has read it. */
  note: string;
  /** Page, kind, words and days; null when nobody has read it. */
  evidence: Evidence | null;
}

/** A tool in a list: enough to choose by. */
export interface MachineTool {
  id: number;
  slug: string;
  name: string;
  /** Its page in the guide. */
  url: string;
  description: string;
  categories: readonly string[];
  /** Price to try, and with paid work. */
  price: MachineFact;
  /** The cheapest plan on which paid work is a yes; null when no such price was read. */
  priceOfYes: Tool['priceOfYes'];
}

/** A tool with everything that the guide says of it. */
export interface MachineToolPage extends MachineTool {
  maker: string;
  officialSite: string;
  status: { state: string; note: string; since: string | null };
  facts: MachineFact[];
  /** What each plan costs and allows. */
  plans: ReturnType<typeof machinePlans>;
  tasks: ToolTask[];
  pros: string[];
  cons: string[];
  skipItIf: string;
}

/** A tool for lists. @param site origin of the addresses */
export function machineTool(tool: Tool, site: string): MachineTool {
  return {
    id: tool.id,
    slug: tool.slug,
    name: tool.name,
    url: site + toolPath(tool),
    description: tool.description,
    categories: categoryTerms(tool.category),
    price: factOf(tool, 'price'),
    priceOfYes: tool.priceOfYes,
  };
}

/** A tool with each value that can go stale beside its evidence. @param site origin of the addresses */
export function machineToolPage(tool: Tool, site: string): MachineToolPage {
  const { state, note, since } = tool.status;
  return {
    ...machineTool(tool, site),
    maker: tool.maker,
    officialSite: tool.link,
    status: { state, note, since },
    facts: machineFacts(tool),
    plans: machinePlans(tool),
    tasks: tool.tasks,
    pros: tool.pros,
    cons: tool.cons,
    skipItIf: tool.skipItIf,
  };
}

/** Every value of a tool that can go stale, in a fixed order. */
export function machineFacts(tool: Tool): MachineFact[] {
  return (Object.keys(textOfFact) as FactName[]).map((name) => factOf(tool, name));
}

const textOfFact: Record<FactName, (tool: Tool) => string> = {
  price: (tool) => priceLine(tool),
  freeUse: ({ freeUse }) => freeUse,
  commercialUse: (tool) => rightLines(tool, 'commercialUse').join('; '),
  trainsOnUploads: (tool) => rightLines(tool, 'trainsOnUploads').join('; '),
  indemnity: (tool) => rightLines(tool, 'indemnity').join('; '),
  ethics: ({ ethicallyTrained }) => ethicallyTrained || 'Not specified',
  status: ({ status }) => status.state,
};

function factOf(tool: Tool, name: FactName): MachineFact {
  const evidence = tool.evidence[name];
  return {
    fact: factTitles[name],
    value: textOfFact[name](tool),
    standing: standingOf(evidence),
    note: evidenceText(evidence, tool.name),
    evidence,
  };
}
