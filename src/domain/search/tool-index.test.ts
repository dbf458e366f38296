import { describe, expect, it } from 'vitest';
import { earTagCode, earTagOf } from '#domain/tool/ear-tag.ts';
import { searchTool } from './search-tool.ts';
import { LARGE_CATALOGUE } from '#domain/tool/catalogue/large-catalogue.ts';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import {
  catalogueEntries,
  catalogueEntry,
  cutLine,
  entriesMatching,
  entriesNamed,
  indexLine,
  toolIndexEntry,
} from './tool-index.ts';

describe('cutLine', () => {
  it('cuts at a word and says so', () => {
    expect(cutLine('one two three', 13)).toBe('one two three');
    expect(cutLine('one two, three', 10)).toBe('one two...');
    expect(cutLine('one two three four', 9)).toBe('one two...');
    expect(cutLine('one two three', 7)).toBe('one two...');
    expect(cutLine('one, two three', 9)).toBe('one, two...');
    expect(cutLine('uncuttable', 4)).toBe('u...');
  });
});

describe('indexLine', () => {
  it('ends with a whole clause where one fits, and leaves no list half told', () => {
    const studio = 'A studio for image generation and short clips, with its own models';
    expect(indexLine(studio, 60)).toBe('A studio for image generation and short clips');
    expect(indexLine('A quick design app for posts, flyers and PDFs: templates and more', 60)).toBe(
      'A quick design app for posts, flyers and PDFs',
    );
    expect(indexLine('Makes slides, documents and whole sites from notes, outlines and files', 60)).toBe(
      'Makes slides, documents and whole sites',
    );
    expect(indexLine('Pictures: from words, from sketches and from other pictures as well', 60)).toBe(
      'Pictures: from words, from sketches and from other pictures',
    );
    expect(indexLine('Keeps a voice, a style guide and a list of forbidden words for the office', 45)).toMatch(
      /\.\.\.$/,
    );
    expect(indexLine('Cuts a product out, sets it on a new ground with a shadow and exports it', 60)).toBe(
      'Cuts a product out, sets it on a new ground with a shadow',
    );
    expect(indexLine('Photographical-reproduction-enhancement-engine for nobody', 30)).toMatch(/\.\.\.$/);
  });

  it.each<[string, number, string]>([
    ['A quick design app for posts. So', 32, 'A quick design app for posts. So'],
    [
      'A quick design app for posts and flyers with templates. Also for slides',
      45,
      'A quick design app for posts and flyers',
    ],
    ['A quick design app for posts: templates', 29, 'A quick design app for posts'],
    ['A quick design app for posts: templates', 28, 'A quick design app for posts'],
    ['A quick design app for post: templates of every kind', 30, 'A quick design app for post...'],
    ['A studio for pictures and short clips, with sound, and more', 43, 'A studio for pictures and short clips'],
    ['Makes slides, documents and whole sites, with sound and pictures', 50, 'Makes slides, documents and whole sites'],
    ['Cuts silences, blinks and bad takes, sets captions', 40, 'Cuts silences, blinks and bad takes'],
    ['A store of pictures, music and web themes by many authors', 35, 'A store of pictures, music and web themes'],
    ['A store of pictures, music and web themes by many authors', 32, 'A store of pictures, music and...'],
    ['Pictures from words and from more or less anything you like', 30, 'Pictures from words and from...'],
    ['Makes pictures of every kind and for every taste you may have', 40, 'Makes pictures of every kind'],
    ['Cuts any product out of pictures, sets a nice new ground there', 50, 'Cuts any product out of pictures'],
    ['Cuts any product out of pictures, sets new grounds', 45, 'Cuts any product out of pictures, sets new...'],
    ['Draws boards and long scenes, sets them for any stage and hall', 45, 'Draws boards and long scenes, sets them'],
    [
      'Photographical-reproduction-enhancement and more, much more of it',
      45,
      'Photographical-reproduction-enhancement',
    ],
  ])('“%s” in %s characters', (text, length, line) => expect(indexLine(text, length)).toBe(line));
});

describe('the entry of a tool', () => {
  const categories = [{ name: 'video AI', ink: 'red' as const, about: 'Moving pictures made by a model.' }];
  const vocabulary = { categories, useCasesByTask: new Map() };
  const description =
    'Turns long sentences about scenes into pictures that move, and pictures into longer scenes of it.';
  const pricing = { amount: 0, period: 'month', details: '' } as const;
  const tool = makeTool({ category: 'video AI, 3D', pricing, description, freeUse: 'yes' });
  const row = {
    id: 1,
    name: 'Some Tool',
    line: 'Turns long sentences about scenes into pictures that move, and pictures',
    category: 'Video AI',
    ink: 'red',
    icon: null,
    price: 'Free plan*, paid work included',
    tag: earTagCode(earTagOf(tool)),
  };

  it('draws its row', () => {
    expect(toolIndexEntry(tool, categories)).toEqual(row);
    expect(toolIndexEntry({ ...tool, category: '' }, categories, 20)).toMatchObject({
      line: 'Turns long sentences...',
      category: '',
      ink: 'grey',
    });
  });
  it('says what the catalogue searches and filters, and less of it in a large catalogue', () => {
    const [whole, short] = [searchTool(tool, true), searchTool(tool, false)];
    expect(whole).not.toEqual(short);
    expect(catalogueEntry(tool, vocabulary)).toEqual({
      ...row,
      criteria: ['beginner', 'paid-work', 'free-plan'],
      skipItIf: tool.skipItIf,
      search: whole,
    });
    const first = (count: number) =>
      catalogueEntries(
        Array.from({ length: count }, () => tool),
        vocabulary,
      )[0];
    expect(first(LARGE_CATALOGUE - 1)).toMatchObject({ line: row.line, skipItIf: tool.skipItIf, search: whole });
    expect(first(LARGE_CATALOGUE)).toMatchObject({ line: 'Turns long sentences...', skipItIf: '', search: short });
  });
  it('is looked for by name or criterion; nothing asked gives the very list', () => {
    const entries = ['Runway', 'Firefly'].map((name) => catalogueEntry({ ...tool, name }, vocabulary));
    expect([entriesNamed(entries, ' '), entriesMatching(entries, []).all].every((found) => found === entries)).toBe(
      true,
    );
    expect(entriesNamed(entries, ' FIRE ').map(({ name }) => name)).toEqual(['Firefly']);
    expect(entriesMatching(entries, ['advanced'])).toEqual({ all: [], some: [] });
  });
  it('stands apart when it matches only some of the groups that something is checked in', () => {
    const entries = [
      makeTool({ id: 1, experienceLevel: ['beginner'], freeUse: 'yes' }),
      makeTool({ id: 2, experienceLevel: ['advanced'], freeUse: 'yes' }),
      makeTool({ id: 3, experienceLevel: ['beginner'], freeUse: 'no' }),
      makeTool({ id: 4, experienceLevel: [], freeUse: 'no' }),
    ].map((one) => catalogueEntry(one, vocabulary));
    const ids = ({ all, some }: ReturnType<typeof entriesMatching>) =>
      [all, some].map((part) => part.map(({ id }) => id));
    expect(ids(entriesMatching(entries, ['beginner', 'advanced', 'free-plan']))).toEqual([[1, 2], [3]]);
    expect(ids(entriesMatching(entries, ['beginner']))).toEqual([[1, 3], []]);
  });
});
