import fc from 'fast-check';
import { expect, it } from 'vitest';
import { budgets, departments, experienceLevels, goals, teamSizes } from '#domain/quiz/quiz-words.ts';
import { makeTool, pricedFor } from '#domain/tool/make-tool.ts';
import { explainRank } from './explain-rank.ts';
import { recommendTools } from './recommend-tools.ts';

const some = <Word extends string>(words: readonly Word[]) => fc.subarray([...words], { minLength: 1 });
const anyAnswers = fc.record({
  department: fc.constantFrom(...departments),
  goals: some(goals),
  budget: fc.constantFrom(...budgets),
  experience: fc.constantFrom(...experienceLevels),
  teamSize: fc.constantFrom(...teamSizes),
});
const anyCatalogue = fc
  .array(
    fc.record({
      departments: some(departments),
      goals: some(goals),
      budget: fc.constantFrom(...budgets),
      experienceLevel: some(experienceLevels),
      teamSizes: some(teamSizes),
      state: fc.constantFrom('active', 'watch', 'shut down'),
    }),
    { minLength: 1, maxLength: 25 },
  )
  .map((tools) =>
    tools.map(({ state, budget, ...fields }, index) =>
      makeTool({
        ...fields,
        ...pricedFor(budget),
        id: index + 1,
        name: `Tool ${index % 4}`,
        status: { state, note: '', since: null, replacedBy: null },
      }),
    ),
  );

it('ranks every pick where the list has it, with the same points, reasons and misfits', () => {
  fc.assert(
    fc.property(anyCatalogue, anyAnswers, (tools, answers) => {
      for (const [index, { toolId, ...why }] of recommendTools(tools, answers).picks.entries()) {
        const tool = tools.find(({ id }) => id === toolId);
        if (tool)
          expect(explainRank(tools, answers, tool)).toMatchObject({ toolId, rank: index + 1, gate: null, ...why });
      }
    }),
  );
});

it('gives every tool that passes a rank of its own, and none to one that a gate stops', () => {
  fc.assert(
    fc.property(anyCatalogue, anyAnswers, (tools, answers) => {
      const all = tools.map((tool) => explainRank(tools, answers, tool));
      const ranks = all.flatMap(({ rank }) => rank ?? []).toSorted((a, b) => a - b);
      expect(ranks).toEqual(ranks.map((_, index) => index + 1));
      for (const { rank, gate, ranked } of all) expect([rank === null, ranked]).toEqual([gate !== null, ranks.length]);
    }),
  );
});

it('says what stops a tool and which answers it fails', () => {
  const answers = {
    department: 'creative',
    goals: ['analysis', 'automation'],
    budget: 'low',
    experience: 'beginner',
    teamSize: 'solo',
  } as const;
  const asked = { ...answers, goals: [...answers.goals] };
  const dear = makeTool({ id: 2, ...pricedFor('high') });
  expect(explainRank([makeTool(), dear], asked, dear)).toMatchObject({
    rank: null,
    ranked: 1,
    gate: 'over_budget',
    missed: ['goal', 'budget'],
  });
  const closed = makeTool({ id: 3, status: { state: 'shut down', note: '', since: null, replacedBy: 1 } });
  expect(explainRank([closed], asked, closed)).toMatchObject({
    rank: null,
    ranked: 0,
    listed: 0,
    gate: 'shut_down',
    lastListedScore: null,
  });
  const cheap = makeTool({ id: 4, ...pricedFor('free') });
  expect(explainRank([makeTool(), cheap], asked, cheap)).toMatchObject({
    rank: 2,
    gate: null,
    missed: ['goal', 'budget'],
    misfits: [{ text: 'No help with analysis' }, { text: 'No help with automation' }],
  });
});
