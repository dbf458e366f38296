import { expect, test } from 'vitest';
import { checkArchives } from './check-archives.ts';

test('an archive above its limit is named with its size; Stripe, mail and the search may weigh more', () => {
  const archives = [
    { name: 'light', bytes: 600_000, carries: null },
    { name: 'grown', bytes: 600_500, carries: null },
    { name: 'search', bytes: 660_000, carries: 'the search' },
    { name: 'billing', bytes: 900_000, carries: 'a package' },
    { name: 'letters', bytes: 901_000, carries: 'a package' },
  ] as const;
  expect(checkArchives(archives).map(({ file, value }) => [file, value])).toEqual([
    ['.netlify/functions/grown.zip', '601 kB'],
    ['.netlify/functions/letters.zip', '901 kB'],
  ]);
});
