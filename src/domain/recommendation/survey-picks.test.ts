import { expect, it } from 'vitest';
import { departments, experienceLevels, goals, teamSizes } from '#domain/tool/audience.ts';
import { makeTask } from '#domain/task/make-task.ts';
import { makeTool, pricedFor } from '#domain/tool/editing/make-tool.ts';
import { surveyPicks } from './judge-picks.ts';
import { recommendTools } from './recommend-tools.ts';

const named = ['ada', 'bob', 'cleo', 'dora'].map((slug, index) => makeTool({ id: index + 1, slug, name: slug }));

it('looks at the list of every set of answers', () => {
  const sets = 5 * 15 * 4 * 3 * 3;
  const few = surveyPicks(named, []);
  expect(few).toMatchObject({
    sets,
    unreached: [],
    monotonous: [],
    untrueRooms: [],
    unexplained: [],
    wronglyStopped: [],
  });
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
    untrueRooms: [],
    unexplained: [],
    wronglyStopped: [],
  });
});
