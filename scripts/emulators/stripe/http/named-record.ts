import type { Ledger } from '../ledger.ts';
import type { RecordKind, Records } from '../wire-object.ts';
import { unknownId, unknownReference } from './api-failure.ts';

/** What Stripe calls a kind in its refusals, where it is not the name it is kept by. */
const names: Partial<Record<RecordKind, string>> = {
  checkout_session: 'checkout.session',
  payment_method: 'PaymentMethod',
};

/** The record that an address names. @throws ApiFailure when there is none, or none any more */
export function recordAt<Kind extends RecordKind>({ records }: Ledger, kind: Kind, id: string): Records[Kind] {
  const record = records.get(kind, id);
  if (!record) throw unknownId(names[kind] ?? kind, id);
  return record;
}

/** The record that a parameter names. @throws ApiFailure when there is none, or none any more */
export function recordNamed<Kind extends RecordKind>(
  { records }: Ledger,
  kind: Kind,
  id: string,
  param: string,
): Records[Kind] {
  const record = records.get(kind, id);
  if (!record) throw unknownReference(names[kind] ?? kind, id, param);
  return record;
}

/** The card that a parameter names, of this customer. @throws ApiFailure when they have none such */
export function cardNamed(ledger: Ledger, customer: string, id: string, param: string): Records['payment_method'] {
  const card = recordNamed(ledger, 'payment_method', id, param);
  if (card.customer !== customer) throw unknownReference('PaymentMethod', id, param);
  return card;
}
