import { expect, inject, test } from 'vitest';
import { type Example, examples } from '#api/examples.ts';
import { publicCalls } from '#api/openapi.schema.ts';
import { contracts } from '#testing/contracts.ts';

const site = inject('siteUrl');

function make({ method, path, body, needsOrigin }: Example): Promise<Response> {
  const headers = {
    ...(needsOrigin ? { Origin: site } : {}),
    ...(method === 'POST' ? { 'Content-Type': 'application/json' } : {}),
  };
  return fetch(site + path, { method, headers, ...(method === 'POST' ? { body: JSON.stringify(body) } : {}) });
}

test.each(examples)('$title answers as /developers says', async (example) => {
  const answer = await make(example);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain(example.says);
});

test('the site serves the description of its interface', async () => {
  const answer = await fetch(`${site}/api/openapi.json`);
  const { openapi, paths } = await answer.json();
  expect([answer.status, openapi]).toEqual([200, '3.1.0']);
  expect(Object.keys(paths)).toHaveLength(new Set(publicCalls(contracts).map(({ path }) => path)).size);
});
