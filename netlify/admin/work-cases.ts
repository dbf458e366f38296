import type { CaseAtDesk, CaseMark, CasePage, CaseState } from '#api/admin-payments.contract.ts';
import { type PaymentCase, withCaseAction } from '#domain/plan/payment-case.ts';
import { dashboardPage } from '#netlify/billing/dashboard-page.ts';
import type { Editor } from '#netlify/catalog/edit-tool.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { personMark } from '#netlify/session/person-mark.ts';
import { atOnce } from '#netlify/stores/at-once.ts';
import { updateInLine, lineEntries, readEntry } from '#netlify/stores/desk-lines.ts';
import { ownedCases } from '#netlify/stores/payment-case-store.ts';
import { type Names, namesOf } from './desk-thread.ts';

/** Cases that are shown: more than ever wait. */
const MAX_SHOWN = 100;
const READ_AT_ONCE = 50;

/** The first cases of a state. @throws StoreUnavailable */
export async function readCasePage(state: CaseState): Promise<CasePage> {
  const [open, done] = await Promise.all([lineEntries(ownedCases, true), lineEntries(ownedCases, false)]);
  const isOpen = state === 'open';
  const entries = (isOpen ? open : done).slice(0, MAX_SHOWN);
  const read = await atOnce(entries, READ_AT_ONCE, (entry) => readEntry<PaymentCase>(ownedCases, isOpen, entry));
  return {
    counts: { open: open.length, done: done.length },
    cases: await atDesk(read.filter((one) => one !== null)),
  };
}

/** Marks a case as done, or opens it again, and notes who did. @throws ApiError `not_found`; StoreUnavailable */
export async function markCase({ id, attempt, as }: CaseMark, { by, now }: Editor): Promise<CaseAtDesk> {
  const action = { id: attempt, what: as === 'done' ? ('done' as const) : ('reopened' as const), who: personMark(by) };
  const marked = await updateInLine(ownedCases, id, (current) => current && withCaseAction(current, action, now));
  const [shown] = marked ? await atDesk([marked]) : [];
  if (!shown) throw new ApiError('not_found', { message: 'There is no such case any more.' });
  return shown;
}

async function atDesk(cases: readonly PaymentCase[]): Promise<CaseAtDesk[]> {
  const names = await namesOf(cases.flatMap(({ entries }) => entries.flatMap(({ who }) => who ?? [])));
  return cases.map((one) => shown(one, names));
}

function shown({ userId: _, entries, ...one }: PaymentCase, names: Names): CaseAtDesk {
  return {
    ...one,
    paymentPage: one.payment === null ? null : dashboardPage('payments', one.payment),
    entries: entries.map(({ who, ...entry }) => ({ ...entry, by: who === null ? null : (names.get(who) ?? null) })),
  };
}
