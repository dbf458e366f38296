import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromColumns, toColumns } from './columns.ts';

const again = (values: unknown[]) => fromColumns(JSON.parse(JSON.stringify(toColumns(values))));

test.each([
  [[]],
  [[1, 'two', null, true]],
  [[[], [1, [2]], [3]]],
  [[{ a: 1 }, null, { b: [], a: null }, { a: { c: [{ d: 1 }, { d: 2 }] } }]],
  [[{ a: { b: 1 } }, { a: null }, { a: { b: 2, c: 'x' } }]],
  [[{ a: 1 }, [1], 'mixed']],
])('%j comes back as it was', (values) => {
  expect(again(values)).toEqual(values);
});

test.each(['tools', 'tasks'])('the generated %s come back as they were, key by key', (part) => {
  const values = JSON.parse(readFileSync(`netlify/generated/${part}.json`, 'utf8')) as unknown[];
  expect(again(values)).toEqual(values);
});
