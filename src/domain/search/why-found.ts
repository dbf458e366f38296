import { upperFirst } from '#domain/text/first-letter.ts';
import { FIT_WORDS } from '#domain/task/task-tools.ts';
import type { Askable } from './rights-words.ts';
import type { Fit } from '#domain/tool/tool-words.ts';
import type { ResultTool } from './search-results.ts';
import type { SearchTask } from './task-index.ts';

const GRANTED_WORDS: Record<Askable, string> = {
  'paid work': 'may be used in paid work',
  'licensed data': 'trained on licensed data',
  indemnity: 'gives an indemnity',
  'no training': 'does not train on uploads',
  'open source': 'open source',
  'own computer': 'runs on your own computer',
  'paid once': 'without a subscription',
  'on a phone': 'works on a phone',
  'on a mac': 'runs on a Mac',
  'on windows': 'runs on Windows or Linux',
  'in a browser': 'works in the browser',
  'plug-in': 'works as a plug-in',
  api: 'has an API',
};

/**
 * Why a tool was found, in one line: 'Made for: Remove a background'.
 * @param titleOf the title of a task by its slug
 */
export function whyFound({ tool, task, fit, by }: ResultTool, titleOf: (slug: string) => string | undefined): string {
  if (!tool.isAlive) return 'Shut down';
  if (by === 'rights') return upperFirst(tool.granted.map((one) => GRANTED_WORDS[one]).join(', '));
  if (task && fit) return jobReason(fit, task);
  const [first] = tool.tasks;
  const title = first && titleOf(first.task);
  return first && title ? jobReason(first.fit, { title }) : tool.maker && `By ${tool.maker}`;
}

/** 'Made for: Remove a background' */
export function jobReason(fit: Fit, { title }: Pick<SearchTask, 'title'>): string {
  return `${FIT_WORDS[fit]}: ${title}`;
}
