import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { siteOrigin } from '#netlify/env.ts';
import { useSettings, withSettings } from './with-settings.ts';

let restore = () => {};
afterEach(() => restore());

const one = { URL: 'https://one.test' };
const other = { URL: 'https://other.test' };

/** What the functions' code reads before and after it has waited for something. */
async function readTwice(turns: number): Promise<string[]> {
  const first = siteOrigin();
  for (let index = 0; index < turns; index += 1) await turn();
  return [first, siteOrigin()];
}

test.each([
  [5, 1],
  [1, 5],
])('two sites in one process keep their own settings, whichever ends first: %i and %i turns', async (turns, others) => {
  const both = [withSettings(one, () => readTwice(turns)), withSettings(other, () => readTwice(others))];
  expect(await Promise.all(both)).toEqual([
    ['https://one.test', 'https://one.test'],
    ['https://other.test', 'https://other.test'],
  ]);
});

test('the settings of the process hold for what has none of its own, until they are taken back', () => {
  restore = useSettings(one);
  const restoreInner = useSettings(other);
  expect(siteOrigin()).toBe('https://other.test');
  expect(withSettings(one, siteOrigin)).toBe('https://one.test');
  restoreInner();
  expect(siteOrigin()).toBe('https://one.test');
});

test('the environment of the process stays as it is', async () => {
  const before = { ...process.env };
  restore = useSettings(one);
  await withSettings(other, () => readTwice(1));
  expect({ ...process.env }).toEqual(before);
});
