import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import quizData from '#data/quiz.json' with { type: 'json' };
import { filterResults } from './filter-results.ts';
import { quizSchema } from './quiz.schema.ts';
import { answersFromAddress, quizAddress, readWords, wordsFromAddress } from '#domain/person/quiz-address.ts';
import { quizAnswersSchema } from '#domain/person/quiz-answers.schema.ts';
import {
  chooseOption,
  chosenValues,
  completeAnswers,
  goalOfResults,
  isAnswered,
  progressPercent,
  readAnswers,
} from './quiz-progress.ts';
import { budgets, departments, experienceLevels, type Goal, goals, teamSizes } from '#domain/tool/audience.ts';
import { pricedFor } from '#domain/tool/editing/make-tool.ts';

const anyAnswers = fc.record({
  department: fc.constantFrom(...departments),
  goals: fc.shuffledSubarray([...goals], { minLength: 1 }),
  budget: fc.constantFrom(...budgets),
  experience: fc.constantFrom(...experienceLevels),
  teamSize: fc.constantFrom(...teamSizes),
});
const fields = ['department', 'goals', 'budget', 'experience', 'teamSize'] as const;
const anyWord = fc.constantFrom(
  '',
  'cook',
  'analysis.analysis',
  'analysis.cook',
  ...departments,
  ...goals,
  ...budgets,
  ...experienceLevels,
  ...teamSizes,
);
const anyQuery = fc
  .array(
    fc.tuple(
      fc.constantFrom('department', 'goals', 'budget', 'experience', 'teamSize', 'x'),
      fc.oneof(anyWord, fc.string()),
    ),
  )
  .map((pairs) => new URLSearchParams(pairs).toString());

describe('the address of results', () => {
  it('gives back the answers it was made of', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        expect(answersFromAddress(`?${quizAddress(answers)}`)).toEqual(answers);
        const withWords = `?${quizAddress(answers, 'midjourny & logo')}`;
        expect(answersFromAddress(withWords)).toEqual(answers);
        expect(wordsFromAddress(withWords)).toBe('midjourny & logo');
      }),
    );
  });
  it('makes only answers that the endpoint takes, of any text', () => {
    fc.assert(
      fc.property(anyQuery, anyAnswers, (query, answers) => {
        for (const text of [
          query,
          `${quizAddress(answers)}&${query}`,
          `${query}&${quizAddress(answers)}`,
          quizAddress(answers).replace('goals=', 'goals=analysis.analysis.'),
        ]) {
          const read = answersFromAddress(text);
          if (read) expect(quizAnswersSchema.safeParse(read).success).toBe(true);
        }
      }),
    );
  });
  it.each([
    '',
    '?department=social',
    '?department=social&goals=&budget=low&experience=beginner&teamSize=solo',
    '?department=cook&goals=analysis&budget=low&experience=beginner&teamSize=solo',
    '?department=social&goals=analysis.cook&budget=low&experience=beginner&teamSize=solo',
    '?department=social&goals=analysis.analysis&budget=low&experience=beginner&teamSize=solo',
  ])('refuses "%s"', (query) => expect(answersFromAddress(query)).toBeNull());
});

it('names each answer in the address, and words only when there are some', () => {
  const answers = completeAnswers({
    department: 'social',
    goals: ['automation', 'analysis'],
    budget: 'low',
    experience: 'beginner',
    teamSize: 'solo',
  })!;
  const query = 'department=social&goals=automation.analysis&budget=low&experience=beginner&teamSize=solo';
  expect(quizAddress(answers)).toBe(query);
  expect(quizAddress(answers, 'a logo')).toBe(`words=a+logo&${query}`);
  expect(wordsFromAddress(query)).toBe('');
  expect(completeAnswers({ ...answers, goals: [] })).toBeNull();
});

it.each([
  [`  ${'x'.repeat(120)} `, 'x'.repeat(120)],
  ['x'.repeat(121), 'x'.repeat(120)],
  [`${'x'.repeat(119)} y`, 'x'.repeat(119)],
])('words go along trimmed and cut: %j', (typed, words) => expect(readWords(typed)).toBe(words));

describe('progress', () => {
  it('is the question number of five in percent', () =>
    expect([0, 1, 2, 3, 4].map((step) => progressPercent(step, 5))).toEqual([20, 40, 60, 80, 100]));
  it('needs an answer, for goals at least one', () => {
    expect(isAnswered({ field: 'goals' }, { goals: [] })).toBe(false);
    expect(isAnswered({ field: 'goals' }, { goals: ['analysis'] })).toBe(true);
    expect(isAnswered({ field: 'budget' }, {})).toBe(false);
  });
  it('takes goals in and out in the order of choosing, and replaces every other answer', () => {
    const goals = ['analysis', 'automation', 'analysis', 'design-visual'].reduce(
      (answers, value) => chooseOption(answers, { field: 'goals' }, value),
      {},
    );
    expect(goals).toEqual({ goals: ['automation', 'design-visual'] });
    const desk = { field: 'department' } as const;
    const replaced = chooseOption(chooseOption(goals, desk, 'brand'), desk, 'social');
    expect(replaced).toEqual({ ...goals, department: 'social' });
    expect(chosenValues({ field: 'goals' }, replaced)).toEqual(['automation', 'design-visual']);
    expect(chosenValues(desk, replaced)).toEqual(['social']);
    expect(chosenValues({ field: 'budget' }, replaced)).toEqual([]);
  });
  it('reads what was kept in the browser answer by answer, and leaves out what the quiz does not know', () => {
    const kept = {
      goals: ['analysis', 'x', 'analysis', 1],
      department: 'cook',
      budget: ['low'],
      experience: 'beginner',
      teamSize: 1,
      href: '/',
    };
    expect(readAnswers(kept)).toEqual({ goals: ['analysis'], experience: 'beginner' });
    for (const none of [null, undefined, 'analysis', 7, {}, { goals: [] }, { work: ['analysis'] }])
      expect(readAnswers(none)).toEqual({});
  });
  it('reads from the browser only what the endpoint takes, and every answer that it takes', () => {
    fc.assert(
      fc.property(anyAnswers, fc.jsonValue(), fc.constantFrom(...fields), (answers, kept, field) => {
        expect(readAnswers(answers)).toEqual(answers);
        const complete = completeAnswers(readAnswers({ ...answers, [field]: kept }));
        if (complete) expect(quizAnswersSchema.safeParse(complete).success).toBe(true);
      }),
    );
  });
  it('knows the goal that a search was about: the first one of most of the tools found first', () => {
    const doing = (...goals: Goal[]) => ({ goals });
    expect(goalOfResults([])).toBeNull();
    expect(goalOfResults([doing(), doing()])).toBeNull();
    expect(goalOfResults([doing('analysis', 'automation'), doing('automation'), doing('automation', 'analysis')])).toBe(
      'automation',
    );
    const late = [doing('analysis'), ...Array.from({ length: 9 }, () => doing('design-visual'))];
    expect(goalOfResults(late)).toBe('design-visual');
    const beyondTheFirst = [...Array.from({ length: 3 }, () => doing('analysis')), ...late.slice(1)];
    expect(goalOfResults(beyondTheFirst)).toBe('analysis');
  });
  it('is complete only with all five answers', () => {
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom(...fields), (answers, field) => {
        expect(completeAnswers(answers)).toEqual(answers);
        expect(completeAnswers({ ...answers, [field]: undefined })).toBeNull();
      }),
    );
  });
});

describe('data/quiz.json', () => {
  const quiz = quizSchema.parse(quizData);
  it('asks for each answer once, with the words the answers know', () => {
    expect(quiz.questions.map(({ field }) => field)).toEqual([
      'department',
      'goals',
      'budget',
      'experience',
      'teamSize',
    ]);
    expect(quiz.questions.map(({ options }) => options.map(({ value }) => value))).toEqual(
      [departments, goals, budgets, experienceLevels, teamSizes].map((words) => [...words]),
    );
  });
  it.each<[string, (data: typeof quizData) => void]>([
    [
      'a value that the answers do not know',
      (data) => Object.assign(data.questions[0]?.options[0] ?? {}, { value: 'sales' }),
    ],
    ['a value left out', (data) => void data.questions[3]?.options.pop()],
    ['a question of one that takes several', (data) => Object.assign(data.questions[3] ?? {}, { multiple: true })],
    ['a question asked twice', (data) => Object.assign(data.questions, { 1: data.questions[2] })],
    ['an emoji for an icon', (data) => Object.assign(data.questions[0]?.options[0] ?? {}, { icon: '🎨' })],
  ])('is refused with %s', (_, spoil) => {
    const data = structuredClone(quizData);
    spoil(data);
    expect(quizSchema.safeParse(data).success).toBe(false);
  });
  it('presets the five department cards', () => {
    expect(
      quiz.shortcuts.map(({ answers }) => [
        answers.department,
        ...answers.goals,
        answers.budget,
        answers.experience,
        answers.teamSize,
      ]),
    ).toEqual([
      ['creative', 'design-visual', 'low', 'intermediate', 'small'],
      ['strategy', 'analysis', 'low', 'intermediate', 'small'],
      ['production', 'design-visual', 'low', 'intermediate', 'small'],
      ['brand', 'content-creation', 'low', 'intermediate', 'small'],
      ['social', 'automation', 'low', 'intermediate', 'small'],
    ]);
  });
});

it('filterResults lets through what its group names', () => {
  const tools = [
    { goals: ['content-creation' as const], ...pricedFor('high') },
    { goals: ['design-visual' as const], ...pricedFor('free') },
    { goals: ['analysis' as const], ...pricedFor('low') },
  ];
  const shown = (filter: Parameters<typeof filterResults>[1]) =>
    filterResults(tools, filter).map((tool) => tools.indexOf(tool));
  expect([shown('all'), shown('content'), shown('design'), shown('budget')]).toEqual([[0, 1, 2], [0], [1], [1, 2]]);
});
