import type { Correction } from '#domain/watch/correction/correction.schema.ts';
import { amountWords } from '#domain/tool/plan/price-list.ts';
import { planRightTitles, type PlanRightName, planRightNames } from '#domain/tool/plan/plan-words.ts';
import { rightsText } from '#domain/tool/plan/rights.ts';
import { type FreezableTool, freezeFacts } from './freeze-facts.ts';
import type { FrozenFacts, FrozenPrice, FrozenRight } from './frozen-facts.schema.ts';

/** One thing that was frozen and is another now. */
export interface Change {
  kind: 'right' | 'price' | 'state' | 'plan' | 'tool' | 'terms';
  /** What it is about: 'Paid work', 'Price', 'Price by the year', 'State', 'Plan', 'Tool', 'Terms'. */
  of: string;
  /** In a few words: 'yes', '$10 a month', 'active'; empty of terms, whose sentence says what they mean now. */
  before: string;
  after: string;
  /** Day of the change, as the words of now or the state say it: YYYY-MM-DD; null when nobody knows. */
  day: string | null;
  /** The words of now, and where they stand; null without words. */
  quote: string | null;
  page: string | null;
  copy: string | null;
  /**
   * Whether it touches work that was done: a right with another answer, a price above the frozen one, another state, a plan
   * or a tool that is gone. What nobody had read then, or nobody knows any more, is no change of the maker's.
   */
  isRecall: boolean;
  /** Of terms the ISO time at which an editor confirmed them: work that was frozen later is not touched. */
  at?: string;
}

/** What an editor confirmed of a maker's terms. */
export type ConfirmedTerms = Pick<Correction, 'fact' | 'at' | 'reason' | 'quote' | 'source'>;

/**
 * What has changed since facts were frozen, what touches the work first.
 * @param toolNow null when the guide has it no more
 * @param terms what was confirmed of its terms at any time: `isAfterFreeze` says which line it concerns
 */
export function changesSince(
  frozen: FrozenFacts,
  toolNow: FreezableTool | null,
  terms: readonly ConfirmedTerms[] = [],
): Change[] {
  if (toolNow === null)
    return [
      {
        ...wordless,
        kind: 'tool',
        of: 'Tool',
        before: 'in the guide',
        after: 'not in the guide any more',
        isRecall: true,
      },
    ];
  const now = freezeFacts(toolNow, frozen.plan?.name ?? '', frozen.rules);
  const changes = [...stateChanges(frozen, now), ...planChanges(frozen, now), ...terms.map(termsChange)];
  return changes.sort((one, other) => Number(other.isRecall) - Number(one.isRecall));
}

const wordless = { day: null, quote: null, page: null, copy: null };

function termsChange({ fact, at, reason, quote, source }: ConfirmedTerms): Change {
  const words = { day: at.slice(0, 10), quote, page: source, copy: null };
  return { ...words, kind: 'terms', of: 'Terms', before: '', after: reason, isRecall: fact !== 'price', at };
}

function stateChanges({ tool: then }: FrozenFacts, { tool: now }: FrozenFacts): Change[] {
  if (then.state === now.state) return [];
  const words = { ...wordless, day: now.since, quote: now.note || null };
  return [{ ...words, kind: 'state', of: 'State', before: then.state, after: now.state, isRecall: true }];
}

function planChanges(then: FrozenFacts, now: FrozenFacts): Change[] {
  if (then.plan !== null && now.plan === null)
    return [
      { ...wordless, kind: 'plan', of: 'Plan', before: then.plan.name, after: 'not sold any more', isRecall: true },
    ];
  return [
    ...priceChange('Price', then.price, now.price),
    ...priceChange('Price by the year', then.priceYearly, now.priceYearly),
    ...planRightNames.flatMap((name) => rightChange(name, then.rights[name], now.rights[name])),
  ];
}

function priceChange(of: string, then: FrozenPrice | null, now: FrozenPrice | null): Change[] {
  if (then === null || now === null) return [];
  const isFree = then.amount === 0 && now.amount === 0;
  const isOneKind = then.currency === now.currency && then.period === now.period && then.unit === now.unit;
  if (isFree || (then.amount === now.amount && isOneKind)) return [];
  const isAbove = now.amount !== null && then.amount !== null && now.amount > then.amount;
  return [
    {
      ...wordsOf(now),
      kind: 'price',
      of,
      before: priceText(then),
      after: priceText(now),
      isRecall: isAbove && (isOneKind || then.amount === 0),
    },
  ];
}

function rightChange(name: PlanRightName, then: FrozenRight | undefined, now: FrozenRight | undefined): Change[] {
  if (!then || !now || isOneRight(then, now)) return [];
  const isReadBoth = then.answer !== 'not read' && now.answer !== 'not read';
  return [
    {
      ...wordsOf(now),
      kind: 'right',
      of: planRightTitles[name],
      before: rightText(then),
      after: rightText(now),
      isRecall: isReadBoth && (then.answer !== now.answer || then.amountUSD !== now.amountUSD),
    },
  ];
}

/** Other words for the same answer are no change; another condition is. */
function isOneRight(then: FrozenRight, now: FrozenRight): boolean {
  return then.answer === now.answer && then.amountUSD === now.amountUSD && then.condition === now.condition;
}

function rightText({ answer, condition }: FrozenRight): string {
  return condition === '' ? rightsText(answer) : `${rightsText(answer)}: ${condition}`;
}

function priceText({ unit, quote, ...price }: FrozenPrice): string {
  return amountWords({ ...price, ...(unit !== null && { unit }), isUnconfirmed: quote === null });
}

function wordsOf({ day, quote, page, copy }: FrozenRight | FrozenPrice) {
  return { day, quote, page, copy };
}
