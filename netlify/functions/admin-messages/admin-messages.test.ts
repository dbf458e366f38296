import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMessage } from '#domain/message/make-message.ts';
import type { Message } from '#domain/message/message.ts';
import type { MessageList } from '#domain/message/message-list.ts';
import { keepMessage } from '#netlify/stores/message-store.ts';
import {
  type Person,
  type SiteUnderTest,
  adminEmail,
  ask,
  startSiteUnderTest,
} from '../../../scripts/promises/site-under-test.ts';
import adminMessages from './admin-messages.ts';

let site: SiteUnderTest;
let admin: Person;
beforeAll(async () => {
  site = await startSiteUnderTest();
  admin = await site.signUp({ email: adminEmail });
});
afterAll(() => site.close());

const list = async () =>
  (await (await ask(adminMessages, 'GET', '/api/admin/messages', { person: admin })).json()) as MessageList;
const mark = (id: string, isAnswered: boolean, person: Person = admin) =>
  ask(adminMessages, 'POST', '/api/admin/messages', { person, body: { id, isAnswered } });

test('a message waits until it is marked, and can wait again', async () => {
  const { id } = await keepMessage(makeMessage({ id: randomUUID() }));
  expect((await list()).unanswered.map((message) => message.id)).toContain(id);
  const marked = (await (await mark(id, true)).json()) as Message;
  expect(marked.answeredAt).not.toBe(null);
  expect(await (await mark(id, true)).json()).toEqual(marked);
  const { unanswered, answered } = await list();
  expect([unanswered.some((message) => message.id === id), answered.some((message) => message.id === id)]).toEqual([
    false,
    true,
  ]);
  expect(await (await mark(id, false)).json()).toMatchObject({ answeredAt: null });
});

test('a message that is gone, and a person without the role, are told so', async () => {
  expect((await mark(randomUUID(), true)).status).toBe(404);
  const { id } = await keepMessage(makeMessage({ id: randomUUID() }));
  expect((await mark(id, true, await site.signUp({ plan: 'core' }))).status).toBe(403);
  expect((await list()).unanswered.some((message) => message.id === id)).toBe(true);
});
