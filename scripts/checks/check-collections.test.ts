import { expect, it } from 'vitest';
import type { Collection } from '#domain/tool/collection.schema.ts';
import { makeTool } from '#domain/tool/make-tool.ts';
import { checkCollections } from './check-collections.ts';
import type { DataSet } from './data-set.ts';

const data: DataSet = {
  tools: [{ file: 'data/tools/some-tool.json', content: makeTool() }],
  drops: [],
  categories: {
    categories: [{ name: 'AI image generation', ink: 'purple', about: 'Makes pictures from words.' }],
    badges: [{ name: 'Image', color: 'purple' }],
  },
};
const image: Collection = {
  slug: 'image',
  shelf: 'category',
  label: 'Image',
  title: 'Image generation',
  intro: 'They draw what you type, more or less, and that is all.',
  words: [],
  rule: { categories: ['AI image generation'] },
};

it('finds nothing wrong in a sound set', () => {
  expect(checkCollections([image], data)).toEqual([]);
});

it('knows the vocabulary', () => {
  const wrong: Collection = {
    ...image,
    slug: 'wrong',
    rule: { categories: ['pottery', 'AI image generation'], badges: ['Golden', 'Image'] },
  };
  expect(checkCollections([image, wrong], data).map(({ field, value }) => [field, value])).toEqual([
    ['/tools/wrong rule.categories', 'pottery'],
    ['/tools/wrong rule.badges', 'Golden'],
  ]);
});

it('wants a page for every category', () => {
  const saved: Collection = { ...image, shelf: 'search' };
  expect(checkCollections([saved], data).map(({ value }) => value)).toEqual(['AI image generation']);
});

it('wants no empty page', () => {
  const empty: Collection = { ...image, slug: 'free', shelf: 'search', rule: { budgets: ['free'] } };
  expect(checkCollections([image, empty], data).map(({ value }) => value)).toEqual(['/search/free']);
});

it('wants a promised right confirmed', () => {
  const lawyer: Collection = { ...image, slug: 'lawyer', shelf: 'search', rule: { commercialUse: ['yes'] } };
  expect(checkCollections([image, lawyer], data).map(({ field, value }) => [field, value])).toEqual([
    ['/search/lawyer rule.confirmedFacts', 'commercialUse'],
  ]);
});
