import type { z } from 'zod';
import type { caseActions, paymentCaseSchema } from './payment-case.schema.ts';

/** One matter of money that the desk works through. */
export type PaymentCase = z.output<typeof paymentCaseSchema>;
export type CaseAction = (typeof caseActions)[number];
/** What Stripe says of one; the rest is the desk's. */
export type ReportedCase = Omit<PaymentCase, 'doneAt' | 'entries'>;

/** Entries that a case keeps; of more than anybody does by hand the oldest go. */
const MAX_ENTRIES = 50;

/** Disputes that went well: nothing is left to do. */
const GOOD_ENDS = ['won', 'warning_closed'];
/** Disputes after which the money is gone. */
const BAD_ENDS = ['lost', 'prevented'];
/** Refunds that did not reach anybody. */
const NOT_TAKEN = ['failed', 'canceled'];

/** Whether a dispute gave the money back: what it paid for ends with it. */
export function isChargedBack(status: string): boolean {
  return BAD_ENDS.includes(status);
}

/** Whether the money of a refund came back to us. */
export function isNotTaken(status: string): boolean {
  return NOT_TAKEN.includes(status);
}

/**
 * A case with what Stripe says of it now. What an editor has done with holds until something else is asked of us; a
 * dispute that went well is done by itself. Told the same again, nothing changes: webhooks come twice, late and in any
 * order.
 */
export function withNews(known: PaymentCase | null, reported: ReportedCase, now: Date): PaymentCase {
  if (known && known.status === reported.status) return known;
  const isOver = reported.kind === 'dispute' && GOOD_ENDS.includes(reported.status);
  const asked = asksOfUs(reported) ? null : (known?.doneAt ?? null);
  return { ...reported, doneAt: isOver ? now.toISOString() : asked, entries: known?.entries ?? [] };
}

/** Whether a state asks something of us that the one before it did not; what only takes its time does not. */
function asksOfUs({ kind, status }: ReportedCase): boolean {
  if (kind === 'dispute') return !status.endsWith('under_review');
  return kind === 'unrefunded' || isNotTaken(status);
}

/** A case after what an editor did; the same request again changes nothing. */
export function withCaseAction(
  known: PaymentCase,
  { id, what, who }: { id: string; what: CaseAction; who: string | null },
  now: Date,
): PaymentCase {
  if (known.entries.some((entry) => entry.id === id) || (known.doneAt !== null) === (what === 'done')) return known;
  const at = now.toISOString();
  return {
    ...known,
    doneAt: what === 'done' ? at : null,
    entries: [...known.entries, { id, at, who, what }].slice(-MAX_ENTRIES),
  };
}
