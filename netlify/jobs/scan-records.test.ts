import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMessage } from '#domain/letters/make-message.ts';
import { sentMarks } from '#netlify/mail/mail-stores.ts';
import { keepMessage, messages } from '#netlify/stores/message-store.ts';
import { paymentEvents } from '#netlify/stores/payment-event-store.ts';
import { personRecords } from '#netlify/stores/person-index.ts';
import { HEAD, toolHeads, toolRevisions } from '#netlify/stores/tool-store.ts';
import { type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import { scanRecords } from './scan-records.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site.close());

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

test('what only grows is forgotten when its time has come, and not before', async () => {
  const [answered, waiting] = [randomUUID(), randomUUID()];
  const at = new Date().toISOString();
  await keepMessage(makeMessage({ id: answered, receivedAt: at, answeredAt: at }));
  await keepMessage(makeMessage({ id: waiting, receivedAt: at, answeredAt: null }));
  await sentMarks.keep('mail-1', { outcome: 'sent', at });
  await paymentEvents.keep('evt_1', { type: 'invoice.paid', created: Date.now() / 1000 });
  await toolHeads.keep(HEAD, { revision: null, nextId: 1000, uploads: [] });
  await toolRevisions.keep('a'.repeat(64), { uploads: [] });
  const left = async () => [
    (await messages.keys()).length,
    (await sentMarks.keys()).length,
    (await paymentEvents.keys()).length,
    (await toolRevisions.keys()).length,
  ];
  await scanRecords(inDays(29), Infinity);
  expect(await left()).toEqual([2, 1, 1, 1]);
  await scanRecords(inDays(91), Infinity);
  expect(await left()).toEqual([2, 1, 0, 0]);
  await scanRecords(inDays(366), Infinity);
  expect(await messages.keys()).toEqual([waiting]);
  await scanRecords(inDays(731), Infinity);
  expect(await left()).toEqual([0, 0, 0, 0]);
  expect(await personRecords.keys()).toEqual([]);
});

test('a walk that runs out of time goes on where it stopped, and ends', async () => {
  for (let count = 0; count < 120; count += 1) await keepMessage(makeMessage({ id: randomUUID() }));
  const first = await scanRecords(new Date(), 0);
  expect(first.position.after).not.toBe('');
  let runs = 1;
  for (let scan = first; scan.position.kinds > 0 || scan.position.after !== ''; runs += 1)
    scan = await scanRecords(new Date(), 0);
  expect(runs).toBeGreaterThan(3);
  const { last } = await scanRecords(new Date(), Infinity);
  expect(last?.records).toBeGreaterThanOrEqual(240); // each message and its entry in the index
});
