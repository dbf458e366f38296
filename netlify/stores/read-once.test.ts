import { expect, test } from 'vitest';
import { readOnce } from './read-once.ts';

test('many who ask at once share one reading, and later ones have what it gave', async () => {
  let readings = 0;
  const read = readOnce(async () => (readings += 1));
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  expect(await read()).toBe(1);
});

test('a reading that failed is told to all who waited for it, and tried again by the next', async () => {
  let readings = 0;
  const read = readOnce(async () => {
    readings += 1;
    if (readings === 1) throw new Error('no answer');
    return readings;
  });
  const failed = await Promise.allSettled([read(), read()]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await read()).toBe(2);
});
