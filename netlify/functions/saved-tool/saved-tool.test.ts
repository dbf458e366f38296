import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SiteUnderTest, ask, startSiteUnderTest } from '#testing/site-under-test.ts';
import { allTools } from '#testing/built-catalogue.ts';
import savedToolStatus from '../saved-tool-status/saved-tool-status.ts';
import savedToolsCount from '../saved-tools-count/saved-tools-count.ts';
import savedTools from '../saved-tools/saved-tools.ts';
import savedTool from './saved-tool.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site.close());

const [first, second] = allTools.map((tool) => tool.id);

test('saving, asking, removing: status and count follow', async () => {
  const person = await site.signUp();
  const status = async (id: unknown) =>
    (await ask(savedToolStatus, 'GET', `/api/saved-tools/${id}/status`, { person })).json();
  const count = async () => (await ask(savedToolsCount, 'GET', '/api/saved-tools/count', { person })).json();
  for (const toolId of [first, second]) await ask(savedTools, 'POST', '/api/saved-tools', { person, body: { toolId } });
  expect([await status(first), await count()]).toEqual([{ isSaved: true }, { count: 2 }]);

  const removed = await ask(savedTool, 'DELETE', `/api/saved-tools/${first}`, { person });
  expect([removed.status, await removed.json()]).toEqual([200, { isSaved: false, count: 1 }]);
  expect([await status(first), await status(second), await count()]).toEqual([
    { isSaved: false },
    { isSaved: true },
    { count: 1 },
  ]);
});

test('removing again changes nothing', async () => {
  const person = await site.signUp();
  const before = await person.stored();
  const answer = await ask(savedTool, 'DELETE', `/api/saved-tools/${first}`, { person });
  expect([answer.status, await answer.json()]).toEqual([200, { isSaved: false, count: 0 }]);
  expect(await person.stored()).toEqual(before);
});

test.each(['0', '-1', '1.5', 'abc', '1e3', '%2e%2e', '9999999999'])('an id like %s is 404', async (id) => {
  const person = await site.signUp();
  expect((await ask(savedTool, 'DELETE', `/api/saved-tools/${id}`, { person })).status).toBe(404);
  expect((await ask(savedToolStatus, 'GET', `/api/saved-tools/${id}/status`, { person })).status).toBe(404);
});
