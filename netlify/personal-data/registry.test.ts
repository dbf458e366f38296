import { expect, test } from 'vitest';
import { readSourceFiles } from '../../scripts/checks/source-files.ts';
import { impersonalStores, personalStores } from './registry.ts';

/** The names of all stores that the functions open, as they stand in the code. */
function openedStores(): string[] {
  const files = readSourceFiles('.', ['netlify'], ['.ts']).filter(({ path }) => !path.endsWith('.test.ts'));
  const names = files.flatMap(({ text }) =>
    [...text.matchAll(/documentStore\(\s*'([^']+)'/g)].map(([, name = '']) => name),
  );
  return [...new Set(names)];
}

test('every store that is opened anywhere is either exported and erased, or said to hold nothing personal', () => {
  const named = [...personalStores.map(({ store }) => store), ...Object.keys(impersonalStores)];
  expect(openedStores().toSorted()).toEqual(named.toSorted());
});

test('the account goes last: as long as it is there, a deletion can be finished', () => {
  expect(personalStores.at(-1)?.store).toBe('users');
});
