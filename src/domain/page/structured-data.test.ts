import { describe, expect, it } from 'vitest';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { planSchema } from '#domain/tool/plan/plan.schema.ts';
import {
  breadcrumbStatement,
  listStatement,
  planStatement,
  publisherStatement,
  siteStatement,
} from './site-statements.ts';
import { articleStatement, howToStatement, lessonStatement, videoStatements } from './teaching-statements.ts';
import { softwareStatement } from './software-statement.ts';
import { printStatements } from './statement.ts';

const site = {
  name: 'Yak',
  tagline: 'your curated guide to Ai',
  description: 'A field guide.',
  owner: 'Yak',
  operator: null,
  postalAddress: null,
  contactEmail: null,
  social: [],
};
const origin = 'https://yak.example';

it('prints one graph; no text ends its script, and none is changed', () => {
  const statements = [{ '@type': 'Thing', name: '</script><script>alert(1)</script><!--' }];
  const text = printStatements(statements);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@graph': statements });
});

const priced = (amount: number | null, currency: string) => ({
  amount,
  currency,
  period: 'month' as const,
  billed: null,
  perPerson: true,
  evidence: [{ source: 'pricing', quote: `${amount} a month` }],
});

describe('softwareStatement', () => {
  const page = `${origin}/tool-fluid/1`;
  const tool = makeTool({
    category: 'AI image generation, design assistant',
    pros: ['Draws quickly'],
    cons: ['Cannot spell', 'Forgets hands'],
    sources: {
      pricing: { page, copy: null, kind: 'maker', readOn: '2026-11-01', pageDate: null, language: 'en' },
    },
    plans: [
      planSchema.parse({ name: 'Free', includes: '5 pictures', price: priced(0, 'USD') }),
      planSchema.parse({
        name: 'Solo',
        price: priced(10, 'EUR'),
        priceYearly: { ...priced(8, 'EUR'), billed: 'yearly' },
      }),
      planSchema.parse({ name: 'Team', price: { ...priced(40, 'EUR'), evidence: [] } }),
      planSchema.parse({ name: 'Contract', price: priced(null, 'EUR') }),
    ],
  });
  const paid = (price: number, description: string) => ({
    '@type': 'Offer',
    name: 'Solo',
    description,
    price,
    priceCurrency: 'EUR',
    priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: 'EUR', unitText: 'month' },
  });
  const offers = [
    { '@type': 'Offer', name: 'Free', description: '5 pictures', price: 0, priceCurrency: 'USD' },
    paid(10, 'per person'),
    paid(8, 'per person, billed yearly'),
  ];
  const notes = (...names: string[]) => ({
    '@type': 'ItemList',
    itemListElement: names.map((name) => ({ '@type': 'ListItem', name })),
  });

  it('names the prices that somebody has read, each in its currency, and gives no rating, only the take with its pros and cons', () => {
    expect(softwareStatement(tool, page, site)).toStrictEqual({
      '@type': 'SoftwareApplication',
      name: 'Some Tool',
      description: tool.description,
      applicationCategory: 'AI Image Generation, Design Assistant',
      url: 'https://example.com/',
      mainEntityOfPage: page,
      offers,
      review: {
        '@type': 'Review',
        author: { '@type': 'Organization', '@id': `${origin}/#publisher`, name: 'Yak' },
        reviewBody: tool.yakOpinion,
        positiveNotes: notes('Draws quickly'),
        negativeNotes: notes('Cannot spell', 'Forgets hands'),
      },
    });
  });
  it('names no price that witnesses dispute', () => {
    const witnesses = ['$10', '$12'].map((says) => ({ source: 'pricing', quote: `It is ${says}`, says }));
    const plan = planSchema.parse({ name: 'Solo', price: { ...priced(10, 'USD'), evidence: witnesses } });
    expect(softwareStatement({ ...tool, plans: [plan] }, page, site)).not.toHaveProperty('offers');
  });
  it('offers no plan that is closed to new customers', () => {
    const plans = tool.plans.map((plan) => ({ ...plan, closedToNew: { since: null, evidence: [] } }));
    expect(softwareStatement({ ...tool, plans }, page, site)).not.toHaveProperty('offers');
  });
  it.each([
    ['no price when nobody has read one', { plans: tool.plans.slice(2) }, 'offers'],
    ['no price when the tool is shut down', { status: { ...tool.status, state: 'shut down' } }, 'offers'],
    ['no address when the tool has none', { link: '' }, 'url'],
  ] as const)('names %s', (_, fields, left) => {
    const { [left]: __, ...rest } = softwareStatement(tool, page, site);
    expect(softwareStatement({ ...tool, ...fields }, page, site)).toStrictEqual(rest);
  });
});

it('numbers the steps to a page and the entries of a list, with full addresses', () => {
  const steps = [
    { name: 'The Tools', path: '/tools' },
    { name: 'Midjourney', path: '/tool-fluid/2' },
  ];
  const items = (address: string) => [
    { '@type': 'ListItem', position: 1, name: 'The Tools', [address]: `${origin}/tools` },
    { '@type': 'ListItem', position: 2, name: 'Midjourney', [address]: `${origin}/tool-fluid/2` },
  ];
  expect(breadcrumbStatement(steps, origin)).toEqual({ '@type': 'BreadcrumbList', itemListElement: items('item') });
  const list = { '@type': 'ItemList', name: 'The Tools', numberOfItems: 2, itemListElement: items('url') };
  expect(listStatement('The Tools', steps, origin)).toEqual(list);
  expect(listStatement('The Tools', steps, origin, 118)).toEqual({ ...list, numberOfItems: 118 });
});

it('tells where the catalogue is searched', () => {
  expect(siteStatement(site, origin)).toEqual({
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name: 'Yak',
    alternateName: 'Yak: your curated guide to Ai',
    url: `${origin}/`,
    publisher: { '@type': 'Organization', '@id': `${origin}/#publisher` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/tools?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  });
});

const video = {
  id: 'a',
  title: 'First steps',
  description: 'How to begin.',
  youtubeUrl: 'https://youtu.be/a',
  thumbnail: null,
  duration: null,
  views: null,
  uploadDate: null,
  category: '3D',
};

it.each([
  ['9:40', 'PT9M40S'],
  ['1:02:30', 'PT1H2M30S'],
  ['0:07', 'PT0M7S'],
])('a video of %s lasts %s', (duration, iso) => {
  expect(videoStatements([{ ...video, uploadDate: '2026-01-01', duration }])).toMatchObject([{ duration: iso }]);
});

it('calls only those videos a VideoObject whose day a source gives', () => {
  expect(videoStatements([video, { ...video, uploadDate: '2026-01-01', duration: '9:40' }])).toEqual([
    {
      '@type': 'VideoObject',
      name: 'First steps',
      description: 'How to begin.',
      url: 'https://youtu.be/a',
      uploadDate: '2026-01-01',
      duration: 'PT9M40S',
    },
  ]);
});

it('names who makes the guide, and where else they are found', () => {
  const publisher = {
    '@type': 'Organization',
    '@id': `${origin}/#publisher`,
    name: 'Yak',
    description: 'A field guide.',
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
  };
  expect(publisherStatement(site, origin)).toStrictEqual(publisher);
  const social = [{ name: 'Video', href: 'https://video.example/yak' }];
  expect(publisherStatement({ ...site, social }, origin)).toStrictEqual({
    ...publisher,
    sameAs: ['https://video.example/yak'],
  });
});

it('offers the plan by month and by year', () => {
  const core = { name: 'Yak Core', price: 5, yearlyPrice: 49, includes: ['All drops', 'Exports'] };
  const page = `${origin}/pricing`;
  const offer = (price: number, unitText: string) => ({
    '@type': 'Offer',
    url: page,
    price,
    priceCurrency: 'USD',
    priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: 'USD', unitText },
  });
  expect(planStatement({ ...core, monthlyLookupKey: 'month', yearlyLookupKey: 'year' }, page)).toStrictEqual({
    '@type': 'Product',
    name: 'Yak Core',
    description: 'All drops, Exports',
    url: page,
    offers: [offer(5, 'month'), offer(49, 'year')],
  });
});

it('says of an article who wrote it and when', () => {
  const publisher = { '@type': 'Organization', '@id': `${origin}/#publisher`, name: 'Yak' };
  const head = { title: 'One job', description: 'One tool.', publishedOn: '2026-11-21' };
  expect(articleStatement(head, `${origin}/blog/one-job`, site)).toStrictEqual({
    '@type': 'Article',
    headline: 'One job',
    description: 'One tool.',
    datePublished: '2026-11-21',
    mainEntityOfPage: `${origin}/blog/one-job`,
    author: publisher,
    publisher,
  });
});

it('tells what our lesson takes and its steps; one without words says its name', () => {
  const page = `${origin}/lessons/subtitles`;
  const lesson = {
    name: 'Subtitles',
    description: 'From a film to its subtitles.',
    page,
    minutes: 90,
    tools: ['Buffer'],
    steps: [
      { name: 'Open it', text: 'Open the film.' },
      { name: 'Stop', text: '' },
    ],
    cost: '$10/month*',
  };
  const statement = {
    '@type': 'HowTo',
    name: 'Subtitles',
    description: 'From a film to its subtitles.',
    mainEntityOfPage: page,
    estimatedCost: '$10/month*',
    tool: [{ '@type': 'HowToTool', name: 'Buffer' }],
    step: [
      { '@type': 'HowToStep', position: 1, name: 'Open it', text: 'Open the film.' },
      { '@type': 'HowToStep', position: 2, name: 'Stop', text: 'Stop' },
    ],
  };
  expect(howToStatement(lesson)).toStrictEqual({ ...statement, totalTime: 'PT90M' });
  expect(howToStatement({ ...lesson, minutes: null })).toStrictEqual(statement);
});

it('gives a lesson to the one who teaches it', () => {
  const tutorial = {
    id: 1,
    slug: 'first-steps',
    title: 'First steps',
    description: 'How to begin.',
    creator: { id: null, name: 'Ada', channel: 'Ada cuts', channelUrl: 'https://ada.example/' },
    url: 'https://ada.example/first',
    youtubeUrl: null,
    duration: '9:40',
    category: '3D',
    level: 'Beginner' as const,
    toolsFeatured: [1],
    thumbnail: null,
  };
  const statement = {
    '@type': 'LearningResource',
    name: 'First steps',
    description: 'How to begin.',
    educationalLevel: 'Beginner',
    url: 'https://ada.example/first',
    mainEntityOfPage: `${origin}/tutorials/first-steps`,
    provider: { '@type': 'Organization', name: 'Ada cuts', url: 'https://ada.example/' },
  };
  const page = `${origin}/tutorials/first-steps`;
  expect(lessonStatement(tutorial, page)).toStrictEqual({ ...statement, timeRequired: 'PT9M40S' });
  expect(lessonStatement({ ...tutorial, duration: null }, page)).toStrictEqual(statement);
});
