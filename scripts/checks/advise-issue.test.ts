import { expect, test } from 'vitest';
import { makeTool } from '#domain/tool/make-tool.ts';
import { toolSchema } from '#domain/tool/tool.schema.ts';
import { checkShape } from './check-shape.ts';
import { nearestWord } from './nearest-word.ts';
import { describeProblem } from './problem.ts';

/** The advice about a sound tool with these fields put over it. */
function advice(fields: Record<string, unknown>): string[] {
  const content = { ...makeTool(), ...fields };
  return checkShape({ file: 'data/tools/x.json', content }, toolSchema).map(describeProblem);
}

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
    { freeUse: 'trail' },
    'data/tools/x.json · freeUse is "trail": did you mean trial? Else take one of yes, trial, no, not read',
  ],
  [
    { freeUse: undefined },
    'data/tools/x.json · freeUse: it is missing; write one of yes, trial, no, not read. Is it useful without paying? yes, trial (some days or credits), no, not read.',
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
    { pricing: { amount: -1, period: 'month', details: 'One seat.' } },
    'data/tools/x.json · pricing.amount is "-1": at least 0. US dollars of the cheapest way in that the maker sells; 0 when one can start without paying; null without a public price.',
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
