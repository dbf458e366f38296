import { describe, expect, it } from 'vitest';
import type { Recipe } from '#domain/teaching/recipe.schema.ts';
import { lessonSections } from '#domain/teaching/lesson-words.ts';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { planSchema } from '#domain/tool/plan/plan.schema.ts';
import { checkLessonHead, checkRecipes } from './check-chains.ts';
import { checkLessonText } from './check-articles.ts';

const fieldsOf = (problems: readonly { field?: string }[]) => problems.map(({ field }) => field);
const pro = planSchema.parse({
  name: 'Pro',
  price: { amount: 12.5, period: 'month', billed: 'monthly', perPerson: true },
  priceYearly: { amount: 100, period: 'year', billed: 'yearly', perPerson: true },
});
const sheepdog = makeTool({
  slug: 'sheepdog',
  plans: [pro],
  tasks: [{ task: 'herd-sheep', fit: 'made for', note: 'All day.' }],
});
const tools = (fields: object = {}) => ({ tools: [{ file: 'x', content: { ...sheepdog, ...fields } }] });
const step = { tool: 'sheepdog', does: 'Runs round the flock, twice.', gives: 'A flock that stands together.' };
const recipe = (fields: Partial<Recipe> = {}) => ({
  file: 'data/recipes/flock.json',
  content: {
    slug: 'flock',
    title: 'A flock in the pen',
    job: 'Sheep on a hill become sheep in a pen before it rains.',
    desk: 'production',
    tasks: ['herd-sheep'],
    piece: 'flock',
    piecesPerMonth: 4,
    steps: [step, step],
    watchOut: 'A dog that is tired counts badly, and so does its owner.',
    lesson: null,
    ...fields,
  } satisfies Recipe,
});

describe('recipes', () => {
  const found = (fields: Partial<Recipe>, tool = {}) =>
    fieldsOf(checkRecipes([recipe(fields)], ['a-lesson'], tools(tool)));
  it('are sound when they are', () => expect(found({ lesson: 'a-lesson' })).toEqual([]));
  it('want living tools for paid work', () => {
    expect(found({ steps: [{ ...step, tool: 'wolf' }, step] })).toEqual(['steps[0].tool']);
    expect(found({}, { rights: { ...sheepdog.rights, commercialUse: 'no' } })).toEqual(['steps']);
    expect(found({}, { status: { state: 'shut down', note: '', since: null, replacedBy: 1 } })).toContain(
      'steps[0].tool',
    );
  });
  it('want a plan of the tool, at the price by the month or by the year that it has', () => {
    const pays = (plan: string, amount: number) => ({
      steps: [{ ...step, pays: { plan, amount, period: 'month' as const } }, step],
    });
    expect(found(pays('Pro', 12.5))).toEqual([]);
    expect(found(pays('Pro', 100))).toEqual([]);
    expect(found(pays('Pro', 12))).toEqual(['steps[0].pays']);
    expect(found(pays('Team', 12.5))).toEqual(['steps[0].pays']);
  });
  it('want tasks of their tools, a lesson that exists, and the file named after the slug', () => {
    expect(found({ tasks: ['shear-sheep'] })).toEqual(['tasks']);
    expect(found({ lesson: 'another' })).toEqual(['lesson']);
    expect(found({ slug: 'herd' })).toEqual(['slug']);
  });
});

it('the head of a lesson wants living tools and their tasks', () => {
  const head = {
    title: 'A lesson',
    description: 'About sheep.',
    desk: 'production',
    level: 'Beginner',
    minutes: 90,
    tasks: ['shear-sheep'],
    tools: [{ tool: 'sheepdog' }, { tool: 'wolf' }],
    publishedOn: '2026-11-22',
  } as const;
  const content = { ...head, tasks: [...head.tasks], tools: [...head.tools] };
  expect(fieldsOf(checkLessonHead({ file: 'data/lessons/a.md', content }, tools()))).toEqual([
    'tools[1].tool',
    'tasks',
  ]);
});

describe('the text of a lesson', () => {
  const steps = Array.from({ length: 6 }, (_, index) => `${index + 1}. **Step.** Do it.`).join('\n');
  const filler = 'word '.repeat(700);
  const text = (change: (body: string) => string = (body) => body) =>
    change(
      lessonSections.map((name) => `## ${name}\n\n${name === 'Steps' ? steps : filler.slice(0, 700)}\n`).join('\n'),
    );
  const found = (body: string) => fieldsOf(checkLessonText({ file: 'data/lessons/a.md', text: body }, new Set(['/x'])));
  it('is sound when it is', () => expect(found(text())).toEqual([]));
  it('has its sections in order, none empty', () => {
    expect(found(text((body) => body.replace('## What you need', '## Tools')))).toEqual(['sections']);
    expect(found(text((body) => body.replace(/## What can go wrong\n\n.*\n/, '## What can go wrong\n')))).toEqual([
      'sections',
    ]);
  });
  it('has steps', () => expect(found(text((body) => body.replace(/^6\..*$/m, '')))).toEqual(['Steps']));
  it('names no price, claims no use and links to pages that exist', () => {
    expect(found(text((body) => `${body} It costs $12.`))).toEqual(['text']);
    expect(found(text((body) => `${body} We use it daily.`))).toEqual(['text']);
    expect(found(text((body) => `${body} [there](/nowhere)`))).toEqual(['link']);
  });
});
