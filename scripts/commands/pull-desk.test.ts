import { globSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noDocuments } from '#domain/record/built-documents.schema.ts';
import type { ShownEntry } from '#domain/record/shown-entry.schema.ts';
import { projectRoot } from '#local/serve-site.ts';
import { pullDocuments } from './pull-desk.ts';

let root: string;
const file = 'data/updates/2026-11-04-ada-feature.json';
const written = { id: 7, toolName: 'Ada', updateTitle: "Ada's first drop", releaseDate: '2026-11-04' };
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'yak-desk-'));
  for (const folder of globSync('data/*/', { cwd: projectRoot })) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, file), JSON.stringify(written));
});
afterEach(() => rmSync(root, { recursive: true }));

const pull = (...drop: ShownEntry[]) => pullDocuments(root, { ...noDocuments, drop });
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

test('a drop of the desk becomes a file; the second time nothing is written', () => {
  const fields = {
    toolName: 'Runway',
    updateTitle: 'Runway runs',
    releaseDate: '2026-11-22',
    quote: '',
    supersededBy: null,
  };
  const entry: ShownEntry = { key: '20001', shows: 'whole', fields, over: null };
  expect(pull(entry)).toMatchObject([{ outcome: 'new', file: 'data/updates/2026-11-22-runway-20001.json' }]);
  expect(read('data/updates/2026-11-22-runway-20001.json')).toEqual({
    $schema: '../schemas/drop.schema.json',
    id: 20_001,
    toolName: 'Runway',
    updateTitle: 'Runway runs',
    releaseDate: '2026-11-22',
  });
  expect(pull(entry)).toMatchObject([{ outcome: 'same', content: null }]);
});

test('a change goes into its file, unless the file was changed since', () => {
  const over = { updateTitle: 'Ada’s first drop' };
  const entry: ShownEntry = { key: '7', shows: 'whole', fields: { updateTitle: 'Ada drops' }, over };
  expect(pull(entry)).toMatchObject([{ outcome: 'changed', words: 'updateTitle' }]);
  expect(read(file).updateTitle).toBe('Ada drops');
  const late: ShownEntry = { ...entry, fields: { updateTitle: 'Ada again' } };
  expect(pull(late)).toMatchObject([{ outcome: 'kept', content: null }]);
  expect(read(file).updateTitle).toBe('Ada drops');
});

test('texts become Markdown, words of tasks go into their files', () => {
  writeFileSync(join(root, 'data/tasks/walk-the-yak.json'), JSON.stringify({ slug: 'walk-the-yak', says: ['walk'] }));
  const says = ['walk', 'stroll'];
  const documents = {
    ...noDocuments,
    article: [{ key: 'begin', shows: 'whole', fields: { title: 'Begin', text: 'Words.' }, over: null }],
    task: [
      { key: 'walk-the-yak', shows: 'whole', fields: { says }, over: { says: ['walk'] } },
      { key: 'feed-the-yak', shows: 'whole', fields: { title: 'Feed the yak' }, over: null },
    ],
  } satisfies typeof noDocuments;
  expect(pullDocuments(root, documents).map(({ outcome, file }) => [outcome, file])).toEqual([
    ['new', 'data/blog/begin.md'],
    ['changed', 'data/tasks/walk-the-yak.json'],
    ['new', 'data/tasks/feed-the-yak.json'],
  ]);
  expect(read('data/tasks/walk-the-yak.json')).toEqual({ slug: 'walk-the-yak', says });
  expect(readFileSync(join(root, 'data/blog/begin.md'), 'utf8')).toBe('---\ntitle: Begin\n---\n\nWords.\n');
  expect(read('data/tasks/feed-the-yak.json')).toMatchObject({ slug: 'feed-the-yak', title: 'Feed the yak' });
  expect(pullDocuments(root, documents).map(({ outcome }) => outcome)).toEqual(['same', 'same', 'same']);
});

test('what lies under the fringe or was taken down is told and left alone', () => {
  const label: ShownEntry = {
    key: '20002',
    shows: 'label',
    fields: { toolName: 'Krea', releaseDate: '2026-01-05' },
    over: null,
  };
  expect(pull(label)).toMatchObject([{ outcome: 'kept' }]);
  expect(pull({ key: '7', shows: 'hidden', fields: {}, over: {} })).toMatchObject([{ outcome: 'kept', file }]);
  expect(pull({ key: '20003', shows: 'hidden', fields: {}, over: null })).toEqual([]);
  expect(readdirSync(join(root, 'data/updates'))).toHaveLength(1);
});
