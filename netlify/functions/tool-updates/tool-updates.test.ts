import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DropView } from '#domain/drop/lock-drops.ts';
import { type Person, type SiteUnderTest, ask, startSiteUnderTest } from '#testing/site-under-test.ts';
import { fileDrops } from '#testing/built-catalogue.ts';
import toolUpdates from './tool-updates.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site.close());

async function read(person?: Person): Promise<DropView[]> {
  const answer = await ask(toolUpdates, 'GET', '/api/tool-updates', { person: person ?? null });
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  return (await answer.json()) as DropView[];
}

test('signed-out and Fringe readers get three whole and of the rest nothing but the label', async () => {
  for (const person of [undefined, await site.signUp()]) {
    const list = await read(person);
    expect(list).toHaveLength(fileDrops.length);
    expect(list.map((drop) => drop.locked)).toEqual(list.map((_, index) => index >= 3));
    for (const drop of list.slice(3))
      expect(Object.keys(drop).sort()).toEqual(['id', 'locked', 'releaseDate', 'toolName', 'updateType']);
  }
});

test('Core reads all of them, newest first', async () => {
  const list = await read(await site.signUp({ plan: 'core' }));
  expect(list.every((drop) => !drop.locked)).toBe(true);
  const dates = list.map((drop) => drop.releaseDate);
  expect(dates).toEqual(dates.toSorted().reverse());
});
