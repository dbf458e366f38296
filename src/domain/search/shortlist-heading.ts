import { counted } from '#domain/text/counted.ts';

interface Finds {
  tools: readonly unknown[];
  tasks: readonly unknown[];
}

/** What a list of finds is, in words: '12 tools for “remove background”'. */
export function shortlistHeading({ tools, tasks }: Finds, words: string): string {
  if (tools.length > 0) return `${counted(tools.length, 'tool')} for “${words}”`;
  if (tasks.length > 0) return `No tool yet for “${words}”, but jobs close to it`;
  return `Nothing here for “${words}”`;
}
