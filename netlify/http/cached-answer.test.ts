import { expect, test } from 'vitest';
import { cachedAnswer, cachedBody } from './cached-answer.ts';

test.each([
  [true, 'public, durable, max-age=60, stale-while-revalidate=600'],
  [false, 'no-store'],
])('the CDN keeps an answer until its tag is purged, when it is current (%s)', async (isCurrent, kept) => {
  const body = cachedBody({ a: 1 });
  const answer = cachedAnswer(new Request('https://yak.example'), body, { tag: 'tools', isCurrent });
  expect([answer.status, await answer.json()]).toEqual([200, { a: 1 }]);
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    'netlify-cdn-cache-control': kept,
    'netlify-cache-tag': 'tools',
    etag: body.etag,
  });
});

test('what says something else has another tag', () => {
  expect(cachedBody({ a: 1 })).toEqual(cachedBody({ a: 1 }));
  expect(cachedBody({ a: 1 }).etag).not.toBe(cachedBody({ a: 2 }).etag);
});
