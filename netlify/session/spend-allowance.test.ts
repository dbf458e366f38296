import { afterAll, beforeAll, expect, test } from 'vitest';
import { allowances } from '#domain/person/allowance.ts';
import { type SiteUnderTest, ask, startSiteUnderTest } from '#testing/site-under-test.ts';
import account from '../functions/account/account.ts';
import checkout from '../functions/create-checkout-session/create-checkout-session.ts';
import dataExport from '../functions/data-export/data-export.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true });
});
afterAll(() => site.close());

test('a person exports at most so often an hour, then is told when again; nobody else is held up (B8)', async () => {
  const mail = await site.startMail();
  const [person, other] = await Promise.all([site.signUp(), site.signUp()]);
  const { most } = allowances.export;
  const answers = [];
  for (let time = 0; time <= most; time += 1)
    answers.push(await ask(dataExport, 'POST', '/api/data-export', { person }));
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(most).fill(200), 429]);
  const refused = answers.at(-1);
  expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(3500);
  expect(await refused?.json()).toMatchObject({
    code: 'too_many_requests',
    message: expect.stringMatching(/ask for your data at most \d+ times an hour\. Please try again in \d+ minutes\./),
  });
  expect((await mail.list()).filter(({ recipients }) => recipients.includes(person.email))).toHaveLength(most);
  expect((await ask(dataExport, 'POST', '/api/data-export', { person: other })).status).toBe(200);
});

test('of many payments begun at once no more than the allowance reach the payment provider (B8)', async () => {
  await site.startPayments();
  const person = await site.signUp();
  const { most } = allowances.payment;
  const three = () =>
    Promise.all(Array.from({ length: 3 }, () => ask(checkout, 'POST', '/api/create-checkout-session', { person })));
  const statuses: number[] = [];
  while (!statuses.includes(429) && statuses.length < 3 * most)
    statuses.push(...(await three()).map(({ status }) => status));
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(most);
  expect((await ask(checkout, 'POST', '/api/create-checkout-session', { person })).status).toBe(429);
});

test('what is counted goes with the account', async () => {
  const person = await site.signUp();
  await ask(dataExport, 'POST', '/api/data-export', { person });
  expect(await site.snapshot()).toContain('dev-allowances');
  const before = (await site.snapshot()).split('\n').filter((line) => line.includes('dev-allowances')).length;
  expect((await ask(account, 'DELETE', '/api/account', { person })).status).toBe(200);
  const after = (await site.snapshot()).split('\n').filter((line) => line.includes('dev-allowances')).length;
  expect(after).toBe(before - 1);
});
