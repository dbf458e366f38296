import { expect, test } from 'vitest';
import { reasonProblem } from './edit-reason.ts';
import { makeDerivedTool } from '#domain/tool/editing/make-tool.ts';
import type { Plan } from '#domain/tool/plan/plan.schema.ts';
import { fieldText, fieldTitle, shownChanges } from './field-text.ts';

test.each([
  ['pricing', 'Price'],
  ['evidence.price', 'Source of “Price”'],
  ['evidence.price.quote', 'Source of “Price”, its words'],
  ['tasks.1.note', 'Tasks 2, note'],
  ['says.0', 'What people type 1'],
  ['tasks.11.note', 'Tasks 12, note'],
  ['reason', 'Why'],
  ['sources.terms', 'Source “terms”'],
  ['sources.terms.copy', 'Source “terms”, its copy'],
  ['baseRights.indemnity', 'Indemnity on every plan'],
  ['plans.1.priceYearly.amount', 'Plan 2, price by the year, amount'],
  ['plans.0.rights.commercialUse.evidence.0.quote', 'Paid work on plan 1, evidence, 1, quote'],
])('%s is told as %s', (field, title) => expect(fieldTitle(field)).toBe(title));

test.each([
  [null, 'nothing'],
  [undefined, 'nothing'],
  ['', 'nothing'],
  [[], 'nothing'],
  [0, '0'],
  [false, 'false'],
  ['$10 a month', '$10 a month'],
  [['solo', 'team'], 'solo; team'],
  [{ amount: 10, period: 'month', details: '', since: null }, 'amount: 10, period: month'],
  [[{ task: 'draw', fit: 'can' }, { task: 'cut' }], 'task: draw, fit: can; task: cut'],
])('%j is told as %s', (value, text) => expect(fieldText(value)).toBe(text));

test('a change gives its reason in three letters or more', () => {
  expect([reasonProblem('new'), reasonProblem(' no ')]).toEqual([null, 'Say why in a few words: the history shows it']);
});

test('plans are told by what is another now', () => {
  const [plan] = makeDerivedTool().plans as [Plan];
  const right = (answer: 'yes' | 'opt-out', condition = '') => ({
    commercialUse: { answer, condition, evidence: [{ source: 'terms', quote: 'Sell it' }] },
  });
  const before = [
    { ...plan, name: 'Solo' },
    { ...plan, name: 'Team' },
  ];
  const after: Plan[] = [
    { ...plan, name: 'Solo', rights: right('yes'), price: plan.price && { ...plan.price, amount: 12 } },
    { ...plan, name: 'Studio' },
  ];
  expect(shownChanges({ field: 'plans', before, after })).toEqual([
    { title: 'Plan Solo', before: 'Solo $10* a month', after: 'Solo $12* a month' },
    { title: 'Paid work on Solo', before: 'nothing', after: 'yes: “Sell it” (terms)' },
    { title: 'Plan Studio', before: 'nothing', after: 'Studio $10* a month' },
    { title: 'What Studio brings', before: 'nothing', after: 'One seat.' },
    { title: 'Plan Team', before: 'Team $10* a month', after: 'nothing' },
    { title: 'What Team brings', before: 'One seat.', after: 'nothing' },
  ]);
  expect(shownChanges({ field: 'plans', before, after: before.toReversed() })).toEqual([
    { title: 'Order of the plans', before: 'Solo, Team', after: 'Team, Solo' },
  ]);
  expect(shownChanges({ field: 'plans', before: null, after: before })).toEqual([
    { title: 'Plans', before: 'nothing', after: 'Solo $10* a month; Team $10* a month' },
  ]);
  expect(fieldText(right('opt-out', 'Settings, on by default').commercialUse)).toBe(
    'opt-out, Settings, on by default: “Sell it” (terms)',
  );
  expect(fieldText({ ...right('yes', 'CC BY').commercialUse, inShort: 'with credit to Fig' })).toBe(
    'yes, CC BY, in short “with credit to Fig”: “Sell it” (terms)',
  );
});
