import { describe, expect, it } from 'vitest';
import { fileTools } from '#testing/built-catalogue.ts';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { type Plan, type PlanRightName, planSchema } from '#domain/tool/plan/plan.schema.ts';
import { shownPlans } from '#domain/tool/plan/shown-plans.ts';
import { features } from './comparison-rows.ts';
import { spokenFor } from './spoken-for.ts';

const sources = {
  terms: {
    page: 'https://example.com/terms',
    copy: null,
    kind: 'maker' as const,
    readOn: '2026-11-20',
    pageDate: null,
    language: 'en',
  },
};
const words = [{ source: 'terms', quote: 'The words.' }];

interface Said {
  amount?: number;
  isTrial?: boolean;
  isRead?: boolean;
  about?: string;
  condition?: string;
}

function plan(
  right: PlanRightName,
  answer: string,
  { amount = 20, isTrial = false, isRead = true, about, condition }: Said = {},
): Plan {
  return planSchema.parse({
    name: `Plan at ${amount}`,
    isTrial,
    price: { amount, period: 'month', billed: null, perPerson: false, evidence: isRead ? words : [] },
    rights: {
      [right]: {
        answer,
        condition: condition ?? (answer === 'depends' || answer === 'opt-out' ? 'in the settings' : ''),
        evidence: answer === 'not read' ? [] : words.map((witness) => ({ ...witness, ...(about && { about }) })),
      },
    },
  });
}

const tool = (...plans: Plan[]) => {
  const made = makeTool({ sources, plans, noFreePlan: words });
  return { ...made, plans: shownPlans(made) };
};

const uses = (answer: string, said?: Said) => plan('commercialUse', answer, said);

describe('what a row speaks for', () => {
  it.each<[string, Plan[], boolean]>([
    ['a yes', [uses('yes')], true],
    ['a yes on every plan', [uses('yes', { amount: 0 }), uses('yes')], true],
    ['a yes on some plan', [uses('no', { amount: 0 }), uses('yes')], false],
    ['a yes with an exception', [uses('yes', { condition: 'not above $1,000,000 a year' })], false],
    ['a yes with an exception on one plan', [uses('yes', { condition: 'not for TV' }), uses('yes')], false],
    ['what hangs on something', [uses('depends')], false],
    ['what can be switched', [uses('opt-out')], false],
    ['a no', [uses('no')], false],
    ['what nobody has read', [uses('not read')], false],
    ['a plan of which it is not read', [uses('yes'), uses('not read', { amount: 40 })], false],
    ['a yes about something else', [uses('yes', { about: 'the API' })], false],
    ['no plan at all', [], false],
  ])('%s', (_, plans, isMarked) => {
    expect(spokenFor('Paid work', [tool(...plans), tool(uses('no'))])).toEqual([isMarked, false]);
  });

  it('training and a watermark are good where there is none of them', () => {
    const pair = (right: PlanRightName) => [tool(plan(right, 'yes')), tool(plan(right, 'no'))];
    expect(spokenFor('Trains on your uploads', pair('trainsOnUploads'))).toEqual([false, true]);
    expect(spokenFor('Watermark', pair('watermark'))).toEqual([false, true]);
    expect(spokenFor('Indemnity', pair('indemnity'))).toEqual([true, false]);
  });

  it('of prices the one that is lower than all others, as far as both were read', () => {
    const at = (amount: number, said?: Said) => tool(uses('yes', { amount, ...said }));
    const paid = (...tools: ReturnType<typeof at>[]) => spokenFor('Price with paid work', tools);
    expect(paid(at(20), at(10))).toEqual([false, true]);
    expect(paid(at(20), at(19))).toEqual([false, false]);
    expect(paid(at(20), at(10, { isRead: false }))).toEqual([false, false]);
    expect(paid(at(20), at(10), at(30))).toEqual([false, true, false]);
    expect(paid(at(10), at(10), at(30))).toEqual([false, false, false]);
    expect(paid(at(10))).toEqual([false]);
    expect(spokenFor('Pricing', [at(0), at(10)])).toEqual([true, false]);
    expect(spokenFor('Pricing', [at(20), at(10, { isRead: false })])).toEqual([false, false]);
  });

  it('marks each tool whose right is plain, and none where all are', () => {
    const marks = (...answers: string[]) =>
      spokenFor(
        'Paid work',
        answers.map((answer) => tool(uses(answer))),
      );
    expect(marks('yes', 'yes', 'not read')).toEqual([true, true, false]);
    expect(marks('yes', 'yes')).toEqual([false, false]);
    expect(marks('depends', 'no')).toEqual([false, false]);
  });

  it('judges by no word of ours, and says the same of two tools in whichever order they stand', () => {
    const told = fileTools.map((one) => ({ ...one, plans: shownPlans(one) }));
    for (const feature of features) {
      const isOurs = ['Category', 'Ethically Trained', 'Experience', 'Team sizes', 'Key pros', 'Main cons'].includes(
        feature,
      );
      for (const [index, a] of told.entries()) {
        const b = told[(index * 7 + 3) % told.length] ?? a;
        if (a === b) continue;
        const [first, second] = [spokenFor(feature, [a, b]), spokenFor(feature, [b, a])];
        expect(second).toEqual(first.toReversed());
        if (isOurs) expect(first).toEqual([false, false]);
      }
    }
  });
});
