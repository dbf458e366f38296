import { expect, test } from 'vitest';
import { recordOf } from '#domain/tool/evidence/derive-facts.ts';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { toolSchema } from '#domain/tool/tool.schema.ts';
import { checkShape } from './check-shape.ts';
import { nearestWord } from './nearest-word.ts';
import { describeProblem } from './problem.ts';

/** The advice about a sound tool with these fields put over it. */
function advice(fields: Record<string, unknown>): string[] {
  const content = { ...recordOf(makeTool()), ...fields };
  return checkShape({ file: 'data/tools/x.json', content }, toolSchema).map(describeProblem);
}

/** One plan at a price of which something is said. */
const priced = (fields: object) => ({
  plans: [{ name: 'Solo', price: { amount: 10, period: 'month', billed: 'monthly', perPerson: true, ...fields } }],
});

test.each([
  [{ nmae: 'Sora' }, 'data/tools/x.json · nmae is "Sora": there is no such field; did you mean name?'],
  [{ price: 10 }, 'data/tools/x.json · price is "10": there is no such field; take it out'],
  [
    { pros: undefined },
    'data/tools/x.json · pros: it is missing; write a list in [ ]. At least three things it is good at that are true of this tool only.',
  ],
  [
    { pros: ['Only one thing'] },
    'data/tools/x.json · pros: at least 3 entries, now 1. At least three things it is good at that are true of this tool only.',
  ],
  [
    { pros: ['Too', 'Draws quickly', 'Keeps a look'] },
    'data/tools/x.json · pros.0 is "Too": at least 8 characters, now 3',
  ],
  [
    { id: '12' },
    'data/tools/x.json · id is "12": write a number without quotes. Number in the address /tool-fluid/{id}. Never reused, never changed.',
  ],
  [
    priced({ period: 'mnoth' }),
    'data/tools/x.json · plans.0.price.period is "mnoth": did you mean month? Else take one of month, year, once, use',
  ],
  [
    priced({ period: undefined }),
    'data/tools/x.json · plans.0.price.period: it is missing; write one of month, year, once, use. What the amount pays for: “$12/mo billed yearly” is a month.',
  ],
  [
    { link: 'suno.com' },
    'data/tools/x.json · link is "suno.com": write a full web address that begins with https:// (or http://)',
  ],
  [
    { slug: 'Some Tool' },
    'data/tools/x.json · slug is "Some Tool": small letters, figures and single hyphens only, the same as the file name without .json',
  ],
  [
    { description: 'Short.' },
    'data/tools/x.json · description is "Short.": at least 50 characters, now 6. What it does, in our own words, without advertising words. The use-case filters read it.',
  ],
  [
    priced({ amount: -1 }),
    'data/tools/x.json · plans.0.price.amount is "-1": at least 0. The regular price, never an introductory one; null when the page says that it is on request.',
  ],
  [
    { baseRights: { indemnity: { answer: 'on' } } },
    'data/tools/x.json · baseRights.indemnity.answer is "on": did you mean no? Else take one of yes, no, opt-out, depends, maker silent, does not apply, not read',
  ],
  [
    { baseRights: { indemnity: { answer: 'no', conditoin: 'x' } } },
    'data/tools/x.json · baseRights.indemnity.conditoin is "x": there is no such field; did you mean condition?',
  ],
  [
    { baseRights: { indemnty: { answer: 'no' } } },
    'data/tools/x.json · baseRights.indemnty: there is no such field; did you mean indemnity?',
  ],
  [
    { standardPricing: 'From $10/month' },
    'data/tools/x.json · standardPricing is "From $10/month": there is no such field; take it out',
  ],
  [
    { status: { state: 'active', since: '2026-02-30' } },
    'data/tools/x.json · status.since is "2026-02-30": write a day that exists as YYYY-MM-DD, e.g. 2026-11-21',
  ],
])('%j reads like advice', (fields, line) => expect(advice(fields)).toEqual([line]));

test('each unknown field is told by itself', () => expect(advice({ nmae: 1, lnik: 2 })).toHaveLength(2));

test.each([
  ['mnoth', 'month'],
  ['MONTH', 'month'],
  ['yeear', 'year'],
  ['fortnight', null],
  ['', null],
])('“%s” was probably meant as %s', (typed, word) =>
  expect(nearestWord(typed, ['month', 'year', 'minute'])).toBe(word),
);
