import type { PaymentCase } from '#domain/plan/payment-case.ts';
import { paymentCaseSchema } from '#domain/plan/payment-case.schema.ts';
import { documentStore } from './document-store.ts';
import type { OwnedStore } from './person-index.ts';

/** Matters of money that somebody of the team has to look at, each under Stripe's id. */
export const paymentCases = documentStore('payment-cases', paymentCaseSchema);

/** A case is about the account that paid; of one that is gone by now it is about nobody. */
export const ownedCases = {
  store: paymentCases,
  ownersOf: ({ userId }: PaymentCase) => (userId === null ? [] : [{ userId }]),
  placeOf: ({ doneAt, since }: PaymentCase) => ({ isWaiting: doneAt === null, at: doneAt ?? since }),
} satisfies OwnedStore<PaymentCase>;
