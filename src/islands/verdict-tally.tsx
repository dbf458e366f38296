import { createElement } from 'react';
import { $rulesInForce } from '#state/rules-in-force.ts';
import { useStore } from './use-store.ts';

interface Props {
  /** Tools of the list that follows. */
  ids: readonly number[];
  /** What the list does with verdicts; left out where it keeps the order that it has. */
  order?: 'passes first' | 'fails last' | 'fails last in each part';
  /** Whether the list is bought as a whole: what passes is added up. */
  hasCost?: boolean;
}

/** Above a list: how many of its tools pass under the rules in force (elements/verdict-sum.ts); nothing without rules. */
export function VerdictTally({ ids, order, hasCost = false }: Props) {
  const inForce = useStore($rulesInForce, null);
  return inForce === null
    ? null
    : createElement('verdict-sum', { tools: ids.join(' '), order, costs: hasCost ? '' : undefined });
}
