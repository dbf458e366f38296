import { expect, test } from 'vitest';
import { readSourceFiles } from '../../scripts/checks/source-files.ts';
import { recordKinds } from './record-kinds.ts';

test('every kind of record in the code is walked over: none grows without end, and none is unreadable unseen', () => {
  const files = readSourceFiles('.', ['netlify'], ['.ts']).filter(({ path }) => !path.endsWith('.test.ts'));
  const opened = files.flatMap(({ text }) =>
    [...text.matchAll(/documentStore\(\s*'([^']+)'/g)].map(([, name]) => name),
  );
  expect(recordKinds.map(({ store }) => store.name).toSorted()).toEqual(opened.toSorted());
});
