import { expect, test } from 'vitest';
import { entryOf, movedOn, revertDocument } from './document-view.ts';
import { rebaseDocument } from './rebase-document.ts';
import { shownDocuments, shownEntries } from './shown-documents.ts';
import type { ShownEntry } from './shown-entry.schema.ts';

const file = { title: 'Ours', words: 'As written' };
const files = new Map([['1', file]]);
const entry = (changes: Partial<Parameters<typeof shownEntries>[0][number]> = {}) => ({
  key: '1',
  state: 'published' as const,
  showsOn: null,
  fields: {},
  over: {},
  stands: null,
  changedAt: '2026-11-22T10:00:00Z',
  edits: [],
  ...changes,
});
const shown = (entries: Parameters<typeof shownEntries>[0], today = '2026-11-22') =>
  shownDocuments(files, shownEntries(entries, today));

test('a field of the desk holds as long as the file still says what it said then', () => {
  const held = entry(entryOf(file, { state: 'published', showsOn: null, fields: { ...file, title: 'Theirs' } }));
  expect([held.fields, held.over]).toEqual([{ title: 'Theirs' }, { title: 'Ours' }]);
  expect(shown([held])).toEqual([{ key: '1', fields: { title: 'Theirs', words: 'As written' } }]);
  const moved = new Map([['1', { title: 'Ours anew', words: 'Rewritten' }]]);
  expect(shownDocuments(moved, shownEntries([held], '2026-11-22'))[0]?.fields).toEqual(moved.get('1'));
  expect(movedOn(moved.get('1') ?? null, held)).toEqual(['title']);
});

test('a field that its file does not have is held too', () => {
  const quoted = { ...file, quote: 'Their words' };
  expect(shown([entry(entryOf(file, { state: 'published', showsOn: null, fields: quoted }))])[0]?.fields).toEqual(
    quoted,
  );
});

test('nobody sees a draft, what waits for its day, or what was taken down', () => {
  const fields = { title: 'New', words: 'New' };
  const made = (changes: object) => entry({ key: '2', fields, over: null, ...changes });
  expect(shown([made({ state: 'draft' })])).toHaveLength(1);
  expect(shown([made({ showsOn: '2026-11-23' })])).toHaveLength(1);
  expect(shown([made({ showsOn: '2026-11-23' })], '2026-11-23')).toHaveLength(2);
  expect(shown([made({ state: 'unpublished' })])).toHaveLength(1);
  expect(shown([entry({ state: 'unpublished' })])).toEqual([]);
  expect(shown([entry({ state: 'draft', fields: { title: 'Not yet' }, over: { title: 'Ours' } })])).toEqual([
    { key: '1', fields: file },
  ]);
});

test('what was made at the desk gives way to a file of its name, and a change without its file is none', () => {
  expect(shown([entry({ fields: { title: 'Desk' }, over: null })])).toEqual([{ key: '1', fields: file }]);
  expect(shown([entry({ key: '3', fields: { title: 'Desk' }, over: { title: 'Gone' } })])).toHaveLength(1);
});

test('a label is no document', () => {
  const label: ShownEntry = { key: '4', shows: 'label', fields: { toolName: 'Ada' }, over: null };
  expect(shownDocuments(files, [label])).toHaveLength(1);
});

test('one change is taken back, unless its places changed again', () => {
  const view = { state: 'published' as const, showsOn: null, fields: { title: 'B', words: 'Y' } };
  const change = { field: 'title', before: 'A', after: 'B' };
  expect(revertDocument(view, [change])).toMatchObject({ ok: true, view: { fields: { title: 'A', words: 'Y' } } });
  expect(revertDocument(view, [{ ...change, after: 'C' }])).toEqual({ ok: false, fields: ['title'] });
});

test('two editors’ work is put together, and where both changed a place both know', () => {
  const base = { state: 'draft' as const, showsOn: null, fields: { title: 'A', words: 'X' } };
  const mine = { ...base, fields: { title: 'Mine', words: 'X' } };
  const theirs = { ...base, state: 'published' as const, fields: { title: 'Theirs', words: 'Y' } };
  expect(rebaseDocument(base, mine, theirs)).toEqual({
    view: { state: 'published', showsOn: null, fields: { title: 'Mine', words: 'Y' } },
    clashes: [{ field: 'title', before: 'Theirs', after: 'Mine' }],
  });
});
