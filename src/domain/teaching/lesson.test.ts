import { describe, expect, it } from 'vitest';
import { makePlan, makeTool } from '#domain/tool/editing/make-tool.ts';
import { lessonHeadProblems } from './lesson-head-problems.ts';
import { lessonProblems } from './lesson-problems.ts';
import { lessonSections } from './lesson-words.ts';
import { lessonSchema } from './lesson.schema.ts';
import { sectionsOf, stepsOf } from './read-lesson.ts';

const text = `
## What you need 

A pencil.

### Or two

## Steps

1. **Open [Miro](/tool-fluid/113).** Type \`one\`, then *two*.
2. **Stop v1.5 of the machine's job.**
Not 3. **a step** at all.
10. **Last:** rest.
`;

describe('the text of a lesson', () => {
  it('has sections in their order', () =>
    expect(sectionsOf(text)).toMatchObject([
      { heading: 'What you need', body: 'A pencil.\n\n### Or two' },
      { heading: 'Steps' },
    ]));
  it('has steps in plain words', () =>
    expect(stepsOf(text)).toEqual([
      { name: 'Open Miro', text: 'Type one, then two.' },
      { name: 'Stop v1.5 of the machine’s job', text: '' },
      { name: 'Last', text: 'rest.' },
    ]));
  it('without steps has none', () => expect(stepsOf('## Steps\n\nNothing.')).toEqual([]));
  it('without that section has none', () => expect(stepsOf('## Cost\n\n1. **Pay.**')).toEqual([]));
});

describe('the rules of a lesson', () => {
  const steps = (count: number) =>
    Array.from({ length: count }, (_, index) => `${index + 1}. **Step.** Do it.`).join('\n');
  const lesson = (words: number, extra = '', headings: readonly string[] = lessonSections, count = 6) => {
    const body = headings
      .map((heading) => `## ${heading}\n\n${heading === 'Steps' ? steps(count) : 'A page.'}`)
      .join('\n\n');
    return `${body} ${extra}${' word'.repeat(words - `${body} ${extra}`.trim().split(/\s+/).length)}`;
  };
  it.each([600, 1400])('let one of %i words be', (words) => expect(lessonProblems(lesson(words))).toEqual([]));
  it.each([599, 1401])('find one of %i words too short or too long', (words) =>
    expect(lessonProblems(lesson(words))).toEqual([
      { field: 'words', value: `${words} words`, remedy: 'a lesson has 600 to 1400 words' },
    ]),
  );
  it.each(['$1,299.00', '€ 20'])('leave the price %s to the entries of its tools', (price) =>
    expect(lessonProblems(lesson(700, `for ${price} each`))).toEqual([
      { field: 'text', value: price, remedy: 'prices come from the tools’ entries: leave it out' },
    ]),
  );
  it('name what is missing', () => {
    const headings = ['What you will have', 'Steps', 'Cost and time'];
    expect(lessonProblems(`${lesson(700, 'as we tested', headings, 5)}\n\n## Rights\n`)).toEqual([
      {
        field: 'sections',
        value: 'What you will have / Steps / Cost and time / Rights',
        remedy:
          'write these: What you will have / What you need / Steps / What can go wrong / Cost and time / Rights for client work',
      },
      { field: 'sections', remedy: 'no section is empty' },
      { field: 'Steps', value: '5', remedy: "at least 6 numbered steps of the form '1. **Name.** What to do.'" },
      { field: 'text', value: 'we tested', remedy: 'nobody here used it: say what was read, or what follows from it' },
    ]);
  });
});

it('a lesson stands on living tools, at prices of their lists, and teaches their tasks', () => {
  const tasks = [{ task: 'add-subtitles', fit: 'can' as const, note: 'It can' }];
  const tools = [
    makeTool({
      slug: 'buffer',
      name: 'Buffer',
      tasks,
      plans: [makePlan('Pro', { amount: 9.5 }), makePlan('Team', { amount: 1200, period: 'year' })],
    }),
    makeTool({ slug: 'gone', status: { state: 'shut down', note: '', since: null, replacedBy: null } }),
  ];
  const pays = (plan: string, amount: number) => ({ tool: 'buffer', pays: { plan, amount } });
  const head = (chain: object[], taught = ['add-subtitles']) =>
    lessonHeadProblems({ tools: chain, tasks: taught } as Parameters<typeof lessonHeadProblems>[0], tools);
  expect(head([{ tool: 'buffer' }, pays('Pro', 9.5), pays('Team', 1200)])).toEqual([]);
  expect(
    head([{ tool: 'buffer' }, { tool: 'gone' }, { tool: 'nobody' }, pays('Pro', 8), pays('Max', 1200)], ['draw']),
  ).toEqual([
    { field: 'tools', remedy: 'take a living tool instead of gone' },
    { field: 'tools', remedy: 'take a living tool instead of nobody' },
    {
      field: 'tools',
      remedy: 'no plan of Buffer is called Pro and costs $8: “Pro $9.50* a month; Team $1,200* a year”',
    },
    {
      field: 'tools',
      remedy: 'no plan of Buffer is called Max and costs $1200: “Pro $9.50* a month; Team $1,200* a year”',
    },
    { field: 'tasks', remedy: 'draw is no task of one of its tools' },
  ]);
});

it('the head of a lesson keeps the day, also where YAML made a moment of it', () => {
  const head = {
    title: 'A lesson with a headline',
    description: 'What the evening gives, in one sentence that is long enough to say something about it.',
    desk: 'social',
    level: 'Beginner',
    minutes: 90,
    tasks: ['add-subtitles'],
    tools: [{ tool: 'buffer' }],
    publishedOn: new Date('2026-11-22'),
  };
  expect(lessonSchema.parse(head).publishedOn).toBe('2026-11-22');
  expect(lessonSchema.safeParse({ ...head, desk: 'kitchen' }).success).toBe(false);
});
