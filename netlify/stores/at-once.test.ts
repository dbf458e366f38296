import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { atOnce } from './at-once.ts';

test('so many are under way at the same time and no more, and what came of them is in their order', async () => {
  let [underWay, most] = [0, 0];
  const outcomes = await atOnce([30, 5, 20, 1, 10], 2, async (ms) => {
    most = Math.max(most, (underWay += 1));
    await wait(ms);
    underWay -= 1;
    return ms;
  });
  expect([outcomes, most]).toEqual([[30, 5, 20, 1, 10], 2]);
  expect(await atOnce([], 2, () => Promise.reject(new Error('for nobody')))).toEqual([]);
});
