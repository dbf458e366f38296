import { createElement } from 'react';

/** Where the verdict on a tool stands under the rules in force, or that on several where it is the same (elements/verdict-line.ts); nothing without rules. */
export function VerdictPlace({ id }: { id: number | string }) {
  return createElement('verdict-line', { tool: id });
}

/** The same on a tool's own page, with each rule (elements/verdict-whole.ts). */
export function VerdictWholePlace({ id, name }: { id: number; name: string }) {
  return createElement('verdict-whole', { tool: id, name });
}
