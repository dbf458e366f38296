import fc from 'fast-check';
import { expect, test } from 'vitest';
import { returnPath } from './return-to.ts';

const origin = 'https://yak.example.com';

test.each([
  '/',
  '/dashboard',
  '/tools?q=a%20b&page=2',
  '/tool-fluid/1#price',
  '/dashboard?upgraded=1',
  '/tools?q=100%25',
  '/apis',
  '/tools/api/logout',
  '/tools?q=a//b',
  '/tools/%25252561b',
  '/tools/a%20b',
  '/t%C3%A4st',
])('%s survives as it is', (path) => {
  expect(returnPath(path, origin, '/fallback')).toBe(path);
});

test.each([
  null,
  '',
  'dashboard',
  'https://evil.example',
  'https:evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e%2e//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  'javascript:alert(1)',
  ' /dashboard',
  '//[',
  '/..//[',
  '/..//yak.example.com/tools',
  '/tools/%2525252561b',
  '/api',
  '/api/logout',
  '/%5capi/logout',
  '/x%5c..%5c..%5capi/logout',
  '/x%3f/..%2f..%2fapi/logout',
  '/a/../api/logout',
  '/%61pi/logout',
  '/%61%70%69/logout',
  '/%2561pi/logout',
  '/API/logout',
  '/api%2flogout',
  '/api;x/logout',
  '/x/..%2fapi/logout',
  '/x%2f..%2f%61pi/logout',
  '/%2fapi/logout',
  '/.netlify/functions/logout',
  '/%2enetlify/functions/logout',
  '/tools%',
  '@evil.example',
  '/../\\evil.example',
])('%j becomes the fallback', (asked) => {
  expect(returnPath(asked, origin, '/fallback')).toBe('/fallback');
});

test('whatever is asked, a browser stays on the site', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '@',
    ':',
    '?',
    '#',
    'a',
    'evil.example',
    '\t',
    '\n',
    '\r',
    ' ',
    'https:',
    '\u2044',
    '\uFF0F',
    '\0',
  );
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
