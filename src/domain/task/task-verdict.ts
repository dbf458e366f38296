import { upperFirst } from '#domain/text/first-letter.ts';
import { orList } from '#domain/text/list-text.ts';
import { isOnSomePlan, paidWorkOf, type PlansWithRights } from '#domain/tool/plan/on-some-plan.ts';
import { openPhrase } from '#domain/tool/plan/two-prices.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { TaskTool } from './task-tools.ts';

type Told = Pick<Tool, 'id' | 'name' | 'rights' | 'priceOfYes'> & PlansWithRights;

/** A tool that is taken for what the first one of its task is not. */
interface Instead<T> {
  tool: T;
  /** 'paid work must cost nothing or nothing may be learned from your files'. */
  when: string;
}

/** What may be asked for besides the job, in the order in which it is told. */
const demands: readonly { when: string; isMet(tool: Told): boolean }[] = [
  {
    when: 'paid work must cost nothing',
    isMet: ({ priceOfYes }) => priceOfYes?.amount === 0 && !priceOfYes.isUnconfirmed,
  },
  {
    when: 'nothing may be learned from your files',
    isMet: (tool) => tool.rights.trainsOnUploads === 'no' && isForClients(tool),
  },
  {
    when: 'the maker must stand behind the result',
    isMet: (tool) => isOnSomePlan(tool, 'indemnity') && isForClients(tool),
  },
];

/** These are asked for on behalf of a client, so the results must be known to be allowed in paid work. */
function isForClients(tool: Told): boolean {
  return paidWorkOf(tool) === 2;
}

/**
 * Which tools to take instead of the first one of a task, and when: for each demand that the first does not meet the best
 * of the others that does, among those that do the job well.
 * @param tools those of the task, best first
 */
export function takenInstead<T extends Told>([first, ...others]: readonly TaskTool<T>[]): Instead<T>[] {
  if (!first) return [];
  const able = others.filter(({ fit }) => fit !== 'can');
  const found = demands
    .filter(({ isMet }) => !isMet(first.tool))
    .flatMap(({ when, isMet }) => {
      const other = able.find(({ tool }) => isMet(tool));
      return other ? [{ tool: other.tool, when }] : [];
    });
  return [...Map.groupBy(found, ({ tool }) => tool)].map(([tool, own]) => ({
    tool,
    when: orList(own.map(({ when }) => when)),
  }));
}

/** What stands against taking a tool first: 'Paid work not confirmed: ask before client work.'; null where paid work is known to be allowed, or is no question. */
export function objection(tool: Told): string | null {
  const open = openPhrase(tool);
  const sure = paidWorkOf(tool);
  if (sure === 2 || open === '') return null;
  if (sure === 0) return `${upperFirst(open)}.`;
  return open.includes(':')
    ? `${upperFirst(open.replace('maker', 'the maker'))}; ask before client work.`
    : `${upperFirst(open)}: ask before client work.`;
}
