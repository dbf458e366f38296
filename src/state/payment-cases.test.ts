import { afterEach, expect, test, vi } from 'vitest';
import * as adminPayments from '#netlify/functions/admin-payments/admin-payments.ts';
import { keepCase } from '#netlify/billing/keep-case.ts';
import { paymentCases } from '#netlify/stores/payment-case-store.ts';
import { openStatePage } from '#testing/state-page.ts';
import type { Person } from '#testing/site-under-test.ts';
import { useAdminSite } from '#testing/use-admin-site.ts';

let admin: Person;
useAdminSite((own) => ({ admin } = own));
afterEach(() => vi.unstubAllGlobals());

async function openPage() {
  openStatePage([adminPayments], { person: admin, path: '/admin/payments' });
  const [state, toast] = await Promise.all([import('./payment-cases.ts'), import('./toast.ts')]);
  toast.$drawnToast.set(99); // every notice counts as drawn at once
  return { ...state, ...toast };
}

test('a case that is marked stays where it is, is counted where it stands now, and can be opened again', async () => {
  const told = { kind: 'refund', status: 'failed', amount: 500, currency: 'usd' } as const;
  for (const id of ['re_1', 're_2'])
    await keepCase({ ...told, id, payment: null, userId: null, answerBy: null, since: '2026-11-01T00:00:00.000Z' });
  const { $cases, $marking, $toast, loadCases, setCaseState } = await openPage();
  await loadCases('open');
  const shown = () => {
    const reading = $cases.get();
    if (reading.status !== 'read') throw new Error('Nothing was read.');
    const { counts, cases } = reading.read;
    return [counts.open, counts.done, ...cases.map(({ id, doneAt }) => [id, doneAt !== null])];
  };
  const before = [2, 0, ['re_1', false], ['re_2', false]];
  expect(shown()).toEqual(before);
  await setCaseState('re_1', 'done');
  expect(shown()).toEqual([1, 1, ['re_1', true], ['re_2', false]]);
  await setCaseState('re_1', 'open');
  expect(shown()).toEqual(before);

  await paymentCases.remove('re_2');
  await setCaseState('re_2', 'done');
  expect($toast.get()).toMatchObject({ title: 'Not changed', description: 'There is no such case any more.' });
  expect([shown(), $marking.get()]).toEqual([before, null]);
});
