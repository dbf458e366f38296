import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchAnswer } from '#api/search.ts';
import { ask, type SiteUnderTest, siteStoresDead, startSiteUnderTest } from '#testing/site-under-test.ts';
import search from './search.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site.close());

const read = async (query: string) => {
  const answer = await ask(search, 'GET', `/api/search?${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as SearchAnswer;
};

test.each([
  ['remove background', 'remove-bg'],
  ['text to video', 'runway'],
  ['free transcript', 'whisper'],
  ['subtitles', 'submagic'],
  ['pitch deck', 'pitch'],
  ['canva alternative', 'adobe-express'],
  ['commercial use', 'adobe-firefly'],
  ['midjourny', 'midjourney'],
  ['logo', 'ideogram'],
])('%s finds %s among the first', async (query, slug) => {
  const { tools } = await read(`q=${encodeURIComponent(query)}`);
  expect(tools.slice(0, 5).map((tool) => tool.slug)).toContain(slug);
});

test('each find says why, what it costs and where it stands', async () => {
  const { tools, tasks } = await read('q=remove+a+background&limit=3');
  expect(tools).toHaveLength(3);
  for (const tool of tools) {
    expect(Object.keys(tool)).toEqual(['id', 'slug', 'name', 'why', 'price', 'path']);
    expect(tool.path).toBe(`/tool-fluid/${tool.id}`);
    expect(tool.why).toMatch(/^(Made for|Good at|Can): /);
  }
  expect(tasks[0]).toEqual({
    slug: 'remove-a-background',
    title: 'Remove a background',
    path: '/tasks/remove-a-background',
  });
});

test('slips are put right and said', async () => {
  expect(await read('q=subtittles')).toMatchObject({ query: 'subtittles', didYouMean: 'subtitles' });
  expect(await read('q=subtitles')).not.toHaveProperty('didYouMean');
  expect(await read('q=student+discount')).toMatchObject({
    tools: [],
    notRead: expect.stringContaining('no discounts'),
  });
});

test('nonsense finds no tool and offers tasks', async () => {
  const { tools, tasks } = await read('q=asdfgh');
  expect(tools).toEqual([]);
  expect(tasks.length).toBeGreaterThanOrEqual(5);
});

test('pages are found', async () => {
  expect((await read('q=terms')).pages).toContainEqual({ title: 'Terms of Service', path: '/terms' });
});

test('no store that does not answer stops the search', async () => {
  site.blobs.setFault(siteStoresDead);
  expect((await read('q=runway')).tools[0]?.slug).toBe('runway');
});

test.each(['q=a&limit=0', 'q=a&limit=51', 'q=a&limit=many', `q=${'a'.repeat(121)}`])(
  '%s is refused in words',
  async (query) => {
    const answer = await ask(search, 'GET', `/api/search?${query}`);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { message: string }).message).toMatch(/limit|characters/);
  },
);
