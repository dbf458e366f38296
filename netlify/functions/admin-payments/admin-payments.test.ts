import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { AdminOverview } from '#api/admin-overview.contract.ts';
import type { CaseAtDesk, CaseMark, CasePage } from '#api/admin-payments.contract.ts';
import type { ReportedCase } from '#domain/plan/payment-case.ts';
import { audit } from '#netlify/session/audit.ts';
import { keepCase } from '#netlify/billing/keep-case.ts';
import { scanRecords } from '#netlify/jobs/scan-records.ts';
import { openStore } from '#netlify/stores/open-store.ts';
import { type Person, type SiteUnderTest, adminEmail, ask } from '#testing/site-under-test.ts';
import { useAdminSite } from '#testing/use-admin-site.ts';
import adminOverview from '../admin-overview/admin-overview.ts';
import adminPayments from './admin-payments.ts';

let site: SiteUnderTest;
let admin: Person;
useAdminSite((own) => ({ site, admin } = own));
beforeEach(async () => {
  for (const name of ['payment-cases', 'desk-lines'])
    for await (const key of openStore(name).list()) await openStore(name).remove(key);
});

const told = (id: string, since: string, part: Partial<ReportedCase> = {}): ReportedCase => ({
  id,
  kind: 'dispute',
  status: 'needs_response',
  amount: 500,
  currency: 'usd',
  payment: 'pi_1',
  userId: null,
  answerBy: '2026-12-01T00:00:00.000Z',
  since,
  ...part,
});
const list = async (query = '') =>
  (await (await ask(adminPayments, 'GET', `/api/admin/payments${query}`, { person: admin })).json()) as CasePage;
const mark = (body: Partial<CaseMark>, person: Person = admin) =>
  ask(adminPayments, 'POST', '/api/admin/payments', { person, body: { attempt: randomUUID(), as: 'done', ...body } });
const done = async (answer: Promise<Response>) => (await (await answer).json()) as CaseAtDesk;
const ids = ({ cases }: CasePage) => cases.map(({ id }) => id);

test.each([
  ['before a walk has put the records in their lines', async () => {}],
  ['and after it', async () => void (await scanRecords(new Date(), Infinity))],
])('%s what waits stands oldest first, what is done newest first, and the overview counts it', async (_, scan) => {
  await scan();
  await keepCase(told('dp_new', '2026-11-20T00:00:00.000Z'));
  await keepCase(told('dp_old', '2026-11-01T00:00:00.000Z'));
  await keepCase(told('re_1', '2026-11-02T00:00:00.000Z', { kind: 'refund', status: 'failed', payment: null }));
  expect(await list()).toMatchObject({ counts: { open: 3, done: 0 } });
  expect(ids(await list())).toEqual(['dp_old', 're_1', 'dp_new']);
  await mark({ id: 're_1' });
  await mark({ id: 'dp_old' });
  expect(await list()).toMatchObject({ counts: { open: 1, done: 2 }, cases: [{ id: 'dp_new' }] });
  expect(ids(await list('?state=done'))).toEqual(['dp_old', 're_1']);
  const overview = await ask(adminOverview, 'GET', '/api/admin/overview', { person: admin });
  expect(((await overview.json()) as AdminOverview).payments).toEqual({
    waiting: 1,
    oldestAt: '2026-11-20T00:00:00.000Z',
  });
});

test('a case leads to its payment at Stripe, and says nothing of whose it is', async () => {
  const person = await site.signUp();
  await keepCase(told('dp_1', '2026-11-01T00:00:00.000Z', { userId: person.id }));
  const { cases } = await list();
  expect(cases).toMatchObject([{ id: 'dp_1', paymentPage: 'https://dashboard.stripe.com/payments/pi_1', entries: [] }]);
  expect(JSON.stringify(cases)).not.toContain(person.id);
});

test('who marked it stands beside it, once for each attempt; news of Stripe open it again', async () => {
  await audit({ action: 'admin_signed_in', userId: admin.id, now: new Date() }); // as the callback does
  await keepCase(told('dp_1', '2026-11-01T00:00:00.000Z'));
  const attempt = randomUUID();
  const marked = await done(mark({ id: 'dp_1', attempt }));
  expect(marked).toMatchObject({
    doneAt: expect.any(String),
    entries: [{ id: attempt, by: adminEmail, what: 'done' }],
  });
  expect(await done(mark({ id: 'dp_1', attempt }))).toEqual(marked);
  await keepCase(told('dp_1', '2026-11-01T00:00:00.000Z', { status: 'lost' }));
  expect((await list()).cases).toMatchObject([{ status: 'lost', doneAt: null, entries: marked.entries }]);
  await mark({ id: 'dp_1' });
  expect((await done(mark({ id: 'dp_1', as: 'open' }))).entries.map(({ what }) => what)).toEqual([
    'done',
    'done',
    'reopened',
  ]);
});

test('one that is not there, or no id of Stripe, is said so; nobody but an admin marks any', async () => {
  expect((await mark({ id: 'dp_nobody' })).status).toBe(404);
  expect((await mark({ id: '../users' })).status).toBe(400);
  expect((await mark({ id: 'dp_nobody' }, await site.signUp({ plan: 'core' }))).status).toBe(403);
});
