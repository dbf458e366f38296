import type { Ledger } from '../ledger.ts';
import type { Records } from '../wire-object.ts';
import { changeRecord } from './change-record.ts';

/**
 * When a subscription shall end. `period-end` is what the API's `cancel_at_period_end` sets; `moment` is what
 * `cancel_at` sets, and also what Stripe's portal does to subscriptions in flexible billing mode, the usual one:
 * `cancel_at` is the period's end while `cancel_at_period_end` stays false (Stripe docs, "Compare billing modes").
 */
export type CancellationPlan = { kind: 'period-end' } | { kind: 'moment'; moment: number } | { kind: 'none' };

/** What the person said on leaving. */
interface CancellationWords {
  comment?: string | undefined;
  feedback?: NonNullable<Records['subscription']['cancellation_details']>['feedback'] | undefined;
}

/** Sets or lifts the end of a subscription that still runs. */
export function scheduleCancellation(
  ledger: Ledger,
  id: string,
  plan: CancellationPlan,
  words: CancellationWords = {},
): Records['subscription'] {
  const isEnding = plan.kind !== 'none';
  const changes = {
    cancel_at: plan.kind === 'none' ? null : endOf(ledger.records.need('subscription', id), plan),
    cancel_at_period_end: plan.kind === 'period-end',
    canceled_at: isEnding ? ledger.now() : null,
    cancellation_details: {
      comment: words.comment ?? null,
      feedback: words.feedback ?? null,
      feedback_option: null,
      reason: isEnding ? ('cancellation_requested' as const) : null,
    },
  };
  return changeRecord(ledger, 'subscription', id, changes, 'customer.subscription.updated');
}

/** The end of a subscription's paid period, Unix seconds. */
export function paidUntil(subscription: Records['subscription']): number {
  return Math.min(...subscription.items.data.map((item) => item.current_period_end));
}

function endOf(subscription: Records['subscription'], plan: Exclude<CancellationPlan, { kind: 'none' }>): number {
  return plan.kind === 'moment' ? plan.moment : paidUntil(subscription);
}
