import { expect, test } from 'vitest';
import type { PlanAnswer } from './plan.schema.ts';
import { rightsWordingConflicts } from './rights.ts';

function conflicts(right: 'commercialUse' | 'indemnity', answer: PlanAnswer, quote: string): string[] {
  const said = { [right]: { answer, condition: '', evidence: [{ source: 'terms', quote }] } };
  return rightsWordingConflicts({ plans: [], baseRights: said }).map(({ field }) => field.replace('baseRights.', ''));
}

test.each([
  'Google won’t claim ownership over that content.',
  'We claim no ownership rights in your User Content.',
  'Notion does not claim ownership of your input or the generated output.',
])('“%s” permits nothing', (quote) => {
  expect(conflicts('commercialUse', 'yes', quote)).toEqual(['commercialUse']);
  expect(conflicts('commercialUse', 'maker silent', quote)).toEqual([]);
});

test.each([
  'We do not claim any ownership rights in your User Output, and we do not restrict use for commercial purposes',
  'you (a) retain your ownership rights in Input and (b) own the Output',
  'We claim no ownership rights over Customer Property. The Customer Property remains yours.',
  'Full commercial rights on all output.',
])('“%s” is a yes', (quote) => expect(conflicts('commercialUse', 'yes', quote)).toEqual([]));

test('indemnity: terms that pass the risk on are a no; a page that says nothing is silent', () => {
  const userAnswers = 'You will indemnify and hold the company harmless';
  const none = 'No IP indemnity clause found in either the Developer Terms or the API Service Terms.';
  expect(conflicts('indemnity', 'maker silent', userAnswers)).toEqual(['indemnity']);
  expect(conflicts('indemnity', 'no', userAnswers)).toEqual([]);
  expect(conflicts('indemnity', 'no', 'THERE IS NO WARRANTY FOR THE PROGRAM')).toEqual([]);
  expect(conflicts('indemnity', 'maker silent', none)).toEqual([]);
  expect(conflicts('indemnity', 'no', 'All rights in the service belong to the company.')).toEqual(['indemnity']);
});
