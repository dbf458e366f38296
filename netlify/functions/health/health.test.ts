import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { HealthAnswer } from '#api/health.contract.ts';
import { readHealth } from '#netlify/admin/read-health.ts';
import { defineJob } from '#netlify/jobs/define-job.ts';
import { queueMail } from '#netlify/mail/outbox.ts';
import { deletions } from '#netlify/stores/deletion-store.ts';
import { jobRecords } from '#netlify/stores/job-store.ts';
import { openStore } from '#netlify/stores/open-store.ts';
import { scanRecords } from '#netlify/jobs/scan-records.ts';
import { type SiteUnderTest, ask, startSiteUnderTest } from '#testing/site-under-test.ts';
import health from './health.ts';

let site: SiteUnderTest;
let whole: Record<string, string>;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true });
  await site.startIdentity();
  await site.startPayments();
  await site.startMail();
  whole = { ...site.environment };
});
beforeEach(() => {
  site.blobs.setFault(() => null);
  site.blobs.setLatency(() => 0);
  site.setEnvironment(whole);
});
afterAll(() => site.close());

const look = (now = new Date()) => readHealth(now);
const states = ({ store, identity, payments, mail, deletions, records, jobs }: HealthAnswer) => ({
  store: store.state,
  identity: identity.state,
  payments: payments.state,
  mail: mail.state,
  deletions: deletions.state,
  records: records.state,
  jobs: jobs.state,
});

test('a sound site is 200 and tells of every part, kept for some seconds', async () => {
  await expect
    .poll(async () => (await ask(health, 'GET', '/api/health')).status, { timeout: 60_000, interval: 500 })
    .toBe(200); // the first look finds everything cold
  const answer = await ask(health, 'GET', '/api/health');
  const told = (await answer.json()) as HealthAnswer;
  expect(told).toMatchObject({ status: 'ok', mail: { waiting: 0 }, deletions: { pending: 0 } });
  expect(new Set(Object.values(states(told)))).toEqual(new Set(['ok']));
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'public, max-age=5']);
  expect(told.jobs.each.map(({ name }) => name)).toContain('watch-jobs');
  const again = await Promise.all(Array.from({ length: 20 }, () => ask(health, 'GET', '/api/health')));
  const times = await Promise.all(again.map(async (kept) => ((await kept.json()) as HealthAnswer).at));
  expect(new Set(times).size).toBeLessThanOrEqual(2);
});

test.each<[string, () => void, Partial<ReturnType<typeof states>>]>([
  ['a dead store', () => site.blobs.setFault(() => '503'), { store: 'failing', jobs: 'failing', identity: 'ok' }],
  ['a store that hangs', () => site.blobs.setFault(() => 'hang'), { store: 'slow', mail: 'slow', payments: 'ok' }],
  [
    'an identity provider that is gone',
    () => site.setEnvironment({ OIDC_ISSUER: 'http://localhost:1' }),
    { identity: 'failing', store: 'ok' },
  ],
  [
    'a payment provider that is gone',
    () => site.setEnvironment({ STRIPE_API_BASE: 'http://127.0.0.1:1' }),
    { payments: 'failing', store: 'ok' },
  ],
  ['half a mail setting', () => site.setEnvironment({ MAIL_FROM: '' }), { mail: 'failing', store: 'ok' }],
])('%s is told within a second, and the other parts with it', async (_, breakIt, expected) => {
  breakIt();
  const start = performance.now();
  const told = await look();
  expect(performance.now() - start).toBeLessThan(2000); // 1 s (promise 32), and what a busy machine adds
  expect(told.status).toBe('failing');
  expect(states(told)).toMatchObject(expected);
});

test('payments and mail that are not set up are no fault', async () => {
  site.setEnvironment({ STRIPE_SECRET_KEY: '', SMTP_URL: '' });
  const told = await look();
  expect([told.status, told.payments.state, told.mail.state]).toEqual(['ok', 'off', 'off']);
});

test('a job that failed or is late is told with its last run', async () => {
  await defineJob('finish-deletions', () => Promise.reject(new Error('x')))().catch(() => undefined);
  const failed = await look();
  expect([failed.status, failed.jobs.state]).toEqual(['failing', 'failing']);
  expect(failed.jobs.each.find(({ name }) => name === 'finish-deletions')).toMatchObject({
    state: 'failed',
    last: { outcome: 'failed' },
  });
  await defineJob('finish-deletions', async () => ({}))();
  expect((await look()).jobs.state).toBe('ok');
  expect((await look(new Date(Date.now() + 2 * 3_600_000))).jobs.each).toContainEqual(
    expect.objectContaining({ name: 'finish-deletions', state: 'late' }),
  );
  await jobRecords.remove('finish-deletions');
});

test('a record that nobody can read is told once a walk has met it', async () => {
  await openStore('messages').create('unknown-shape', { at: 7 });
  await scanRecords(new Date(), Infinity);
  expect(await look()).toMatchObject({ status: 'failing', records: { state: 'failing', unreadable: 1 } });
  await openStore('messages').remove('unknown-shape');
  await scanRecords(new Date(), Infinity);
  expect((await look()).records).toMatchObject({ state: 'ok', unreadable: 0 });
});

test('a deletion that does not get through and a mail backlog are told, as numbers only', async () => {
  const id = 'a'.repeat(64);
  await deletions.keep(id, { at: new Date(Date.now() - 4 * 3_600_000).toISOString() });
  for (let index = 0; index < 301; index += 1)
    await queueMail({
      key: `backlog-${index}`,
      to: { address: 'ann@yak.test' },
      subject: 'Hello',
      text: 'A word.',
      html: '<p>A word.</p>',
      personal: 'ann@yak.test',
    });
  const told = await look();
  expect(told).toMatchObject({ mail: { state: 'failing', waiting: 301 }, deletions: { state: 'failing', pending: 1 } });
  expect(JSON.stringify(told)).not.toMatch(new RegExp(`ann|${id}|sk_test|whsec|localhost`));
});
