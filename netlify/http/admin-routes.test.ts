import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SiteUnderTest, adminEmail, ask, startSiteUnderTest } from '#testing/site-under-test.ts';
import type { EndpointFunction } from './define-endpoint.ts';

const folder = new URL('../functions/', import.meta.url);

/** Every route that its function declares for the back office, whoever wrote it. */
const routes: { name: string; method: string; answer: EndpointFunction }[] = [];
for (const name of readdirSync(folder)) {
  const { default: answer } = (await import(new URL(`${name}/${name}.ts`, folder).href)) as {
    default: EndpointFunction;
  };
  for (const [method, { who }] of Object.entries(answer.contract?.methods ?? {}))
    if (who === 'admin') routes.push({ name, method, answer });
}

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site.close());

test('the back office has calls at all, and none of them is declared for others', () => {
  expect(routes.map(({ name, method }) => `${method} ${name}`)).toEqual(
    expect.arrayContaining([
      'GET admin-overview',
      'GET admin-subscribers',
      'GET admin-export',
      'POST bulk-upload',
      'POST upload-tools',
      'GET uploads',
      'POST undo-upload',
    ]),
  );
});

describe.each(routes)('$method $name', ({ method, answer }) => {
  const path = answer.contract.path.replace(/:\w+/, '1');
  const body = method === 'GET' ? {} : { body: {} };

  test.each([
    ['nobody', null, 401],
    ['Fringe', { email: 'fringe@yak.test' }, 403],
    ['Core', { email: 'core@yak.test', plan: 'core' as const }, 403],
    ['the admin’s address, unverified', { email: adminEmail.toUpperCase(), emailVerified: false }, 403],
  ])('refuses %s in words, before it looks at what was sent', async (_, who, status) => {
    const person = who && (await site.signUp(who));
    const before = await site.snapshot();
    const refused = await ask(answer, method, path, { person, ...body });
    expect(refused.status).toBe(status);
    expect(await refused.json()).toMatchObject({
      code: status === 401 ? 'unauthorized' : 'forbidden',
      message: expect.stringMatching(/\.$/),
    });
    expect(await site.snapshot()).toBe(before);
  });

  test('does not refuse an admin', async () => {
    const person = await site.signUp({ email: adminEmail });
    expect([401, 403]).not.toContain((await ask(answer, method, path, { person, ...body })).status);
  });
});
