import { describe, expect, it } from 'vitest';
import { fileTools } from '#testing/built-catalogue.ts';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { type Plan, type PlanRightName, planSchema } from '#domain/tool/plan/plan.schema.ts';
import { shownPlans } from '#domain/tool/plan/shown-plans.ts';
import { features } from './comparison-rows.ts';
import { servesBetter, spokenFor } from './serves-better.ts';

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
}

function plan(
  right: PlanRightName,
  answer: string,
  { amount = 20, isTrial = false, isRead = true, about }: Said = {},
): Plan {
  return planSchema.parse({
    name: `Plan at ${amount}`,
    isTrial,
    price: { amount, period: 'month', billed: null, perPerson: false, evidence: isRead ? words : [] },
    rights: {
      [right]: {
        answer,
        condition: answer === 'depends' || answer === 'opt-out' ? 'in the settings' : '',
        evidence: answer === 'not read' ? [] : words.map((witness) => ({ ...witness, ...(about && { about }) })),
      },
    },
  });
}

const tool = (...plans: Plan[]) => {
  const made = makeTool({ sources, plans, noFreePlan: words });
  return { ...made, plans: shownPlans(made) };
};

describe('which side serves better', () => {
  const uses = (answer: string, said?: Said) => plan('commercialUse', answer, said);
  it.each<[string, Plan[], Plan[], number | null]>([
    ['a yes beside a no', [uses('no')], [uses('yes')], 1],
    ['a yes on every plan beside one on some', [uses('yes')], [uses('no', { amount: 0 }), uses('yes')], 0],
    ['what hangs on something beside a no', [uses('depends')], [uses('no')], 0],
    ['the same on both', [uses('yes')], [uses('yes')], null],
    ['a yes beside what nobody has read', [uses('yes')], [uses('not read')], null],
    [
      'a yes beside a plan of which it is not read',
      [uses('yes')],
      [uses('no'), uses('not read', { amount: 40 })],
      null,
    ],
    ['a yes about something else', [uses('yes', { about: 'the API' })], [uses('no')], null],
    ['better on one plan, worse on another', [uses('depends')], [uses('no'), uses('yes', { amount: 40 })], null],
    ['a trial that permits less', [uses('yes')], [uses('no', { amount: 0, isTrial: true }), uses('yes')], 0],
    ['no plan at all', [uses('yes')], [], null],
  ])('%s', (_, ours, theirs, better) => {
    expect(servesBetter('Commercial use', [tool(...ours), tool(...theirs)])).toBe(better);
  });

  it('training, a watermark and a price are better the less there is of them', () => {
    const pair = (right: PlanRightName) => [tool(plan(right, 'yes')), tool(plan(right, 'no'))];
    expect(servesBetter('Trains on your uploads', pair('trainsOnUploads'))).toBe(1);
    expect(servesBetter('Watermark', pair('watermark'))).toBe(1);
    expect(servesBetter('Indemnity', pair('indemnity'))).toBe(0);
    const at = (amount: number, said?: Said) => tool(uses('yes', { amount, ...said }));
    expect(servesBetter('Price with paid work', [at(20), at(10)])).toBe(1);
    expect(servesBetter('Pricing', [at(0), at(10)])).toBe(0);
    expect(servesBetter('Price with paid work', [at(20), at(19)])).toBe(null);
    expect(servesBetter('Price with paid work', [at(20), at(10, { isRead: false })])).toBe(null);
    expect(servesBetter('Pricing', [at(20), at(10, { isRead: false })])).toBe(null);
  });

  it('of several tools the one that beats all others, or none', () => {
    const at = (amount: number) => tool(uses('yes', { amount }));
    expect(servesBetter('Price with paid work', [at(20), at(10), at(30)])).toBe(1);
    expect(servesBetter('Price with paid work', [at(10), at(10), at(30)])).toBe(null);
    expect(servesBetter('Price with paid work', [at(10)])).toBe(null);
  });

  it('speaks for each tool that is plainly good on every plan, and for none where it speaks for all', () => {
    const marks = (...answers: string[]) =>
      spokenFor(
        'Commercial use',
        answers.map((answer) => tool(uses(answer))),
      );
    expect(marks('yes', 'yes', 'not read')).toEqual([true, true, false]);
    expect(marks('yes', 'yes')).toEqual([false, false]);
    expect(marks('depends', 'no')).toEqual([true, false]);
    expect(marks('depends', 'not read')).toEqual([false, false]);
    const some = tool(uses('no', { amount: 0 }), uses('yes'));
    expect(spokenFor('Commercial use', [some, tool(uses('not read'))])).toEqual([false, false]);
    expect(spokenFor('Pricing', [tool(uses('yes', { amount: 20 })), tool(uses('yes', { amount: 0 }))])).toEqual([
      false,
      true,
    ]);
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
        const [first, second] = [servesBetter(feature, [a, b]), servesBetter(feature, [b, a])];
        expect(second).toBe(first === null ? null : 1 - first);
        if (isOurs) expect(first).toBe(null);
      }
    }
  });
});
