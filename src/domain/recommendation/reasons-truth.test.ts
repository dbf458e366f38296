import { describe, expect, it } from 'vitest';
import type { QuizAnswers } from '#domain/person/quiz-answers.schema.ts';
import { budgets, type Goal } from '#domain/tool/audience.ts';
import { makeTask } from '#domain/task/make-task.ts';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { explainRank } from './explain-rank.ts';
import { askedJobsOf, askedTasks, countedJobs, valueOfJobs } from './jobs.ts';

const answers: QuizAnswers = {
  department: 'brand',
  goals: ['design-visual'],
  budget: 'free',
  experience: 'beginner',
  teamSize: 'solo',
};

/** What is said about a tool under these answers. */
function saidOf(tool: Parameters<typeof makeTool>[0], given: Partial<QuizAnswers> = {}, tasks = [makeTask()]) {
  const made = makeTool(tool);
  const { gate, reasons, misfits } = explainRank([made], { ...answers, ...given }, made, { tasks });
  return { gate, reasons: reasons.map(({ text }) => text), misfits: misfits.map(({ text }) => text) };
}

describe('the price', () => {
  const priced = { freeUse: 'trial', pricing: { amount: 79, period: 'month', details: 'One plan.' } } as const;

  it.each(budgets)('is within a budget of %s only when the budget lets the tool through', (budget) => {
    const { gate, reasons } = saidOf(priced, { budget });
    expect(reasons.some((text) => text.startsWith('Within what you set aside'))).toBe(gate === null);
  });
  it('is not called within a monthly budget when it is paid by use', () => {
    const byUse = { freeUse: 'no', pricing: { amount: 0.05, period: 'image', details: 'By image.' } } as const;
    expect(saidOf(byUse, { budget: 'low' }).reasons).toContain('Paid by image: how much is up to you');
  });
});

it('says what it is good at for this desk, not that it is no help to anybody', () => {
  const task = makeTask({ slug: 'animate', desks: ['social'], goals: ['design-visual'] });
  const tool = {
    departments: ['social'],
    goals: ['content-creation'],
    tasks: [{ task: 'animate', fit: 'made for', note: 'Moves' }],
  };
  const { misfits } = saidOf(tool as Parameters<typeof makeTool>[0], {}, [task]);
  expect(misfits).toContain('Good at no brand job in design and visuals');
});

/** Every mark on a tool with its points, as 'Why this one?' lists them. */
function marksOf(tool: Partial<Tool>, given: Partial<QuizAnswers> = {}, tasks = [makeTask()]) {
  const asked: QuizAnswers = { ...answers, department: 'creative', budget: 'low', ...given };
  const { reasons, misfits } = explainRank([], asked, makeTool(tool), {
    tasks,
    query: { words: 'fog', shares: new Map([[9, 0.5]]), meant: new Set<number>(), near: new Set<number>() },
  });
  return [...reasons.map(({ text, weight }) => `+${weight} ${text}`), ...misfits.map((m) => `-${m.weight} ${m.text}`)];
}

const priced = (amount: number | null, period: 'month' | 'year' = 'month') => ({ amount, period, details: '' });
const silent: Partial<Tool> = { experienceLevel: [], teamSizes: [], freeUse: 'not read', pricing: priced(null) };
const fits = ['+25 Made for creative work', '+25 Made for design and visuals'];
const rightsWith = (indemnity: Tool['rights']['indemnity']) => ({ ...makeTool().rights, indemnity });
const doing = (...done: [task: string, fit: 'made for' | 'good at' | 'can'][]) => ({
  departments: [],
  goals: [],
  tasks: done.map(([task, fit]) => ({ task, fit, note: 'Yes' })),
});

it.each<[string, Partial<Tool>, Partial<QuizAnswers>, string[]]>([
  [
    'what suits in everything',
    {},
    {},
    [...fits, '+5 Within what you set aside: $1–50 a month', '+10 Suits beginners', '+5 Works for one person'],
  ],
  [
    'a second desk and goal, free and easier than needed, and what was typed',
    { id: 9, departments: ['brand', 'creative'], goals: ['analysis', 'design-visual'], freeUse: 'yes' },
    { experience: 'advanced' },
    [
      '+20 Used for creative work too',
      '+20 Helps with design and visuals too',
      '+5 Useful without paying',
      '+5 Easy for advanced users',
      '+5 Works for one person',
      '+75 Does what you typed: “fog”',
    ],
  ],
  [
    'what was made for others',
    {
      ...silent,
      departments: ['strategy', 'production'],
      goals: ['analysis'],
      experienceLevel: ['intermediate', 'advanced'],
      teamSizes: ['small', 'large'],
      status: { state: 'watch', note: '', since: null, replacedBy: null },
    },
    {},
    [
      '-15 Made for strategy and production work first',
      '-20 Good at no creative job in design and visuals',
      '-15 Meant for people with some practice or advanced users',
      '-15 Built for teams of 2–10 or teams of more than 10',
      '-15 Its future is being watched',
    ],
  ],
  [
    'silence about hands, teams and price, and what its terms forbid',
    {
      ...silent,
      departments: ['brand', 'social', 'creative'],
      status: { state: 'acquired', note: '', since: null, replacedBy: null },
      rights: { ...makeTool().rights, commercialUse: 'no' },
    },
    {},
    [
      '+15 Used for creative work too',
      '+25 Made for design and visuals',
      '-5 Was acquired: its course may change',
      '-25 Its terms do not allow paid work',
    ],
  ],
  [
    'what is shut down, at its price',
    { ...silent, pricing: priced(10), status: { state: 'shut down', note: '', since: null, replacedBy: null } },
    {},
    [...fits, '+5 Within what you set aside: $1–50 a month'],
  ],
  [
    'what a large team asks for',
    { ...silent, teamSizes: ['large'], freeUse: 'no', pricing: priced(720, 'year'), rights: rightsWith('depends') },
    { teamSize: 'large', budget: 'medium' },
    [
      ...fits,
      '+5 Within what you set aside: $50–200 a month',
      '+5 Works for teams of more than 10',
      '+7.5 Its maker gives an indemnity on some plans',
      '+5 Built for many seats',
      '+5 Priced for companies',
    ],
  ],
  [
    'what a high budget asks for, sold on request',
    { ...silent, freeUse: 'no', rights: rightsWith('yes') },
    { budget: 'high' },
    [...fits, '+15 Its maker gives an indemnity for the output', '+5 Priced for companies'],
  ],
  ['what nobody has read, on a high budget', { ...silent, rights: rightsWith('no') }, { budget: 'high' }, fits],
  [
    'a small price on a high budget, for one as for many',
    { ...silent, teamSizes: ['solo', 'large'], freeUse: 'no', pricing: priced(600, 'year') },
    { budget: 'high' },
    [...fits, '+5 Within what you set aside: $200 a month and more', '+5 Works for one person'],
  ],
  [
    'a big price beside free use',
    { ...silent, freeUse: 'yes', pricing: priced(400) },
    { budget: 'high' },
    [...fits, '+5 Useful without paying'],
  ],
  [
    'a price beyond a large team’s low budget',
    { ...silent, freeUse: 'no', pricing: priced(90) },
    { teamSize: 'large' },
    fits,
  ],
  [
    'a job it is made for',
    { ...silent, ...doing(['make-images', 'made for']) },
    {},
    ['+10 Used for creative work too', '+20 Helps with design and visuals too', '+10 Made for this job: make images'],
  ],
  [
    'a job it is good at',
    { ...silent, ...doing(['make-images', 'good at']) },
    {},
    ['+10 Used for creative work too', '+10 Helps with design and visuals too', '+7 Good at this job: make images'],
  ],
  [
    'a job it can do as well',
    { ...silent, ...doing(['make-images', 'can']), departments: ['social'] },
    {},
    [
      '+3 Can do this job: make images',
      '-15 Made for social work first',
      '-20 Good at no creative job in design and visuals',
    ],
  ],
])('tells and counts %s', (_, tool, given, marks) => expect(marksOf(tool, given)).toEqual(marks));

it('takes a job for a goal that it serves only besides as one that a tool is good at', () => {
  const filming = makeTask({ slug: 'film', title: 'Film', goals: ['content-creation', 'design-visual'] });
  const film = { ...silent, ...doing(['film', 'made for']) };
  expect(marksOf(film, { goals: ['design-visual', 'analysis'] }, [filming])).toEqual([
    '+10 Used for creative work too',
    '+5 Helps with design and visuals too',
    '+3.75 Made for this job: film',
    '-10 Good at no creative job in analysis',
  ]);
});

it('counts the four best jobs for each goal, tells them weightiest first, and each with its own note', () => {
  const task = (slug: string, ...goals: Goal[]) => makeTask({ slug, title: slug.toUpperCase(), goals });
  const asked = askedTasks(
    [
      ...['a', 'b', 'c', 'd', 'e'].map((slug) => task(slug, 'design-visual')),
      task('f', 'analysis', 'content-creation', 'automation', 'design-visual'),
      task('g', 'automation'),
    ],
    { ...answers, department: 'creative', goals: ['design-visual', 'analysis'] },
  );
  const tool = makeTool({
    tasks: (['can', 'good at', 'made for', 'made for', 'made for', 'can', 'made for'] as const).map((fit, index) => ({
      task: 'abcdefg'.charAt(index),
      fit,
      note: `Note ${index + 1}`,
    })),
  });
  const jobs = askedJobsOf(tool, asked);
  expect(jobs.map(({ task: slug }) => slug).join('')).toBe('abcdef');
  const counted = countedJobs(tool, jobs, 2);
  expect(counted.map(({ title, fit, note, value }) => `${title} ${fit}, ${note}: ${value}`)).toEqual([
    'C made for, Note 3: 0.125',
    'D made for, Note 4: 0.125',
    'E made for, Note 5: 0.125',
    'B good at, Note 2: 0.0875',
    'F can, Note 6: 0.0375',
  ]);
  expect(valueOfJobs(jobs, 2)).toBeCloseTo(0.5, 9);
  expect(valueOfJobs(jobs.slice(0, 4), 2)).toBeCloseTo((0.3 + 0.7 + 1 + 1) / 2 / 4, 9);
  expect(countedJobs({ tasks: [] }, jobs.slice(0, 1), 2)).toMatchObject([{ task: 'a', note: '' }]);
});
