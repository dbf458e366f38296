import { isOnSomePlan, type PlansWithRights } from '#domain/tool/plan/on-some-plan.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

/** How the tools of a list answer one question about rights. */
export interface RightsCount {
  right: 'commercialUse' | 'trainsOnUploads' | 'indemnity';
  /** 'Two of five may train on your uploads.' */
  text: string;
  /** Names of the tools that a careful reader looks at first; in the order of the list. */
  names: string[];
  /** Names of tools where nobody has read the answer. */
  notRead: string[];
  /** Whether it is a reason to look twice. */
  isWarning: boolean;
}

const NUMBERS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/**
 * The rights of a list at a glance: what may train on uploads, what stands in the way of paid work, who stands behind the
 * output. 'Depends', 'disputed' and a training that can be switched off count
 * with the answer that a careful reader has to fear; what nobody has read is named apart.
 */
export function countRights(tools: readonly (Pick<Tool, 'name' | 'rights'> & PlansWithRights)[]): RightsCount[] {
  if (tools.length === 0) return [];
  const those = (right: keyof Tool['rights'], answers: readonly string[]) =>
    tools.filter(({ rights }) => answers.includes(rights[right])).map(({ name }) => name);
  const of = (names: readonly string[], all: string) => `${numberWord(names.length)} of ${all}`;
  const all = numberWord(tools.length).toLowerCase();
  const limits = those('commercialUse', ['no', 'depends', 'disputed']);
  const trains = those('trainsOnUploads', ['yes', 'opt-out', 'depends', 'disputed']);
  const backed = tools.filter((tool) => isOnSomePlan(tool, 'indemnity')).map(({ name }) => name);
  return [
    {
      right: 'trainsOnUploads',
      text: `${of(trains, all)} may train on your uploads`,
      names: trains,
      notRead: those('trainsOnUploads', ['not read', 'maker silent']),
      isWarning: trains.length > 0,
    },
    {
      right: 'commercialUse',
      text: `${of(limits, all)} ${limits.length === 1 ? 'limits' : 'limit'} paid work`,
      names: limits,
      notRead: those('commercialUse', ['not read', 'maker silent']),
      isWarning: limits.length > 0,
    },
    {
      right: 'indemnity',
      text: `${of(backed, all)} ${backed.length === 1 ? 'offers' : 'offer'} indemnity on some plan`,
      names: backed,
      notRead: those('indemnity', ['not read', 'maker silent']),
      isWarning: false,
    },
  ];
}

/** 'Two', and figures from eleven on. */
function numberWord(count: number): string {
  return NUMBERS[count] ?? String(count);
}
