import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, matchesGlob } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import suno from '#data/tools/suno.json' with { type: 'json' };
import settings from '../../.vscode/settings.json' with { type: 'json' };
import { makeSearchWords } from '#domain/search/make-search-words.ts';
import { recordOf } from '#domain/tool/evidence/derive-facts.ts';
import { makeDerivedTool } from '#domain/tool/editing/make-tool.ts';
import { take } from '#testing/data-sets.ts';
import { readDeployFiles, unpackPart } from './deploy-files.ts';
import { generate } from './generate.ts';

const tools = '.netlify/v1/blobs/deploy/tools/blob';
const spoken = makeSearchWords({ said: { 'make-news': ['what happened'] } });
const ada = makeDerivedTool({ id: 12, slug: 'ada', name: 'Ada', yakOpinion: take });
const bob = makeDerivedTool({ id: 3, slug: 'bob', name: 'Bob', link: 'https://bob.example/', yakOpinion: take });
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'yak-generate-'));
  write('data/tools/ada.json', { $schema: '../schemas/tool.schema.json', ...recordOf(ada) });
  write('data/tools/bob.json', recordOf(bob));
  write('data/updates/2026-11-04-news.json', { id: 1 });
  write('data/tasks/make-news.json', { slug: 'make-news', title: 'Make news', says: ['news'] });
  write('data/tutorials/first.json', {
    id: 1,
    title: 'First',
    level: 'Beginner',
    category: 'voice',
    url: 'https://example.com/',
  });
  write('data/creators/cleo.json', { id: 'cleo', name: 'Cleo', about: 'Teaches' });
  write('data/lessons/herd.md', '---\ntitle: "Herd sheep"\ndesk: social\nminutes: 90\n---\n');
  write('data/recipes/flock.json', { slug: 'flock', title: 'A flock', job: 'Sheep in.', steps: [] });
  write('data/blog/begin.md', '---\ntitle: "Begin here"\n---\n');
  write('data/collections.json', { collections: [{ slug: 'voice', shelf: 'category', label: 'Voice', words: [] }] });
  write('data/plans.json', { $schema: './schemas/plans.schema.json', limits: {} });
  write('data/maker-sites.json', { sites: { bob: ['https://bob.blog'] } });
  write('data/categories.json', { categories: [{ name: 'voice' }], badges: [{ name: 'Audio' }] });
  write('data/search/said.json', { $schema: '../schemas/said.schema.json', tasks: spoken.said });
  write('data/search/plain-words.json', spoken.plain);
  write('data/search/products.json', spoken.products);
  write('data/search/foreign-words.json', spoken.foreign);
  write('data/search/oblique.json', {
    tasks: { 'make-news': ['nobody knows it yet'] },
    elsewhere: { Food: ['my soup is cold'] },
  });
  write('data/search/everyday-life.json', { $schema: '../schemas/everyday-life.schema.json', ...spoken.life });
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
}

function read(path: string): unknown {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}

it('gathers the catalogue by id, each part for itself, without what only editors need', () => {
  generate(root);
  expect(Object.fromEntries(readDeployFiles(root).map(({ key, body }) => [key, unpackPart(body)]))).toEqual({
    tools: [bob, ada],
    'tool-names': [
      { id: 3, name: 'Bob', link: 'https://bob.example/' },
      { id: 12, name: 'Ada', link: ada.link },
    ],
    tasks: [{ slug: 'make-news', title: 'Make news', says: ['news'] }],
    'search-words': spoken,
    'learned-tasks': expect.objectContaining({ slugs: ['make-news'] }),
    'task-facts': [{ slug: 'make-news', title: 'Make news' }],
    corrections: [],
    drops: [{ id: 1, supersededBy: null }],
    content: {
      lessons: [{ slug: 'herd', title: 'Herd sheep', desk: 'social', minutes: 90 }],
      recipes: [{ slug: 'flock', title: 'A flock', job: 'Sheep in.' }],
      tutorials: [{ id: 1, title: 'First', level: 'Beginner', category: 'voice' }],
      creators: [{ id: 'cleo', name: 'Cleo' }],
      articles: [{ slug: 'begin', title: 'Begin here' }],
      collections: [{ collection: { slug: 'voice', shelf: 'category', label: 'Voice' }, count: null }],
    },
    texts: {
      lesson: [{ key: 'herd', fields: { title: 'Herd sheep', desk: 'social', minutes: 90, text: '' } }],
      article: [{ key: 'begin', fields: { title: 'Begin here', text: '' } }],
      task: [{ slug: 'make-news', title: 'Make news', says: ['news'] }],
    },
    'maker-sites': { bob: ['https://bob.blog'] },
    uploads: { revision: null, uploads: [] },
    documents: { drop: [], lesson: [], article: [], task: [] },
  });
});

it('writes again only what has changed', () => {
  const long = new Date('2026-01-01');
  const files = [tools, 'data/schemas/tool.schema.json'];
  generate(root);
  for (const file of files) utimesSync(join(root, file), long, long);
  generate(root);
  expect(files.map((file) => statSync(join(root, file)).mtime)).toEqual([long, long]);
  write('data/tools/bob.json', { ...recordOf(bob), name: 'Robert' });
  generate(root);
  expect(files.map((file) => statSync(join(root, file)).mtime > long)).toEqual([true, false]);
});

it('gives editors a schema that takes a sound tool and refuses a misspelt field', () => {
  generate(root);
  const isTool = new Ajv2020({ strict: false, validateFormats: false }).compile(
    read('data/schemas/tool.schema.json') as object,
  );
  expect(isTool(suno)).toBe(true);
  expect(isTool({ ...suno, nmae: 'Suno' })).toBe(false);
  expect(isTool({ ...suno, badge: 'Radio' })).toBe(false);
});

it('names the file that is not JSON', () => {
  write('data/tools/bob.json', '{ "id": 3,, }');
  expect(() => generate(root)).toThrow('data/tools/bob.json is not valid JSON');
  write('data/categories.json', '{');
  write('data/tools/bob.json', recordOf(bob));
  expect(() => generate(root)).toThrow(/^data\/categories.json is not valid JSON/);
});

it('is what editors read for every data file', () => {
  generate(root);
  const { 'json.schemas': mapped } = settings;
  expect(mapped.map(({ url }) => url.replace('./', '')).toSorted()).toEqual(listSchemas(root));
  const folders = mapped.flatMap(({ fileMatch }) => fileMatch).map((match) => match.slice(1));
  const files = globSync(['data/*.json', 'data/{tools,tasks,updates,tutorials,creators,recipes,corrections}/*.json']);
  expect(files.filter((file) => !folders.some((folder) => matchesGlob(file, folder)))).toEqual([]);
});

function listSchemas(root: string): string[] {
  return globSync('data/schemas/*.json', { cwd: root }).toSorted();
}
