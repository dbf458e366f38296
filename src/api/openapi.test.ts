import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { contracts } from '#testing/contracts.ts';
import { honestBodies } from '#testing/honest-bodies.ts';
import { openApiDocument, publicCalls } from './openapi.schema.ts';

interface Operation {
  operationId: string;
  summary?: string;
  responses: object;
  requestBody?: { content: { 'application/json': { schema: object } } };
}
const document = openApiDocument(contracts, 'https://yak.test') as {
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.values(document.paths).flatMap((byMethod) => Object.values(byMethod));
const calls = publicCalls(contracts);
const ajv = new Ajv2020({ strict: false, validateFormats: false });

describe('what is described', () => {
  test('every call that needs no account, once, under a name of its own', () => {
    const described = Object.entries(document.paths).flatMap(([path, byMethod]) =>
      Object.keys(byMethod).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(described.sort()).toEqual(calls.map(({ method, path }) => `${method} ${path}`).sort());
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  test.each(calls)('$method $path in words, with what it answers', ({ call }) => {
    expect(call.summary, 'its contract says in `summary` what programs get').toMatch(/^[A-Z].{10,}[.:]|\.$/);
    expect(call.out).toBeDefined();
  });

  test('that calls are limited', () => {
    for (const { responses } of operations) expect(responses).toHaveProperty('429');
  });

  test.each(calls.filter(({ call, path }) => call.in !== undefined && path !== '/api/stripe-webhook'))(
    'the body of $method $path as an honest page sends it, and no other',
    ({ path, method }) => {
      const described = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      const isBody = ajv.compile(described?.requestBody?.content['application/json'].schema ?? false);
      expect(isBody(honestBodies[path]), JSON.stringify(isBody.errors)).toBe(true);
      expect(isBody({ ...honestBodies[path], isPremium: true })).toBe(false);
    },
  );

  test('no call of an account or of the back office', () => {
    const needed = contracts.flatMap(({ methods }) => Object.values(methods)).filter(({ who }) => who === 'admin');
    expect(needed.length).toBeGreaterThan(20);
    expect(Object.keys(document.paths).filter((path) => path.includes('/admin/'))).toEqual([]);
  });
});
