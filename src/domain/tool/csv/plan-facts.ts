import type { Tool, ToolRecord } from '#domain/tool/tool.schema.ts';

/** The fields of a tool that a sheet cannot say in single cells. */
export const planFactNames = [
  'sources',
  'plans',
  'noFreePlan',
  'baseRights',
  'ethicsEvidence',
  'statusEvidence',
] as const satisfies readonly (keyof ToolRecord)[];

/** Sources, plans with prices and rights, base rights. */
export type PlanFacts = Pick<ToolRecord, (typeof planFactNames)[number]>;

/** Plans, rights and sources of a tool as one cell: JSON that an upload reads again without a loss. */
export function planFactsCell(tool: Tool): string {
  return JSON.stringify(Object.fromEntries(planFactNames.map((name) => [name, tool[name]])));
}

/** What such a cell holds, whatever its shape (`checkPlanFacts` judges that); undefined when it is no JSON. */
export function parsePlanFacts(cell: string): unknown {
  try {
    return JSON.parse(cell) as unknown;
  } catch {
    return undefined;
  }
}
