import { expect, test } from 'vitest';
import { noEvidence } from './evidence.ts';
import { makeEvidence, makeTool } from './make-tool.ts';
import { rightsWordingConflicts } from './rights.ts';
import type { Rights } from './stated-facts.schema.ts';

function conflicts(right: 'commercialUse' | 'indemnity', answer: Rights['indemnity'], quote: string): string[] {
  const { rights } = makeTool({});
  const tool = makeTool({
    rights: { ...rights, [right]: answer },
    evidence: { ...noEvidence(), [right]: makeEvidence({ quote }) },
  });
  return rightsWordingConflicts(tool).map(({ fact }) => fact);
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
