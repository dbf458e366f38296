import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readTexts, shownTexts, textFile, writeTexts } from './text-files.ts';

let root: string;
const raw = '---\ntitle: "Herd sheep: a start"\npublishedOn: 2026-11-21\n---\n\n## Begin\n\nWith a dog.\n';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'yak-texts-'));
  mkdirSync(join(root, 'data'), { recursive: true });
  writeFileSync(join(root, 'data/herd.md'), raw);
});
afterEach(() => rmSync(root, { recursive: true }));

test('a text is its head and its words, and the same again from its own file', () => {
  const [text] = readTexts(root, 'data');
  expect(text).toEqual({
    key: 'herd',
    fields: { title: 'Herd sheep: a start', publishedOn: '2026-11-21', text: '## Begin\n\nWith a dog.' },
  });
  writeFileSync(join(root, 'data/herd.md'), textFile(text?.fields ?? {}));
  expect(readTexts(root, 'data')[0]?.fields).toEqual(text?.fields);
});

test('the desk’s words go over the file, and its own texts beside it', () => {
  const files = readTexts(root, 'data');
  const over = { title: 'Herd sheep: a start' };
  const texts = shownTexts(files, [
    { key: 'herd', shows: 'whole', fields: { title: 'Herd goats' }, over },
    { key: 'new', shows: 'whole', fields: { title: 'New', text: 'Words' }, over: null },
  ]);
  expect(texts.map(({ key, fields }) => [key, fields['title']])).toEqual([
    ['herd', 'Herd goats'],
    ['new', 'New'],
  ]);
  writeTexts(root, 'out', texts);
  expect(JSON.parse(readFileSync(join(root, 'out/herd.json'), 'utf8'))).toEqual({
    title: 'Herd goats',
    publishedOn: '2026-11-21',
    text: '## Begin\n\nWith a dog.',
  });
  writeTexts(root, 'out', texts.slice(1));
  expect(readdirSync(join(root, 'out'))).toEqual(['new.json']);
});
