import { describe, expect, it } from 'vitest';
import type { QuizAnswers } from '#domain/quiz/quiz-answers.schema.ts';
import { budgets } from '#domain/quiz/quiz-words.ts';
import { makeTask } from '#domain/task/make-task.ts';
import { makeTool } from '#domain/tool/make-tool.ts';
import { explainRank } from './explain-rank.ts';

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
