import { afterAll, beforeAll, expect, test } from 'vitest';
import type { VerdictsAnswer } from '#api/verdicts.ts';
import { fileTools } from '#testing/built-catalogue.ts';
import { ask, type SiteUnderTest, siteStoresDead, startSiteUnderTest } from '#testing/site-under-test.ts';
import verdicts from './verdicts.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site.close());

const path = '/api/verdicts';
const judge = async (body: unknown) => {
  const answer = await ask(verdicts, 'POST', path, { body });
  return { status: answer.status, body: (await answer.json()) as VerdictsAnswer & { message?: string } };
};

test('every tool has its verdict without an account, and nothing that the site stores is asked', async () => {
  site.blobs.setFault(siteStoresDead);
  const { status, body } = await judge({ rules: { paidWork: true } });
  expect(status).toBe(200);
  expect(body.verdicts).toHaveLength(fileTools.length);
  for (const { verdict, reasons } of body.verdicts) {
    expect(['passes', 'passes when switched', 'fails', 'unknown']).toContain(verdict);
    for (const { verdict: of, quote, page, day, says } of reasons)
      if (of !== 'unknown' && says !== 'does not apply')
        expect([typeof quote, typeof page, typeof day]).toEqual(['string', 'string', 'string']);
  }
  site.blobs.setFault(() => null);
});

test('the tools that are named, each once, in their order; a number that no tool has is left out', async () => {
  const [first, second] = fileTools.map(({ id }) => id);
  const { body } = await judge({ rules: {}, toolIds: [second, first, second, 999_999] });
  expect(body.verdicts.map(({ toolId }) => toolId)).toEqual([second, first]);
});

test.each<[string, unknown, string]>([
  ['no rules', {}, 'rules'],
  ['a rule that there is not', { rules: { nicePeople: true } }, 'nicePeople'],
  ['training allowed sometimes', { rules: { noTraining: 'sometimes' } }, 'noTraining'],
  ['a yes in words', { rules: { paidWork: 'yes' } }, 'paidWork'],
  ['a revenue below nothing', { rules: { revenueUSD: -1 } }, 'revenueUSD'],
  ['no people', { rules: { people: 0 } }, 'people'],
  ['a name for a number', { rules: {}, toolIds: ['Runway'] }, 'toolIds'],
  ['no tools', { rules: {}, toolIds: [] }, 'toolIds'],
])('%s is refused in words', async (_, body, named) => {
  const answer = await judge(body);
  expect(answer.status).toBe(400);
  expect(answer.body.message).toContain(named);
});
