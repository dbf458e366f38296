import { describe, expect, it } from 'vitest';
import data from '#data/collections.json' with { type: 'json' };
import { listingPath } from './listing-path.ts';
import { listingRuleSchema, listingsSchema } from './listing.schema.ts';
import { describeRule } from './describe-rule.ts';
import type { Criterion } from './filter-criteria.ts';
import { listingLink, suggestListings } from './suggest-listings.ts';

const { collections } = listingsSchema.parse(data);
const [first] = collections;
if (!first) throw new Error('data/collections.json is empty');

describe('data/collections.json', () => {
  it.each([
    ...['image', 'video', 'copy', 'presentation', 'automation', 'analytics', 'audio', '3d', 'social', 'research'].map(
      (slug) => `/tools/${slug}`,
    ),
    ...['creative', 'strategy', 'production', 'brand', 'social'].map((department) => `/tools/for-${department}`),
    ...['image-free', 'video-beginner', 'copy-marketing', 'presentation-design', 'enterprise'].map(
      (slug) => `/search/${slug}`,
    ),
    '/best-of-yak',
  ])('has the page %s', (path) => {
    expect(collections.map(listingPath)).toContain(path);
  });
});

describe('the schema', () => {
  it('refuses a rule that asks for nothing', () => {
    expect(listingRuleSchema.safeParse({}).success).toBe(false);
    expect(listingRuleSchema.safeParse({ budgets: [] }).success).toBe(false);
  });
  it('refuses two collections at one address, and the address of the index', () => {
    expect(listingsSchema.safeParse({ collections: [first, { ...first, label: 'Other' }] }).success).toBe(false);
    expect(listingsSchema.safeParse({ collections: [{ ...first, slug: 'a-z' }] }).success).toBe(false);
  });
});

describe('describeRule', () => {
  it('says every kind in words', () => {
    expect(
      describeRule({
        categories: ['voice', '3D'],
        badges: ['New'],
        departments: ['social'],
        goals: ['design-visual', 'analysis'],
        budgets: ['low'],
        experienceLevels: ['beginner', 'advanced'],
        teamSizes: ['solo'],
        criteria: ['style-training'],
        commercialUse: ['yes'],
        trainsOnUploads: ['no'],
        indemnity: ['yes', 'depends'],
        confirmedFacts: ['commercialUse'],
        states: ['active', 'watch'],
      }),
    ).toEqual([
      'the category is voice or 3D',
      'the badge is New',
      'it is for social people',
      'it serves design or analysis',
      'working with it costs $1–50 a month',
      'beginners or advanced users can use it from the first day',
      'it suits one person',
      'it is made for or good at style training',
      'commercial use: yes, or yes with limits',
      'trains on your uploads: no, or no with exceptions',
      'indemnity: yes or depends',
      'the maker’s own words on commercial use have been read',
      'it is active or changing',
    ]);
  });
  it('tells jobs and facts among the filters apart', () => {
    const says = (...criteria: Criterion[]) => describeRule({ criteria })[0];
    expect([says('under-10', 'ethical-yes'), says('storyboarding', 'over-20', 'style-training')]).toEqual([
      'the filters count it as under $10 or yes',
      'it is made for or good at storyboarding or style training, or the filters count it as over $20',
    ]);
    expect(describeRule({ criteria: [], confirmedFacts: ['price', 'ethics'] })).toEqual([
      'the maker’s own words on the price and the training data have been read',
      'it is not shut down',
    ]);
  });
  it('says that shut-down tools are left out when the rule is silent about it', () => {
    expect(describeRule({ badges: ['New'] })).toEqual(['the badge is New', 'it is not shut down']);
  });
});

describe('suggestListings', () => {
  const link = (label: string, words: string[], count = 3) => listingLink({ ...first, label, words }, count);
  const links = [
    link('Video', ['clip', 'text to film']),
    link('Image', ['picture', 'clip art']),
    link('Audio', ['song'], 0),
  ];
  const labels = (search: string) => suggestListings(search, links, 5).map(({ label }) => label);

  it('follows labels and words by their beginning', () => {
    expect(labels('vid')).toEqual(['Video']);
    expect(labels(' CLIP ')).toEqual(['Video', 'Image']);
    expect(labels('cl')).toEqual(['Video', 'Image']);
    expect(labels('from text -- to film')).toEqual(['Video']);
  });
  it('finds a whole word inside a longer search, not a part of one', () => {
    expect(labels('make a picture, please')).toEqual(['Image']);
    expect(labels('eclipse')).toEqual([]);
  });
  it('offers no empty collection and guesses nothing from one letter', () => {
    expect(labels('song')).toEqual([]);
    expect(labels('v')).toEqual([]);
  });
  it('keeps to the number asked for', () => {
    expect(suggestListings('clip', links, 1)).toHaveLength(1);
  });
  it('links with the number of tools', () => {
    expect(listingLink(first, 23)).toMatchObject({ path: '/tools/image', label: 'Image', count: 23 });
  });
});
