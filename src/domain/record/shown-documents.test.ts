import { expect, test } from 'vitest';
import * as z from 'zod';
import { shapeProblems } from '#domain/text/document-problem.ts';
import { standingOf } from './document-standing.ts';
import { documentRecord, documentView, entryOf, movedOn } from './document-view.ts';
import { DOCUMENT_KEY } from './document-words.ts';
import { changesBetween, rebase, revertChanges } from './record-changes.ts';
import { shownDocuments, shownEntries, standsUntil } from './shown-documents.ts';
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

test('what nobody sees, stored before it was refused, reaches no reader; what the file said stays as it said it', () => {
  const held = entry({ fields: { title: 'Turned \u202egpj' }, over: { title: 'Ours\u0000' } });
  expect(shownEntries([held], '2026-11-22')).toMatchObject([
    { fields: { title: 'Turned gpj' }, over: { title: 'Ours\u0000' } },
  ]);
});

test('a field of the desk holds as long as the file still says what it said then', () => {
  const held = entry(entryOf(file, { state: 'published', showsOn: null, fields: { ...file, title: 'Theirs' } }));
  expect([held.fields, held.over]).toEqual([{ title: 'Theirs' }, { title: 'Ours' }]);
  expect(shown([held])).toEqual([{ key: '1', fields: { title: 'Theirs', words: 'As written' } }]);
  const moved = new Map([['1', { title: 'Ours anew', words: 'Rewritten' }]]);
  expect(shownDocuments(moved, shownEntries([held], '2026-11-22'))[0]?.fields).toEqual(moved.get('1'));
  expect(movedOn(moved.get('1') ?? null, held)).toEqual(['title']);
  expect(movedOn({ title: 'Theirs', words: 'Rewritten' }, held)).toEqual([]);
  expect([movedOn(file, held), movedOn(file, undefined), movedOn(null, held)]).toEqual([[], [], []]);
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
  const made = entryOf(null, { state: 'draft', showsOn: null, fields: { title: 'Desk', quote: 'Theirs' } });
  expect(made).toEqual({ state: 'draft', showsOn: null, fields: { title: 'Desk', quote: 'Theirs' }, over: null });
  expect(documentView(file, made)).toEqual({ state: 'published', showsOn: null, fields: file });
  expect(movedOn(file, made)).toEqual(['title', 'quote']);
});

test('a label is no document', () => {
  const label: ShownEntry = { key: '4', shows: 'label', fields: { toolName: 'Ada' }, over: null };
  expect(shownDocuments(files, [label])).toHaveLength(1);
});

test('one change is taken back, unless its places changed again', () => {
  const view = { state: 'published' as const, showsOn: null, fields: { title: 'B', words: 'Y' } };
  const change = { field: 'title', before: 'A', after: 'B' };
  expect(revertChanges(documentRecord, view, [change])).toMatchObject({
    ok: true,
    edited: { fields: { title: 'A', words: 'Y' } },
  });
  expect(revertChanges(documentRecord, view, [{ ...change, after: 'C' }])).toEqual({ ok: false, fields: ['title'] });
  expect(revertChanges(documentRecord, view, [{ field: 'words', before: undefined, after: 'Y' }])).toStrictEqual({
    ok: true,
    edited: { ...view, fields: { title: 'B' } },
  });
  expect(changesBetween(documentRecord, null, view).map(({ field }) => field)).toEqual(['title', 'words', 'state']);
});

test('two editors’ work is put together, and where both changed a place both know', () => {
  const base = { state: 'draft' as const, showsOn: null, fields: { title: 'A', words: 'X', text: 'T', quote: 'Q' } };
  const mine = { ...base, fields: { title: 'Mine', words: 'X', text: 'Mine', quote: 'Both' } };
  const theirs = {
    ...base,
    state: 'published' as const,
    fields: { title: 'Theirs', words: 'Y', text: 'T', quote: 'Both' },
  };
  expect(rebase(documentRecord, base, mine, theirs)).toEqual({
    edited: { state: 'published', showsOn: null, fields: { title: 'Mine', words: 'Y', text: 'Mine', quote: 'Both' } },
    clashes: [{ field: 'title', before: 'Theirs', after: 'Mine' }],
  });
});

test('readers keep what they saw until a change is due', () => {
  const [published, hidden] = [
    entry({ fields: { title: 'Now' }, over: { title: 'Ours' } }),
    entry({ state: 'unpublished' }),
  ];
  const whole = { key: '1', shows: 'whole', fields: { title: 'Now' }, over: { title: 'Ours' } };
  const down = { key: '1', shows: 'hidden', fields: {}, over: {} };
  const [later, draft] = [
    { state: 'published', showsOn: '2026-11-23' },
    { state: 'draft', showsOn: null },
  ] as const;
  const stands = (before: typeof published | undefined, after: Parameters<typeof standsUntil>[1]) =>
    standsUntil(before, after, '2026-11-22');
  expect([stands(published, later), stands(hidden, later), stands(undefined, later)]).toEqual([whole, down, null]);
  expect([stands(published, draft), stands(hidden, draft), stands(entry({ state: 'draft' }), draft)]).toEqual([
    null,
    down,
    null,
  ]);
  expect(stands(published, { state: 'unpublished', showsOn: null })).toBeNull();
  expect(stands(hidden, { state: 'published', showsOn: null })).toBeNull();
  expect(shownEntries([published, hidden, entry({ state: 'unpublished', over: null })], '2026-11-22')).toEqual([
    whole,
    down,
    { ...down, over: null },
  ]);
  expect(shownEntries([entry({ state: 'draft' })], '2026-11-22')).toEqual([]);
});

test.each([
  ['draft', null, {}, 'draft'],
  ['unpublished', '2026-11-23', {}, 'unpublished'],
  ['published', null, {}, 'published'],
  ['published', '2026-11-22', {}, 'published'],
  ['published', '2026-11-23', { supersededBy: 7 }, 'scheduled'],
  ['published', null, { supersededBy: 7 }, 'superseded'],
] as const)('%s, shown from %s with %o, stands as %s', (state, showsOn, fields, standing) =>
  expect(standingOf({ state, showsOn, fields }, '2026-11-22')).toBe(standing),
);

test.each([
  ['7', true],
  ['first-cut', true],
  ['a'.repeat(60), true],
  ['a'.repeat(61), false],
  ['First', false],
  ['-cut', false],
  ['cut-', false],
  ['', false],
])('the key %s is one: %s', (key, isKey) => expect(DOCUMENT_KEY.test(key)).toBe(isKey));

test.each<[z.ZodType, unknown, string]>([
  [z.string().min(2), '', 'fill it in'],
  [z.string().min(40), 'Short', 'at least 40 characters'],
  [z.string().max(4), 'Long words', 'at most 4 characters'],
  [z.array(z.string()).min(1), [], 'at least one'],
  [z.array(z.string()).min(2), ['one'], 'at least 2 of them'],
  [z.array(z.string()).max(1), ['one', 'two'], 'at most 1 of them'],
  [z.number().min(30), 5, 'at least 30'],
  [z.number().max(480), 500, 'at most 480'],
  [z.enum(['Beginner', 'Advanced']), 'Expert', 'take one of Beginner, Advanced'],
  [z.iso.date(), '2026-02-30', 'write a day that exists as YYYY-MM-DD'],
  [z.url(), 'miro', 'write a whole address with https://'],
  [z.string().regex(DOCUMENT_KEY), 'First', 'fill it in, or correct its form'],
  [z.strictObject({}), { lead: 1, by: 2 }, 'there is no such field: lead, by'],
  [z.number(), undefined, 'fill it in (number)'],
  [z.string().refine(() => false, 'say it otherwise'), 'Words', 'say it otherwise'],
])('a wrong value is answered with what to do, %#', (schema, value, remedy) => {
  const form = z.object({ tools: z.array(z.object({ pays: schema })) });
  expect(shapeProblems(form, { tools: [{ pays: value }] })).toEqual([{ field: 'tools.0.pays', remedy }]);
  expect(shapeProblems(z.unknown(), value)).toEqual([]);
});

test('a place that was null is noted as null, one that was not there not at all', () => {
  const before = { state: 'published' as const, showsOn: null, fields: { title: 'A' } };
  const after = { ...before, showsOn: '2026-11-23', fields: { title: 'A', quote: 'Q' } };
  const changes = changesBetween(documentRecord, before, after);
  expect(changes).toStrictEqual([
    { field: 'quote', before: undefined, after: 'Q' },
    { field: 'showsOn', before: null, after: '2026-11-23' },
  ]);
  expect(revertChanges(documentRecord, after, changes)).toStrictEqual({ ok: true, edited: before });
});
