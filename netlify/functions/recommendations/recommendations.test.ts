import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { RecommendationsAnswer } from '#api/recommendations.ts';
import type { QuizResponse } from '#domain/person/user.ts';
import type { QuizAnswers } from '#domain/person/quiz-answers.schema.ts';
import { type SiteUnderTest, ask, siteStoresDead, startSiteUnderTest } from '#testing/site-under-test.ts';
import quizResponses from '../quiz-responses/quiz-responses.ts';
import recommendations, { config } from './recommendations.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterEach(() => {
  site.blobs.setFault(() => null);
  vi.restoreAllMocks();
});
afterAll(() => site.close());

const path = '/api/recommendations';
const body: QuizAnswers = {
  department: 'creative',
  goals: ['design-visual'],
  budget: 'low',
  experience: 'intermediate',
  teamSize: 'small',
};

test('a signed-out reader gets 3 to 12 picks with reasons, and nothing that the site stores is asked', async () => {
  site.blobs.setFault(siteStoresDead);
  const answer = await ask(recommendations, 'POST', path, { body });
  expect(answer.status).toBe(200);
  const { recommendations: picks, fit } = (await answer.json()) as RecommendationsAnswer;
  expect(picks.length).toBeGreaterThanOrEqual(3);
  expect(picks.length).toBeLessThanOrEqual(12);
  expect(['good', 'partial', 'little']).toContain(fit);
  expect(picks[0]).toMatchObject({
    id: expect.any(Number),
    name: expect.any(String),
    badgeColor: expect.any(String),
    reasons: expect.any(Array),
    score: expect.any(Number),
  });
  expect(picks[0]?.jobs[0]).toMatchObject({
    task: expect.any(String),
    title: expect.any(String),
    note: expect.any(String),
  });
});

test('what was typed weighs the picks, and is not kept', async () => {
  const person = await site.signUp();
  const first = async (words?: string) => {
    const answer = await ask(recommendations, 'POST', path, { person, body: { ...body, words } });
    return ((await answer.json()) as RecommendationsAnswer).recommendations[0];
  };
  expect((await first('cut out the background of a photo'))?.tasks.map(({ task }) => task)).toContain(
    'remove-a-background',
  );
  const kept = await (await ask(quizResponses, 'GET', '/api/quiz-responses', { person })).text();
  expect(kept).not.toContain('cut out');
});

test("a signed-in person's answers and picks are kept, newest first", async () => {
  const person = await site.signUp();
  await ask(recommendations, 'POST', path, { person, body });
  const answer = await ask(recommendations, 'POST', path, { person, body: { ...body, budget: 'free' } });
  const { recommendations: picks } = (await answer.json()) as RecommendationsAnswer;
  const kept = (await (await ask(quizResponses, 'GET', '/api/quiz-responses', { person })).json()) as QuizResponse[];
  expect(kept.map((response) => response.answers.budget)).toEqual(['free', 'low']);
  expect(kept[0]?.toolIds).toEqual(picks.map((pick) => pick.id));
});

test("a signed-in person's answers that cannot be kept are not called kept", async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const person = await site.signUp();
  site.blobs.setFault(({ method }) => (method === 'PUT' ? '503' : null));
  expect((await ask(recommendations, 'POST', path, { person, body })).status).toBe(503);
});

test.each<[string, unknown]>([
  ['no goals', { ...body, goals: [] }],
  ['a goal twice', { ...body, goals: ['analysis', 'analysis'] }],
  ['an unknown word', { ...body, department: 'sales' }],
  ['a missing answer', { ...body, teamSize: undefined }],
  ['a user id', { ...body, userId: 'x' }],
  ['words without an end', { ...body, words: 'x'.repeat(121) }],
])('%s is 400', async (_, wrong) => {
  expect((await ask(recommendations, 'POST', path, { body: wrong })).status).toBe(400);
});

test('the rate is limited for each address, not for the whole site', () => {
  expect(config.rateLimit?.aggregateBy).toEqual(['ip']);
});
