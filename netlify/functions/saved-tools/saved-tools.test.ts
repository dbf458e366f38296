import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SiteUnderTest, ask, startSiteUnderTest } from '#testing/site-under-test.ts';
import { allTools } from '#testing/built-catalogue.ts';
import savedTools from './saved-tools.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site.close());

const ids = allTools.map((tool) => tool.id);
const path = '/api/saved-tools';

describe('POST /api/saved-tools', () => {
  test('saves a tool with 201 and tells the count', async () => {
    const person = await site.signUp();
    const answer = await ask(savedTools, 'POST', path, { person, body: { toolId: ids[0] } });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ isSaved: true, count: 1 });
    expect((await person.stored()).saves.map((save) => save.toolId)).toEqual([ids[0]]);
  });

  test('saving a saved tool is 200 and changes nothing', async () => {
    const person = await site.signUp();
    await ask(savedTools, 'POST', path, { person, body: { toolId: ids[0] } });
    const before = await person.stored();
    const answer = await ask(savedTools, 'POST', path, { person, body: { toolId: ids[0] } });
    expect(answer.status).toBe(200);
    expect(await person.stored()).toEqual(before);
  });

  test('a 4th save on Fringe is 403 with requiresUpgrade', async () => {
    const person = await site.signUp();
    for (const toolId of ids.slice(0, 3)) await ask(savedTools, 'POST', path, { person, body: { toolId } });
    const answer = await ask(savedTools, 'POST', path, { person, body: { toolId: ids[3] } });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'upgrade_required', requiresUpgrade: true });
    expect((await person.stored()).saves).toHaveLength(3);
  });

  test('Core saves as many as there are', async () => {
    const person = await site.signUp({ plan: 'core' });
    for (const toolId of ids.slice(0, 5)) {
      const answer = await ask(savedTools, 'POST', path, { person, body: { toolId } });
      expect(answer.status).toBe(201);
    }
  });

  test('an unknown tool is 404', async () => {
    const person = await site.signUp();
    const answer = await ask(savedTools, 'POST', path, { person, body: { toolId: 99_999_999 } });
    expect(answer.status).toBe(404);
    expect((await person.stored()).saves).toEqual([]);
  });
});

describe('GET /api/saved-tools', () => {
  test('lists the newest first with what a card shows', async () => {
    const person = await site.signUp();
    for (const toolId of ids.slice(0, 2)) await ask(savedTools, 'POST', path, { person, body: { toolId } });
    const list = (await (await ask(savedTools, 'GET', path, { person })).json()) as Record<string, unknown>[];
    expect(list.map((tool) => tool['id'])).toEqual([ids[1], ids[0]]);
    expect(Object.keys(list[0] ?? {}).sort()).toEqual([
      'category',
      'cells',
      'departments',
      'description',
      'evidence',
      'freeUse',
      'icon',
      'id',
      'ink',
      'link',
      'name',
      'price',
      'priceOfYes',
      'pricing',
      'rights',
      'savedAt',
      'status',
      'tag',
      'tasks',
      'uploads',
    ]);
    const { tasks } = allTools.find(({ id }) => id === ids[1]) ?? { tasks: [] };
    expect(tasks.length).toBeGreaterThan(0);
    expect(list[0]?.['tasks']).toEqual(tasks.map(({ task, fit }) => ({ task, fit })));
  });

  test('is 401 in words for a signed-out reader', async () => {
    const answer = await ask(savedTools, 'GET', path);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'unauthorized', message: expect.stringContaining('log in') });
  });
});
