import { createElement } from 'react';

/** Where the verdict on a tool stands under the rules in force (elements/verdict-line.ts); nothing without rules. */
export function VerdictPlace({ id, isBrief = false }: { id: number; isBrief?: boolean }) {
  return createElement('verdict-line', { tool: id, brief: isBrief ? '' : undefined });
}

/** The same below the name of the rules: only what is open or broken. */
export function OpenVerdictPlace({ id }: { id: number }) {
  return createElement('verdict-line', { tool: id, short: '' });
}

/** Where the rules in force are named at the head of a row of verdicts (elements/verdict-sum.ts). */
export function RulesPlace({ ids }: { ids: readonly number[] }) {
  return createElement('verdict-sum', { tools: ids.join(' '), brief: '' });
}

/** The same on a tool's own page, with each rule (elements/verdict-whole.ts). */
export function VerdictWholePlace({ id, name }: { id: number; name: string }) {
  return createElement('verdict-whole', { tool: id, name });
}
