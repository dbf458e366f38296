import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RecommendationsAnswer } from '#api/recommendations.ts';
import type { WhyNotAnswer } from '#api/why-not.contract.ts';
import { madeToolId } from '#testing/made-tools.ts';
import { ask, type SiteUnderTest, siteStoresDead, startSiteUnderTest } from '#testing/site-under-test.ts';
import recommendations from '../recommendations/recommendations.ts';
import whyNot from './why-not.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site.close());

const path = '/api/why-not';
const answers = {
  department: 'creative',
  goals: ['design-visual'],
  budget: 'low',
  experience: 'intermediate',
  teamSize: 'small',
};

test('a tool on the list is explained as the list has it, and nothing that the site stores is asked', async () => {
  site.blobs.setFault(siteStoresDead);
  const listed = (await (
    await ask(recommendations, 'POST', '/api/recommendations', { body: answers })
  ).json()) as RecommendationsAnswer;
  const third = listed.recommendations[2];
  const answer = await ask(whyNot, 'POST', path, { body: { toolId: third?.id, answers } });
  expect(answer.status).toBe(200);
  const explained = (await answer.json()) as WhyNotAnswer;
  expect(explained).toMatchObject({
    rank: 3,
    listed: listed.recommendations.length,
    score: third?.score,
    reasons: third?.reasons,
    misfits: third?.misfits,
  });
  site.blobs.setFault(() => null);
});

test('a tool that the catalogue does not have is 404 in words', async () => {
  const answer = await ask(whyNot, 'POST', path, { body: { toolId: 999_999, answers } });
  expect([answer.status, await answer.json()]).toEqual([404, { message: 'There is no such tool.', code: 'not_found' }]);
});

test.each<[string, unknown]>([
  ['no tool', { answers }],
  ['no answers', { toolId: madeToolId(1) }],
  ['a name for a number', { toolId: 'Figma', answers }],
  ['a missing answer', { toolId: madeToolId(1), answers: { ...answers, budget: undefined } }],
])('%s is 400', async (_, body) => {
  expect((await ask(whyNot, 'POST', path, { body })).status).toBe(400);
});
