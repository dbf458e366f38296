import type { Results } from '#domain/search/search-results.ts';
import { taskWeightAt } from '#domain/tool/fit-weight.ts';

/** What the reader typed in their own words, and how far each tool answers it. */
export interface Wish {
  words: string;
  /** By id of the tool, 0 to 1: the best answer of the search has 1; a tool that is not named answers nothing of it. */
  shares: ReadonlyMap<number, number>;
  /** Ids of the tools that do what the words mean together, though nothing that they do is said. */
  meant: ReadonlySet<number>;
}

/** What the best tool counts that does what the words only seem to ask for. */
const MEANING_SHARE = 0.9;

type Finder = (typed: string) => Pick<Results, 'tools' | 'tasks'>;

/** What was typed as the search of the guide reads it; null when nothing was typed. */
export function queryOf(words: string | undefined, find: Finder): Wish | null {
  const typed = words?.trim() ?? '';
  if (typed === '') return null;
  const { tools, tasks } = find(`${typed} `);
  const best = Math.max(0, ...tools.map(({ score }) => score));
  return {
    words: typed,
    shares: new Map(
      tools.map((found) => [found.tool.id, found.by === 'meaning' ? meantShare(found, tasks) : found.score / best]),
    ),
    meant: new Set(tools.filter(({ by }) => by === 'meaning').map(({ tool }) => tool.id)),
  };
}

/** How well a tool does what may be meant: the likelier the task and the better its fit, the more. Its place tells less. */
function meantShare({ tool }: Results['tools'][number], tasks: Results['tasks']): number {
  const likeliest = Math.max(...tasks.map(({ score }) => score));
  const shares = tool.tasks.map(({ task, fit }, place) => {
    const score = tasks.find((one) => one.task.slug === task)?.score ?? 0;
    return (score / likeliest) * taskWeightAt(fit, place);
  });
  return MEANING_SHARE * Math.max(0, ...shares);
}
