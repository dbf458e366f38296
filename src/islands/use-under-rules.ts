import { useMemo } from 'react';
import type { failsLast, passesFirst } from '#domain/rules/order-under-rules.ts';
import type { VerdictStatement } from '#domain/rules/verdict-statement.ts';
import { $verdicts } from '#state/rules-in-force.ts';
import { useStore } from './use-store.ts';

const none: ReadonlyMap<number, VerdictStatement> = new Map();

/** A list in the order that it has under the rules in force; itself without rules, and as long as no verdict is there. */
export function useUnderRules<Item extends { id: number }>(
  items: readonly Item[],
  order: typeof failsLast | typeof passesFirst,
): readonly Item[] {
  const verdicts = useStore($verdicts, none);
  return useMemo(
    () => (verdicts.size === 0 ? items : order(items, ({ id }) => verdicts.get(id)?.verdict)),
    [items, order, verdicts],
  );
}
