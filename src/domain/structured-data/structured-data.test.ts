import { describe, expect, it } from 'vitest';
import { noEvidence } from '#domain/tool/evidence.ts';
import { makeEvidence, makeTool } from '#domain/tool/make-tool.ts';
import { breadcrumbStatement, listStatement, siteStatement } from './site-statements.ts';
import { playingTime, videoStatements } from './teaching-statements.ts';
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

describe('printStatements', () => {
  it('lets no text end the script, and changes none', () => {
    const name = '</script><script>alert(1)</script><!--';
    const text = printStatements([{ '@type': 'Thing', name }]);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)['@graph']).toEqual([{ '@type': 'Thing', name }]);
  });
});

describe('softwareStatement', () => {
  const page = `${origin}/tool-fluid/1`;
  const { status } = makeTool();
  const evidence = { ...noEvidence(), price: makeEvidence() };

  it('names a price that somebody has read', () => {
    expect(softwareStatement(makeTool({ evidence }), page, site)).toMatchObject({
      offers: { price: 10, priceCurrency: 'USD', priceSpecification: { unitText: 'month' } },
    });
  });
  it.each([
    ['nobody has confirmed it', makeTool()],
    ['the tool is shut down', makeTool({ evidence, status: { ...status, state: 'shut down' } })],
  ])('names no price when %s', (_, tool) => expect(softwareStatement(tool, page, site)).not.toHaveProperty('offers'));
  it('gives no rating, only the take with its pros and cons', () => {
    const statement = softwareStatement(makeTool(), page, site);
    expect(JSON.stringify(statement)).not.toMatch(/rating/i);
    expect(statement).toMatchObject({
      review: {
        reviewBody: makeTool().yakOpinion,
        negativeNotes: { itemListElement: [{ position: 1 }, { position: 2, name: 'Forgets hands' }] },
      },
    });
  });
});

it('numbers the steps to a page and the entries of a list, with full addresses', () => {
  const steps = [
    { name: 'The Tools', path: '/tools' },
    { name: 'Midjourney', path: '/tool-fluid/2' },
  ];
  const item = { position: 2, name: 'Midjourney' };
  expect(breadcrumbStatement(steps, origin)).toMatchObject({
    itemListElement: [{}, { ...item, item: `${origin}/tool-fluid/2` }],
  });
  expect(listStatement('The Tools', steps, origin, 118)).toMatchObject({
    numberOfItems: 118,
    itemListElement: [{}, { ...item, url: `${origin}/tool-fluid/2` }],
  });
});

it('tells where the catalogue is searched', () => {
  expect(siteStatement(site, origin)).toMatchObject({
    potentialAction: { target: { urlTemplate: `${origin}/tools?q={search_term_string}` } },
  });
});

it.each([
  ['9:40', 'PT9M40S'],
  ['1:02:30', 'PT1H2M30S'],
  ['0:07', 'PT0M7S'],
])('%s is %s', (duration, iso) => expect(playingTime(duration)).toBe(iso));

it('calls only those videos a VideoObject whose day a source gives', () => {
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
