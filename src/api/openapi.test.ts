import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import mcp from '../../netlify/functions/mcp/mcp.ts';
import projectFacts from '../../netlify/functions/project-facts/project-facts.ts';
import recommendations from '../../netlify/functions/recommendations/recommendations.ts';
import search from '../../netlify/functions/search/search.ts';
import toolUpdates from '../../netlify/functions/tool-updates/tool-updates.ts';
import tool from '../../netlify/functions/tool/tool.ts';
import tools from '../../netlify/functions/tools/tools.ts';
import verdicts from '../../netlify/functions/verdicts/verdicts.ts';
import whyNot from '../../netlify/functions/why-not/why-not.ts';
import { honestBodies } from '#testing/honest-bodies.ts';
import { ask, type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import { openApiDocument, publicCalls } from './openapi.schema.ts';

interface Operation {
  requestBody?: { content: { 'application/json': { schema: object } } };
  responses: Record<string, { content?: { 'application/json': { schema: object } } }>;
}
const document = openApiDocument('https://yak.test') as { paths: Record<string, Record<string, Operation>> };
const ajv = new Ajv2020({ strict: false, validateFormats: false });

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site.close());

describe('what is described', () => {
  test('every public call once, each under a name of its own', () => {
    const described = Object.entries(document.paths).flatMap(([path, byMethod]) =>
      Object.keys(byMethod).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(described.sort()).toEqual([...publicCalls].sort());
  });
  test.each([
    '/api/recommendations',
    '/api/verdicts',
    '/api/project-facts',
    '/api/shared-sheets/{key}',
    '/api/mcp',
    '/api/contact',
    '/api/tool-submissions',
    '/api/email-subscriptions',
  ])('the body of %s as an honest page sends it, and no other', (path) => {
    const isBody = ajv.compile(document.paths[path]?.['post']?.requestBody?.content['application/json'].schema ?? {});
    const honest = honestBodies[path.replace('{key}', ':key')];
    expect(isBody(honest), JSON.stringify(isBody.errors)).toBe(true);
    expect(isBody({ ...honest, isPremium: true })).toBe(false);
  });
});

test.each([
  ['/api/search', 'get', '/api/search?q=midjourny', search],
  ['/api/tools', 'get', '/api/tools', tools],
  ['/api/tools/{id}', 'get', '/api/tools/2', tool],
  ['/api/tool-updates', 'get', '/api/tool-updates', toolUpdates],
  ['/api/recommendations', 'post', '/api/recommendations', recommendations],
  ['/api/why-not', 'post', '/api/why-not', whyNot],
  ['/api/verdicts', 'post', '/api/verdicts', verdicts],
  ['/api/project-facts', 'post', '/api/project-facts', projectFacts],
  ['/api/mcp', 'post', '/api/mcp', mcp],
] as const)('%s answers what is described', async (path, method, address, endpoint) => {
  const body =
    method === 'post'
      ? {
          body:
            path === '/api/why-not' || path === '/api/project-facts'
              ? { ...honestBodies[path], toolId: 2 }
              : honestBodies[path],
        }
      : {};
  const answer = await ask(endpoint, method.toUpperCase(), address, body);
  expect(answer.status).toBe(200);
  const isAnswer = ajv.compile(
    document.paths[path]?.[method]?.responses['200']?.content?.['application/json'].schema ?? false,
  );
  expect(isAnswer(await answer.json()), JSON.stringify(isAnswer.errors)).toBe(true);
});
