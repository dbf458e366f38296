import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostilePaths, honestPaths, pathPieces } from '#testing/return-paths.ts';
import { returnPath } from './return-to.ts';

const origin = 'https://yak.example.com';

test.each(honestPaths)('%s survives as it is', (path) => {
  expect(returnPath(path, origin, '/fallback')).toBe(path);
});

test.each([null, ...hostilePaths])('%j becomes the fallback', (asked) => {
  expect(returnPath(asked, origin, '/fallback')).toBe('/fallback');
});

test('whatever is asked, a browser stays on the site', () => {
  const piece = fc.constantFrom(...pathPieces);
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
      ),
      (asked) => {
        const path = returnPath(asked, origin, '/fallback');
        expect(new URL(path, origin).origin).toBe(origin);
        expect(path).toMatch(/^\/(?![/\\])/);
      },
    ),
    { numRuns: 5000 },
  );
});
