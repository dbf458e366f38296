import type Stripe from 'stripe';
import type { Ledger } from '../ledger.ts';
import type { RecordKind, Records } from '../wire-object.ts';

/**
 * Changes fields of a record and tells so, with what they held before. Telling nothing new tells nothing.
 * @returns the record as it is now
 */
export function changeRecord<Kind extends RecordKind>(
  ledger: Ledger,
  kind: Kind,
  id: string,
  changes: Partial<Records[Kind]>,
  event: Stripe.Event['type'] | null,
): Records[Kind] {
  const before = ledger.records.need(kind, id);
  const after: Records[Kind] = { ...before, ...changes };
  const previous = changedFields(before, after);
  if (Object.keys(previous).length === 0) return before;
  ledger.records.put(kind, after);
  if (event !== null) ledger.emit(event, after, event.endsWith('.updated') ? previous : undefined);
  return after;
}

function changedFields(before: object, after: object): Record<string, unknown> {
  const now = new Map(Object.entries(after));
  return Object.fromEntries(
    Object.entries(before).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(now.get(name))),
  );
}
