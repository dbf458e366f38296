import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuizAnswers } from '#domain/quiz/quiz-answers.schema.ts';
import { budgets, departments, experienceLevels, goals, teamSizes } from '#domain/quiz/quiz-words.ts';
import { makeTool, pricedFor } from '#domain/tool/make-tool.ts';
import { budgetRangeOf } from '#domain/tool/price.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { standardWeights, type Weights } from './reasons.ts';
import { recommendTools } from './recommend-tools.ts';

const some = <Word extends string>(words: readonly Word[]) => fc.subarray([...words], { minLength: 1 });
const anyAnswers: fc.Arbitrary<QuizAnswers> = fc.record({
  department: fc.constantFrom(...departments),
  goals: some(goals),
  budget: fc.constantFrom(...budgets),
  experience: fc.constantFrom(...experienceLevels),
  teamSize: fc.constantFrom(...teamSizes),
});
const anyTool = fc.record({
  name: fc.constantFrom('Ada', 'Bob', 'Cleo'),
  departments: some(departments),
  goals: some(goals),
  budget: fc.constantFrom(...budgets),
  experienceLevel: some(experienceLevels),
  teamSizes: some(teamSizes),
  state: fc.constantFrom('active', 'watch', 'acquired', 'shut down'),
  commercialUse: fc.constantFrom('yes', 'no', 'depends', 'not read'),
});
const anyCatalogue: fc.Arbitrary<Tool[]> = fc.array(anyTool, { maxLength: 30 }).map((tools) =>
  tools.map(({ state, budget, commercialUse, ...fields }, index) =>
    makeTool({
      ...fields,
      ...pricedFor(budget),
      id: index + 1,
      status: { state, note: '', since: null, replacedBy: null },
      rights: { commercialUse, trainsOnUploads: 'no', indemnity: 'no' },
    }),
  ),
);

describe('recommendTools', () => {
  it('never lets a tool past the gates: nothing that costs more than the budget, nothing shut down', () => {
    fc.assert(
      fc.property(anyCatalogue, anyAnswers, (tools, answers) => {
        for (const { toolId } of recommendTools(tools, answers).picks) {
          const tool = tools[toolId - 1];
          expect(tool?.status.state).not.toBe('shut down');
          expect(budgets.indexOf(tool ? budgetRangeOf(tool) : 'high')).toBeLessThanOrEqual(
            budgets.indexOf(answers.budget),
          );
        }
      }),
    );
  });

  it('gives 3 to 12 picks, or all there are when fewer than 3 pass', () => {
    fc.assert(
      fc.property(anyCatalogue, anyAnswers, (tools, answers) => {
        const passing = tools.filter(
          (tool) =>
            tool.status.state !== 'shut down' &&
            budgets.indexOf(budgetRangeOf(tool)) <= budgets.indexOf(answers.budget),
        ).length;
        const { length } = recommendTools(tools, answers).picks;
        expect(length).toBeGreaterThanOrEqual(Math.min(3, passing));
        expect(length).toBeLessThanOrEqual(Math.min(12, passing));
      }),
    );
  });

  it('ranks by the very numbers of its reasons and misfits, and without one of them the score moves by its weight', () => {
    fc.assert(
      fc.property(anyCatalogue, anyAnswers, (tools, answers) => {
        for (const pick of recommendTools(tools, answers).picks) {
          expect(pick.score).toBeCloseTo(sum(pick.reasons) - sum(pick.misfits), 9);
          for (const { code } of [...pick.reasons, ...pick.misfits]) {
            const marks = [
              ...pick.reasons.map((mark) => ({ ...mark, sign: 1 })),
              ...pick.misfits.map((mark) => ({ ...mark, sign: -1 })),
            ].filter((mark) => mark.code === code);
            const moved = marks.reduce((sum, { sign, weight }) => sum + sign * weight, 0);
            expect(scoreWith({ ...standardWeights, [code]: 0 }, tools, answers, pick.toolId)).toBeCloseTo(
              pick.score - moved,
              9,
            );
          }
        }
      }),
    );
  });

  it('orders totally: the order of the catalogue changes nothing', () => {
    fc.assert(
      fc.property(anyCatalogue, anyAnswers, (tools, answers) => {
        const picks = recommendTools(tools, answers).picks;
        expect(recommendTools([...tools].reverse(), answers).picks).toEqual(picks);
        expect(picks.every((pick, index) => index === 0 || pick.score <= (picks[index - 1]?.score ?? 0))).toBe(true);
      }),
    );
  });

  it('cannot be bought: money paid to us moves nothing', () => {
    fc.assert(
      fc.property(anyCatalogue, anyAnswers, (tools, answers) => {
        const paid = tools.map((tool, index) => ({
          ...tool,
          sponsored: index % 2 === 0,
          commission: index * 10,
          bid: 1000 - index,
        }));
        expect(recommendTools(paid, answers)).toEqual(recommendTools(tools, answers));
      }),
    );
  });

  it('says plainly how well the list fits', () => {
    const answers: QuizAnswers = {
      department: 'creative',
      goals: ['design-visual'],
      budget: 'low',
      experience: 'beginner',
      teamSize: 'solo',
    };
    const fitting = [1, 2, 3].map((id) => makeTool({ id }));
    const strangers = [4, 5, 6].map((id) =>
      makeTool({
        id,
        departments: ['strategy'],
        goals: ['analysis'],
        experienceLevel: ['advanced'],
        teamSizes: ['large'],
      }),
    );
    expect(recommendTools(fitting, answers).fit).toBe('good');
    expect(recommendTools([...fitting.slice(0, 2), ...strangers], answers).fit).toBe('little');
    expect(recommendTools([], answers)).toEqual({ picks: [], fit: 'little' });
  });
});

const sum = (marks: readonly { weight: number }[]) => marks.reduce((total, { weight }) => total + weight, 0);

/** The tool's score under other weights, found by asking for it alone. */
function scoreWith(weights: Weights, tools: Tool[], answers: QuizAnswers, toolId: number): number | undefined {
  return recommendTools(
    tools.filter(({ id }) => id === toolId),
    answers,
    weights,
  ).picks[0]?.score;
}
