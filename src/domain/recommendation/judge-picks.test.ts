import { expect, it } from 'vitest';
import { departments, experienceLevels, goals, teamSizes } from '#domain/quiz/quiz-words.ts';
import { makeTask } from '#domain/task/make-task.ts';
import { makeTool, pricedFor } from '#domain/tool/make-tool.ts';
import { answers } from '#testing/any-catalogue.ts';
import { judgePicks, surveyPicks } from './judge-picks.ts';
import { recommendTools } from './recommend-tools.ts';
import { budgetRangeText, tasksWeighed, weightRows } from './order-words.ts';
import { standardWeights } from './weights.ts';

const named = ['ada', 'bob', 'cleo', 'dora'].map((slug, index) => makeTool({ id: index + 1, slug, name: slug }));

it('judges a list by what somebody who knows the tools would name, and by what would be absurd', () => {
  const judge = (set: { must: string[]; absurd: string[]; atLeast?: number }) =>
    judgePicks(named, [], [{ answers, ...set }]);
  expect(judge({ must: ['ada', 'bob', 'cleo'], absurd: ['eve'] })).toEqual([]);
  expect(judge({ must: ['ada', 'eve'], atLeast: 1, absurd: [] })).toEqual([]);
  const [few] = judge({ must: ['ada', 'bob', 'eve'], absurd: [] });
  expect(few).toMatchObject({ answers, right: 2, absurd: [] });
  expect(few?.first.toSorted()).toEqual(['ada', 'bob', 'cleo', 'dora']);
  expect(judge({ must: ['ada', 'bob', 'cleo'], absurd: ['dora', 'eve'] })).toMatchObject([
    { right: 3, absurd: ['dora'] },
  ]);
});

it('looks at the list of every set of answers', () => {
  const sets = 5 * 15 * 4 * 3 * 3;
  const few = surveyPicks(named, []);
  expect(few).toMatchObject({ sets, unreached: [], monotonous: [], wronglyStopped: [] });
  expect(few.alphabetical.length).toBeGreaterThan(0);
  for (const asked of few.alphabetical)
    expect(recommendTools(named, asked, { tasks: [] }).picks.map(({ toolId }) => toolId)).toEqual([1, 2, 3, 4]);
  const alike = Array.from({ length: 14 }, (_, index) =>
    makeTool({
      id: index + 1,
      name: 'abcdefghijklmn'.charAt(index),
      departments: [...departments],
      goals: [...goals],
      experienceLevel: [...experienceLevels],
      teamSizes: [...teamSizes],
      freeUse: 'yes',
      tasks: [{ task: 'make-images', fit: 'made for', note: 'Yes' }],
    }),
  );
  const state = (word: 'watch' | 'shut down') => ({ status: { state: word, note: '', since: null, replacedBy: null } });
  const rights = { ...makeTool().rights, commercialUse: 'no' as const };
  const others = [
    makeTool({ id: 15, slug: 'closed', ...state('shut down') }),
    makeTool({ id: 16, slug: 'far', rights, ...state('watch'), ...pricedFor('high') }),
  ];
  const many = surveyPicks([...alike, ...others], [makeTask()]);
  expect({ ...many, monotonous: many.monotonous.length }).toEqual({
    sets,
    unreached: ['far'],
    alphabetical: [],
    monotonous: sets,
    wronglyStopped: [],
  });
});

it('prints the points of the order as it counts them', () => {
  const rows = weightRows(standardWeights);
  expect(rows.map(({ title, points }) => `${points} ${title}`)).toEqual([
    '+25 Your desk',
    '+25 Your goals',
    '+40 The jobs it does',
    '+40 What you typed',
    '+5 A price within your budget',
    '+10 Your hands',
    '+5 Your team',
    '+10 Its maker stands in for claims',
    '+5 Built for many seats',
    '+5 Priced for companies',
    '−15 Made for another desk',
    '−20 Good at no job for a goal',
    '−15 Expects more of you',
    '−15 Another size of team',
    '−15 Its future is being watched',
    '−5 It was acquired',
    '−25 No paid work',
  ]);
  expect(rows[0]?.detail).toContain('80 % for its second, 60 % for a later one, 40 % when only a job');
  expect(tasksWeighed).toEqual({
    fits: 'made for 100 %, good at 70 %, can 30 %',
    desks: 'first 100 %, second 85 %, third 70 %, fourth 60 %',
    goals: 'first 100 %, second 75 %, third 60 %',
  });
  expect(budgetRangeText).toMatch(/^up to \$50 a month is low, up to \$200 is medium/);
});
