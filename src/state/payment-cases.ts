import { atom } from 'nanostores';
import type { adminPayments, CaseAtDesk, CasePage, CaseState } from '#api/admin-payments.contract.ts';
import { requester } from '#api/request.ts';
import { attempt, refusalWords, showError } from './call.ts';
import { reading } from './reading.ts';

const ask = requester<typeof adminPayments>('/api/admin/payments');

/** Disputes and refunds of one state; the old list stays while the next one is read. */
export const { store: $cases, load: loadCases } = reading<CasePage, [CaseState]>(
  (state) => ask('GET', { params: { state } }),
  'old',
);

/** The case that is being marked. */
export const $marking = atom<string | null>(null);

/** Marks a case as done, or opens it again; it stays where it is on the page, so that a slip is taken back there. */
export async function setCaseState(id: string, as: CaseState): Promise<void> {
  const mark = { id, attempt: crypto.randomUUID(), as };
  const failed = (error: unknown) => showError(error, refusalWords(error), 'Not changed');
  const marked = await attempt($marking, id, () => ask('POST', { body: mark }), failed);
  if (marked) replace(marked);
}

function replace(marked: CaseAtDesk): void {
  const shown = $cases.get();
  if (shown.status !== 'read') return;
  const { counts, cases } = shown.read;
  const before = cases.find(({ id }) => id === marked.id);
  const moved = Number(marked.doneAt !== null) - Number(before !== undefined && before.doneAt !== null);
  $cases.set({
    status: 'read',
    read: {
      counts: { open: counts.open - moved, done: counts.done + moved },
      cases: cases.map((one) => (one === before ? marked : one)),
    },
  });
}
