import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ToolAnswer } from '#api/tools.ts';
import { ask, type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import { allTools } from '#testing/built-catalogue.ts';
import tools from './tools.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site.close());

const get = (headers = {}) => ask(tools, 'GET', '/api/tools', { headers });

test('all tools, sorted by name, each with the colour of its badge', async () => {
  const list = (await (await get()).json()) as ToolAnswer[];
  expect(list).toHaveLength(allTools.length);
  const names = list.map((tool) => tool.name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare));
  for (const tool of list) expect(tool.badgeColor).toMatch(/^[a-z]+$/);
  expect(new Set(list.map((tool) => tool.badgeColor)).size).toBeGreaterThan(1);
});

test('those that are named, as far as there are such', async () => {
  const [first, second] = allTools;
  const named = (ids: string) => ask(tools, 'GET', `/api/tools?ids=${ids}`, {});
  const answer = await named(`${second?.id},99999999,${first?.id}`);
  expect(((await answer.json()) as ToolAnswer[]).map(({ id }) => id)).toEqual([first?.id, second?.id]);
  for (const ids of ['', 'x', '1,', '0', '-1', Array.from({ length: 51 }, (_, id) => id + 1).join()])
    expect([ids, (await named(ids)).status]).toEqual([ids, 400]);
});

test('whoever holds the current list gets 304 without a body', async () => {
  const etag = (await get()).headers.get('ETag') ?? '';
  expect(etag).toMatch(/^"[\w-]{43}"$/);
  for (const held of [etag, `W/${etag}`, `"old", ${etag}`, '*']) {
    const answer = await get({ 'If-None-Match': held });
    expect([answer.status, await answer.text(), answer.headers.get('ETag')]).toEqual([304, '', etag]);
  }
  for (const held of ['"old"', etag.replace('"', '"W/')])
    expect((await get({ 'If-None-Match': held })).status).toBe(200);
});

test('the CDN may keep it, a browser must ask', async () => {
  const { headers } = await get();
  expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  expect(headers.get('Netlify-CDN-Cache-Control')).toContain('public');
  expect(headers.get('Set-Cookie')).toBeNull();
});
