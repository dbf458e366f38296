import { isOnSomePlan, type PlansWithRights } from '#domain/tool/plan/on-some-plan.ts';
import type { PriceOfYes } from '#domain/tool/evidence/stated-facts.schema.ts';
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

/** How many of a list allow something: '5 of 5', and what. */
interface RightsShare {
  count: string;
  text: string;
}

/** The paid work of a tool as its price tells it. */
type PaidWork = Pick<Tool, 'rights'> & {
  priceOfYes: Pick<PriceOfYes, 'plan' | 'hasConditions'> | null;
  status: Pick<Tool['status'], 'state'>;
};

/**
 * What one may do with the tools of a list: how many allow paid work, and how many more on some condition; how many keep
 * uploads out of training, and how many more where somebody chooses. Nothing that is unread, or has shut down, is counted.
 */
export function allowedShares(tools: readonly PaidWork[]): RightsShare[] {
  const living = tools.filter(({ status }) => status.state !== 'shut down');
  const is = (right: keyof Tool['rights'], answers: readonly string[]) =>
    living.filter(({ rights }) => answers.includes(rights[right])).length;
  const isHanging = ({ priceOfYes, rights }: PaidWork) =>
    priceOfYes === null ? rights.commercialUse === 'depends' : priceOfYes.hasConditions;
  const hanging = living.filter(isHanging).length;
  const paid = living.filter(
    (tool) =>
      !isHanging(tool) && (tool.priceOfYes !== null || ['yes', 'does not apply'].includes(tool.rights.commercialUse)),
  ).length;
  const [kept, chosen] = [
    is('trainsOnUploads', ['no', 'does not apply']),
    is('trainsOnUploads', ['opt-out', 'depends']),
  ];
  return [
    {
      count: `${paid} of ${tools.length}`,
      text: `${paid === 1 ? 'allows' : 'allow'} paid work${hanging > 0 ? `, ${hanging}${paid > 0 ? ' more' : ''} by plan or condition` : ''}`,
    },
    {
      count: `${kept} of ${tools.length}`,
      text: `${kept === 1 ? 'keeps' : 'keep'} uploads out of training${chosen > 0 ? `, ${chosen} more by plan or setting` : ''}`,
    },
  ];
}

/** 'Two', and figures from eleven on. */
function numberWord(count: number): string {
  return NUMBERS[count] ?? String(count);
}
