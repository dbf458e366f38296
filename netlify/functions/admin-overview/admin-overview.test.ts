import { expect, test } from 'vitest';
import type { AdminOverview } from '#api/admin-overview.contract.ts';
import type { SubscriberGrowth } from '#domain/letters/subscriber-growth.ts';
import { newSubscriber } from '#domain/person/subscriber.ts';
import { makeMessage } from '#domain/letters/make-message.ts';
import { keepMessage } from '#netlify/stores/message-store.ts';
import { addressKey, subscribers } from '#netlify/stores/subscriber-store.ts';
import { type Person, type SiteUnderTest, adminEmail, ask } from '#testing/site-under-test.ts';
import { useAdminSite } from '#testing/use-admin-site.ts';
import { allTools } from '#testing/built-catalogue.ts';
import adminSubscribers from '../admin-subscribers/admin-subscribers.ts';
import overview from './admin-overview.ts';

let site: SiteUnderTest;
let admin: Person;
useAdminSite((own) => ({ site, admin } = own));

async function read(): Promise<AdminOverview> {
  const answer = await ask(overview, 'GET', '/api/admin/overview', { person: admin });
  expect(answer.status).toBe(200);
  return (await answer.json()) as AdminOverview;
}

test('an empty desk is told as such', async () => {
  expect(await read()).toMatchObject({
    messages: { waiting: 0, oldestAt: null },
    payments: { waiting: 0, oldestAt: null },
    subscribers: { addresses: 0 },
    outbox: { waiting: 0 },
    uploads: { last: null },
    review: { waiting: 0 },
    digest: { state: expect.any(String) },
    newsWaiting: 0,
    documents: { drop: { drafts: 0, scheduled: 0 }, task: { drafts: 0, scheduled: 0 } },
    catalogue: { tools: allTools.length, uploaded: 0, awaitingBuild: 0 },
  });
});

test('counts what waits, and holds no word or address of anybody', async () => {
  const ids = ['0', '1', '2'].map((end) => `7b0d2b2e-4a6e-4c1e-9f5b-0d6a1f2c3e4${end}`);
  const receivedAt = ['2026-11-20T10:00:00.000Z', '2026-11-18T10:00:00.000Z', '2026-11-01T10:00:00.000Z'];
  for (const [index, id = ''] of ids.entries())
    await keepMessage(
      makeMessage({
        id,
        receivedAt: receivedAt[index] ?? '',
        answeredAt: index === 2 ? '2026-11-02T10:00:00.000Z' : null,
      }),
    );
  for (const [address, confirmedAt] of [
    ['one@yak.test', new Date().toISOString()],
    ['two@yak.test', null],
  ] as const) {
    const id = addressKey(address);
    const topics = [{ context: 'general' as const, toolName: null, askedAt: '2026-11-01T00:00:00.000Z', confirmedAt }];
    await subscribers.change(id, () => ({
      write: { ...newSubscriber(id, address, new Date()), topics },
      outcome: null,
    }));
  }
  const told = await read();
  expect(told).toMatchObject({
    messages: { waiting: 2, oldestAt: '2026-11-18T10:00:00.000Z' },
    subscribers: { addresses: 2 },
  });
  const growth = (await (
    await ask(adminSubscribers, 'GET', '/api/admin/subscribers', { person: admin })
  ).json()) as SubscriberGrowth;
  expect(growth).toMatchObject({ byState: { confirmed: 1, pending: 1, unsubscribed: 0 } });
  expect(growth.weeks.at(-1)).toMatchObject({ joined: 1, total: 1 });
  expect(JSON.stringify([told, growth])).not.toMatch(/@|Ada|fringe/);
});

test('Core opens no door here', async () => {
  const core = await site.signUp({ plan: 'core' });
  for (const person of [core, await site.signUp()])
    expect((await ask(overview, 'GET', '/api/admin/overview', { person })).status).toBe(403);
  expect((await ask(overview, 'GET', '/api/admin/overview')).status).toBe(401);
  expect(
    (
      await ask(overview, 'GET', '/api/admin/overview', {
        person: await site.signUp({ email: adminEmail.toUpperCase(), emailVerified: false }),
      })
    ).status,
  ).toBe(403);
});
