import { dayText } from '#domain/value/day-text.ts';
import type { ClosedToNew, Plan } from './plan.schema.ts';

/** The plans that somebody new can take: short answers, prices and verdicts speak of no other. */
export function openPlans<P extends Pick<Plan, 'closedToNew'>>(plans: readonly P[]): P[] {
  return plans.filter(({ closedToNew }) => closedToNew === undefined);
}

/** A plan as sentences name it: 'Standard', and 'Free trial' for a free plan that is a trial. */
export function planCalled({ name, isTrial }: Pick<Plan, 'name' | 'isTrial'>): string {
  return isTrial && !/trial/i.test(name) ? `${name} trial` : name;
}

/** 'no new sign-ups since 10 September 2026'. */
export function closedText({ since }: Pick<ClosedToNew, 'since'>): string {
  return `no new sign-ups${since === null ? '' : ` since ${dayText(since)}`}`;
}
