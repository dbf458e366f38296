import { describe, expect, it } from 'vitest';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import {
  articleCard,
  listingCard,
  isDrawable,
  lessonCard,
  recipeCard,
  sharedListCard,
  siteCard,
  toolCard,
} from './share-card.ts';

const categories = [{ name: 'video AI', ink: 'red' as const, about: 'Makes or transforms moving pictures.' }];
const { status } = makeTool();

describe('toolCard', () => {
  it('shows number, first category and the first sentence of the take', () => {
    const tool = makeTool({
      id: 7,
      name: 'Runway',
      category: 'video AI, voice',
      yakOpinion: 'It cuts v2.5 well. And more.',
    });
    expect(toolCard(tool, categories)).toEqual({
      mark: '007',
      kind: 'Video AI',
      title: 'Runway',
      line: 'It cuts v2.5 well.',
      ink: 'red',
      mood: 'deadpan',
      tag: '04440',
    });
  });
  it('says when the tool is shut down, and lets the yak sleep', () => {
    expect(
      toolCard(makeTool({ category: 'voice', status: { ...status, state: 'shut down' } }), categories),
    ).toMatchObject({ kind: 'Voice, shut down', ink: 'grey', mood: 'asleep' });
  });
  it('cuts a long sentence', () =>
    expect(toolCard(makeTool({ yakOpinion: `${'word '.repeat(40)}end.` }), categories).line).toMatch(/^.{60,91}…$/));
  it('never shows a price', () => expect(JSON.stringify(toolCard(makeTool(), categories))).not.toContain('$'));
});

it('counts the tools of a collection and takes the ink of its one category', () => {
  const collection = {
    slug: 'video',
    title: 'Video generation',
    intro: 'Five good seconds at a time.',
    rule: { categories: ['video AI'] },
  };
  expect(listingCard(collection, 1, categories)).toMatchObject({
    mark: '1',
    kind: 'tool',
    ink: 'red',
    plate: { word: 'video', motif: 'film' },
  });
  expect(listingCard({ ...collection, rule: { departments: ['brand'] } }, 20, categories)).toMatchObject({
    mark: '20',
    kind: 'tools',
    ink: 'neutral',
  });
});

it('dates an article and names the site', () => {
  expect(articleCard({ title: 'One job', description: 'One tool.', publishedOn: '2026-11-21' })).toMatchObject({
    kind: '21 November 2026',
    line: 'One tool.',
  });
  expect(siteCard({ name: 'Yak', tagline: 'your curated guide to Ai' }, 118)).toMatchObject({
    mark: '118',
    title: 'your curated guide to Ai',
  });
});

it.each([
  ['Café “№”', false],
  ['Café “Über” – 20 €…', true],
  ['绘画', false],
])('%s can be drawn: %s', (name, drawable) =>
  expect(isDrawable(toolCard(makeTool({ name }), categories))).toBe(drawable),
);

it.each([
  [0, '*', 'Tools, picked by hand'],
  [1, '1', 'One tool, picked by hand'],
  [24, '24', '24 tools, picked by hand'],
  [25, '24+', 'More than 24 tools, picked by hand'],
])('a shared collection of %s tools is marked %s', (count, mark, title) =>
  expect(sharedListCard(count)).toEqual({
    mark,
    kind: 'a shared collection',
    title,
    line: 'Prices, rights and the sources they were read at, each with its day.',
    ink: 'emerald',
    mood: 'deadpan',
  }),
);

it('names the desk of a lesson and of a recipe, and what they take', () => {
  const card = { title: 'Subtitles', ink: 'neutral', mood: 'deadpan' };
  const lesson = {
    title: 'Subtitles',
    description: 'From a film to its subtitles. And back',
    desk: 'social' as const,
    level: 'Beginner' as const,
    minutes: 90,
    tasks: ['add-subtitles'],
    tools: [{ tool: 'buffer' }],
    publishedOn: '2026-11-22',
  };
  expect(lessonCard(lesson)).toEqual({
    ...card,
    mark: '90 min',
    kind: 'Lesson, social',
    line: 'From a film to its subtitles.',
  });
  const steps = ['buffer', 'miro'].map((tool) => ({ tool, does: 'It writes them.', gives: 'A file of words.' }));
  expect(recipeCard({ title: 'Subtitles', job: 'A film becomes words', desk: 'social', steps })).toEqual({
    ...card,
    mark: '2 tools',
    kind: 'Recipe, social',
    line: 'A film becomes words',
  });
});
