import type { StatedReason } from '#domain/rules/verdict-row.ts';
import type { VerdictStatement } from '#domain/rules/verdict-statement.ts';
import type { VerdictPrice } from '#domain/rules/verdict.ts';

/** $12 a month, for one seat. */
export const madePrice: VerdictPrice = {
  amount: 12,
  currency: 'USD',
  period: 'month',
  billed: 'monthly',
  perPerson: true,
  seats: 1,
  isUnconfirmed: false,
};

/** A tool that passes on Pro, without a reason, unless the fields say otherwise. */
export function madeStatement(fields: Partial<VerdictStatement>): VerdictStatement {
  return {
    toolId: 1,
    verdict: 'passes',
    plan: 'Pro',
    price: madePrice,
    noPrice: null,
    reasonsOn: 'Pro',
    failsOnEveryPlan: [],
    plans: [],
    reasons: [],
    ...fields,
  };
}

/** What one rule says on its plan, with words from the maker's page unless it was not read. */
export function madeReason(
  rule: StatedReason['rule'],
  verdict: StatedReason['verdict'],
  says: string,
  condition = '',
): StatedReason {
  return {
    rule,
    verdict,
    says,
    condition,
    quote: says === 'not read' ? null : 'Words.',
    page: 'https://example.com',
    copy: null,
    day: '2026-11-20',
    english: null,
    kind: null,
    read: null,
  };
}
