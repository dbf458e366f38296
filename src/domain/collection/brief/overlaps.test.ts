import { describe, expect, it } from 'vitest';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import type { ToolTask } from '#domain/tool/tool.schema.ts';
import { overlapAdvice, overlapsOf, overlapTitle } from './overlaps.ts';

const terms = { plan: 'Pro', period: 'month', billed: 'monthly', currency: 'USD' } as const;
const yes = { ...terms, isUnconfirmed: false, hasConditions: false };
const images = 'make-images-from-text';
const job = (word: string): ToolTask => {
  const [task = '', fit = 'made for'] = word.split(': ');
  return { task, fit: fit as ToolTask['fit'], note: 'So.' };
};
/** A tool with its jobs in order, each 'slug' or 'slug: good at', and what a month of paid work costs. */
const tool = (name: string, amount: number, ...jobs: string[]) =>
  makeTool({ name, category: 'AI image generation', tasks: jobs.map(job), priceOfYes: { ...yes, amount } });

const midjourney = tool('Midjourney', 10, images);
const firefly = tool('Firefly', 0, 'make-images-from-licensed-data', `${images}: good at`);
const upscaler = tool('Upscaler', 20, 'upscale-an-image', `${images}: can`);

describe('overlapsOf', () => {
  it('names who does well what one of them is there for first; a category that is shared says nothing', () => {
    expect(overlapsOf([upscaler, midjourney, firefly])).toEqual([
      { task: images, names: ['Firefly', 'Midjourney'], first: ['Midjourney'] },
    ]);
    expect(overlapsOf([upscaler, firefly])).toEqual([]);
    expect(overlapsOf([upscaler, midjourney])).toEqual([]);
  });
  it('is no overlap where two do well what neither is there for first', () => {
    const others = ['Boards', 'Moods'].map((name) => tool(name, 5, `make-${name.toLowerCase()}`, `${images}: good at`));
    expect(overlapsOf(others)).toEqual([]);
  });
  it('has the fullest first, then by job', () => {
    const songs = ['Suno', 'Udio'].map((name) => tool(name, 10, 'make-a-song'));
    const films = ['Kling', 'Runway', 'Veo'].map((name) => tool(name, 10, 'make-a-reel'));
    const boards = ['Canva', 'Miro'].map((name) => tool(name, 10, 'make-a-moodboard'));
    const found = overlapsOf([...songs, ...films, ...boards]);
    expect(found.map(({ task, names }) => [task, names.length])).toEqual([
      ['make-a-reel', 3],
      ['make-a-moodboard', 2],
      ['make-a-song', 2],
    ]);
    expect(found.map(overlapTitle)).toEqual(['Three make a reel', 'Two make a moodboard', 'Two make a song']);
  });
  it('leaves out what has shut down, what merely can, and what has no job', () => {
    const gone = { ...firefly, status: { ...firefly.status, state: 'shut down' as const } };
    const merely = ['One', 'Two'].map((name) => tool(name, 5, `${images}: can`));
    expect(overlapsOf([midjourney, gone, ...merely, tool('None', 5)])).toEqual([]);
  });
});

describe('overlapAdvice', () => {
  const adviceOn = (...tools: ReturnType<typeof tool>[]) => {
    const [overlap] = overlapsOf(tools);
    return overlap && overlapAdvice(tools, overlap);
  };
  const singer = (name: string, amount: number) => tool(name, amount, 'make-a-song');

  it('asks, and says what a month costs without the one that is there for it first', () => {
    expect(adviceOn(upscaler, midjourney, firefly)).toBe(
      'Do you need both? Midjourney costs $10; without it you pay $20.',
    );
  });
  it('names the dearest of those that are', () => {
    expect(adviceOn(singer('Suno', 10), singer('Udio', 12), upscaler)).toBe(
      'Do you need both? Udio costs $12; without it you pay $30.',
    );
    expect(adviceOn(singer('A', 10), singer('B', 12), singer('C', 0))).toBe(
      'Do you need all three? B costs $12; without it you pay $10.',
    );
    expect(adviceOn(singer('A', 10), singer('B', 12), tool('C', 5, 'make-a-reel', 'make-a-song: good at'))).toBe(
      'Do you need all three? B costs $12; without it you pay $15.',
    );
  });
  it('names the one before by name where two cost the same', () => {
    expect(adviceOn(singer('A', 12), singer('B', 12))).toBe('Do you need both? A costs $12; without it you pay $12.');
  });
  it('names no price where nothing would be saved, or where one is not known', () => {
    expect(adviceOn(singer('A', 0), singer('B', 0))).toBe('Do you need both?');
    const rights = { ...makeTool().rights, commercialUse: 'not read' as const };
    expect(adviceOn(singer('A', 12), { ...singer('B', 0), rights, priceOfYes: null })).toBe('Do you need both?');
  });
  it('keeps the mark of a price that nobody has confirmed', () => {
    const unsure = { ...singer('Unsure', 5), priceOfYes: { ...yes, amount: 5, isUnconfirmed: true } };
    expect(adviceOn(unsure, singer('Udio', 12))).toBe('Do you need both? Udio costs $12; without it you pay $5*.');
  });
});
