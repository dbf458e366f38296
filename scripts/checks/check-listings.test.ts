import { expect, it } from 'vitest';
import type { Listing } from '#domain/tool/catalogue/listing.schema.ts';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { checkListings } from './check-listings.ts';
import type { DataSet } from './data-set.ts';

const data: DataSet = {
  tools: [{ file: 'data/tools/some-tool.json', content: makeTool() }],
  drops: [],
  categories: {
    categories: [{ name: 'AI image generation', ink: 'purple', about: 'Makes pictures from words.' }],
    badges: [{ name: 'Image', color: 'purple' }],
  },
};
const image: Listing = {
  slug: 'image',
  shelf: 'category',
  label: 'Image',
  title: 'Image generation',
  intro: 'They draw what you type, more or less, and that is all.',
  words: [],
  rule: { categories: ['AI image generation'] },
};

it('finds nothing wrong in a sound set', () => {
  expect(checkListings([image], data)).toEqual([]);
});

it('knows the vocabulary', () => {
  const wrong: Listing = {
    ...image,
    slug: 'wrong',
    rule: { categories: ['pottery', 'AI image generation'], badges: ['Golden', 'Image'] },
  };
  expect(checkListings([image, wrong], data).map(({ field, value }) => [field, value])).toEqual([
    ['/tools/wrong rule.categories', 'pottery'],
    ['/tools/wrong rule.badges', 'Golden'],
  ]);
});

it('wants a page for every category', () => {
  const saved: Listing = { ...image, shelf: 'search' };
  expect(checkListings([saved], data).map(({ value }) => value)).toEqual(['AI image generation']);
});

it('wants no empty page', () => {
  const empty: Listing = { ...image, slug: 'free', shelf: 'search', rule: { budgets: ['free'] } };
  expect(checkListings([image, empty], data).map(({ value }) => value)).toEqual(['/search/free']);
});

it('wants a promised right confirmed', () => {
  const lawyer: Listing = { ...image, slug: 'lawyer', shelf: 'search', rule: { commercialUse: ['yes'] } };
  expect(checkListings([image, lawyer], data).map(({ field, value }) => [field, value])).toEqual([
    ['/search/lawyer rule.confirmedFacts', 'commercialUse'],
  ]);
});
