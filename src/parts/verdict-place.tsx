import { createElement } from 'react';

interface VerdictPlaceProps {
  id: number;
  /** As one answer among others. */
  isBrief?: boolean;
}

/** Where the verdict on a tool stands under the rules in force (elements/verdict-line.ts); nothing without rules. */
export function VerdictPlace({ id, isBrief = false }: VerdictPlaceProps) {
  return createElement('verdict-line', { tool: id, brief: isBrief ? '' : undefined });
}

/** Where it stands in a sentence which of several tools the rules in force leave (elements/verdict-sum.ts); nothing without rules. */
export function VerdictOfSeveral({ tools }: { tools: readonly { id: number; name: string }[] }) {
  const [ids, names] = [tools.map(({ id }) => id).join(' '), JSON.stringify(tools.map(({ name }) => name))];
  return createElement('verdict-sum', { tools: ids, names });
}

/** The same on a tool's own page, with each rule (elements/verdict-whole.ts). */
export function VerdictWholePlace({ id, name }: { id: number; name: string }) {
  return createElement('verdict-whole', { tool: id, name });
}
