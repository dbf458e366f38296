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

test('after a failure nothing further is begun, and what is under way is over before it is thrown', async () => {
  const [begun, over]: [string[], string[]] = [[], []];
  const failing = atOnce(['fails', 'slow', 'later'], 2, async (name) => {
    begun.push(name);
    if (name === 'fails') throw new Error('the store is away');
    await wait(20);
    over.push(name);
  });
  await expect(failing).rejects.toThrow('the store is away');
  expect([begun, over]).toEqual([['fails', 'slow'], ['slow']]);
});
