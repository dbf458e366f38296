import { describe, expect, it } from 'vitest';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import type { Drop } from './drop.schema.ts';
import { dropsOfListing, dropsOfTask, feedEntries, wholeDrops } from './drop-feed.ts';
import { jsonFeed } from '#domain/page/json-feed.ts';
import { lockDrops } from './lock-drops.ts';

const drop: Drop = {
  id: 7,
  toolName: 'Runway',
  toolId: 29,
  updateTitle: 'A longer take',
  updateDescription: 'Clips of twenty seconds, in one piece and with the same face at both ends.',
  updateType: 'updated',
  kind: 'feature',
  releaseDate: '2026-11-04',
  sourceUrl: 'https://example.com/news',
  isAuthentic: true,
  supersededBy: null,
};
const older = { ...drop, id: 6, toolId: 30, updateTitle: 'SECRET', releaseDate: '2026-10-01' };
const feed = { slug: 'video', title: 'Yak: Video', about: 'What changed.', page: '/tools/video', drops: [drop] };
const site = 'https://yak.example';

it('carries whole drops and nothing of a locked one', () => {
  expect(wholeDrops(lockDrops([older, drop], 1))).toEqual([drop]);
});

describe('dropsOfListing', () => {
  const video = { rule: { categories: ['video AI'] } };
  const tools = [
    makeTool({
      id: 29,
      category: 'video AI',
      status: { state: 'shut down', note: 'Gone.', since: null, replacedBy: 1 },
    }),
    makeTool({ id: 30, category: 'voice' }),
  ];
  it('keeps those about its tools, closed ones included', () =>
    expect(dropsOfListing([drop, older, { ...drop, toolId: null }], tools, video)).toEqual([drop]));
});

it('keeps for a task what is about tools that do it, closed ones included', () => {
  const tasks = [{ task: 'cut-hair', fit: 'can' as const, note: 'Cuts' }];
  const closed = { state: 'shut down' as const, note: 'Gone.', since: null, replacedBy: 1 };
  const tools = [
    makeTool({ id: 29, tasks, status: closed }),
    makeTool({ id: 30, tasks: [{ task: 'cut-grass', fit: 'can', note: 'Mows' }] }),
  ];
  expect(dropsOfTask([drop, older, { ...drop, toolId: null }], tools, { slug: 'cut-hair' })).toEqual([drop]);
});

describe('feedEntries', () => {
  it('gives each drop an address of its own and its day', () => {
    expect(feedEntries(feed, site)).toEqual([
      {
        address: `${site}/all-updates#drop-7`,
        title: 'Runway: A longer take',
        text: drop.updateDescription,
        releasedAt: '2026-11-04T00:00:00Z',
        source: 'https://example.com/news',
        tags: ['Runway', 'feature'],
      },
    ]);
  });
  it('names the tool once', () => {
    expect(feedEntries({ drops: [{ ...drop, updateTitle: 'What Runway did' }] }, site)).toMatchObject([
      { title: 'What Runway did' },
    ]);
  });
  it('says what supersedes it', () => {
    const [entry] = feedEntries({ drops: [{ ...older, supersededBy: 7 }, drop] }, site);
    expect(entry?.text).toMatch(/Superseded: A longer take\.$/);
  });
  it('stops at fifty', () =>
    expect(feedEntries({ drops: Array.from({ length: 60 }, () => drop) }, site)).toHaveLength(50));
});

it('says in a JSON Feed what version 1.1 asks for', () => {
  const item = {
    id: `${site}/all-updates#drop-7`,
    url: `${site}/all-updates#drop-7`,
    title: 'Runway: A longer take',
    content_text: drop.updateDescription,
    date_published: '2026-11-04T00:00:00Z',
    tags: ['Runway', 'feature'],
  };
  const unsourced = `${site}/all-updates#drop-8`;
  const drops = [drop, { ...drop, id: 8, sourceUrl: null }];
  expect(jsonFeed({ ...feed, drops }, { name: 'Yak' }, site)).toStrictEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Yak: Video',
    description: 'What changed.',
    home_page_url: `${site}/tools/video`,
    feed_url: `${site}/feeds/video.json`,
    icon: `${site}/icon-512.png`,
    favicon: `${site}/icon-192.png`,
    language: 'en',
    authors: [{ name: 'Yak', url: `${site}/about` }],
    items: [
      { ...item, external_url: drop.sourceUrl },
      { ...item, id: unsourced, url: unsourced },
    ],
  });
});
