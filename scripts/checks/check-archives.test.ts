import { expect, test } from 'vitest';
import { checkArchives } from './check-archives.ts';

test('an archive above its limit is named with its size; Stripe, mail and the search may weigh more', () => {
  const archives = [
    { name: 'light', bytes: 450_000, carries: null },
    { name: 'grown', bytes: 450_500, carries: null },
    { name: 'search', bytes: 490_000, carries: 'the search' },
    { name: 'texts', bytes: 490_000, carries: 'Markdown' },
    { name: 'sheet', bytes: 512_000, carries: 'Word' },
    { name: 'sheets', bytes: 512_500, carries: 'Word' },
    { name: 'billing', bytes: 630_000, carries: 'a package' },
    { name: 'letters', bytes: 631_000, carries: 'a package' },
  ] as const;
  expect(checkArchives(archives).map(({ file, value }) => [file, value])).toEqual([
    ['.netlify/functions/grown.zip', '451 kB'],
    ['.netlify/functions/sheets.zip', '513 kB'],
    ['.netlify/functions/letters.zip', '631 kB'],
  ]);
});
