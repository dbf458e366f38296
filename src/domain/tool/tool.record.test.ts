import { expect, test } from 'vitest';
import { noEvidence } from '#domain/tool/evidence/evidence.ts';
import { changesBetween, rebase, revertChanges } from '#domain/record/record-changes.ts';
import { patchBetween, patchTool } from '#domain/tool/editing/edit-tool.ts';
import { makeDerivedTool, makeEvidence } from '#domain/tool/editing/make-tool.ts';
import type { PlanRight } from '#domain/tool/plan/plan.schema.ts';
import { withFields } from './tool-field-paths.ts';
import { toolRecord } from './tool.record.ts';
import type { Tool } from './tool.schema.ts';

const base = makeDerivedTool({ evidence: { ...noEvidence(), price: makeEvidence() } });
const priced = (tool: Tool, amount: number) =>
  tool.plans.map((plan) => ({ ...plan, price: plan.price && { ...plan.price, amount } }));
const right = (quote: string, answer: PlanRight['answer'] = 'no'): PlanRight => ({
  answer,
  condition: '',
  evidence: [{ source: 'terms', quote }],
});
const terms = (page: string) => ({
  page,
  copy: null,
  kind: 'maker' as const,
  readOn: '2026-11-20',
  pageDate: null,
  language: 'en',
});

test('a patch holds exactly what was changed, base rights and sources by their names', () => {
  const after = withFields(base, [
    ['plans', priced(base, 12)],
    ['baseRights.indemnity', right('as is')],
    ['baseRights.commercialUse', undefined],
    ['sources.terms', terms('https://example.com/terms')],
  ]);
  expect(patchBetween(base, after)).toEqual({
    fields: {
      plans: priced(base, 12),
      baseRights: { indemnity: right('as is'), commercialUse: null },
      sources: { terms: terms('https://example.com/terms') },
    },
  });
  expect(patchBetween(base, base)).toEqual({ fields: {} });
  const patched = patchTool(base, patchBetween(base, after));
  expect(patched.baseRights).toEqual({ indemnity: right('as is') });
  expect(revertChanges(toolRecord, patched, changesBetween(toolRecord, base, patched))).toEqual({
    ok: true,
    edited: base,
  });
});

test('a price or an answer that changes keeps no words of the old one', () => {
  const proven = withFields(base, [
    ['sources.terms', terms('https://example.com/terms')],
    ['baseRights.indemnity', right('as is')],
  ]);
  const changed = patchTool(proven, {
    fields: { plans: priced(base, 12), baseRights: { indemnity: { ...right('as is'), answer: 'yes' } } },
  });
  expect(changed.plans[0]?.price?.evidence).toEqual([]);
  expect(changed.baseRights.indemnity).toEqual({ answer: 'yes', condition: '', evidence: [] });
  const noted = patchTool(proven, {
    fields: { baseRights: { indemnity: { ...right('as is'), condition: 'in the EU' } } },
  });
  expect(noted.baseRights.indemnity?.evidence).toEqual([{ source: 'terms', quote: 'as is' }]);
});

test('what two editors changed in different places stands together; the same place is named with both values', () => {
  const mine = withFields(base, [
    ['plans', priced(base, 12)],
    ['skipItIf', 'you need film'],
  ]);
  const theirs = withFields(base, [
    ['plans', priced(base, 14)],
    ['idealUseCases', 'Posters and boards'],
    ['baseRights.indemnity', right('as is')],
  ]);
  expect(rebase(toolRecord, base, mine, theirs)).toMatchObject({
    edited: {
      pricing: { amount: 12 },
      skipItIf: 'you need film',
      idealUseCases: 'Posters and boards',
      rights: { indemnity: 'no' },
    },
    clashes: [{ field: 'plans', before: priced(base, 14), after: priced(base, 12) }],
  });
  expect(rebase(toolRecord, base, withFields(base, [['plans', priced(base, 14)]]), theirs).clashes).toEqual([]);
});

test('two editors who call two pages by one name both keep their page', () => {
  const mine = withFields(base, [
    ['sources.terms', terms('https://example.com/mine')],
    ['baseRights.indemnity', right('as is')],
  ]);
  const theirs = withFields(base, [
    ['sources.terms', terms('https://example.com/theirs')],
    ['baseRights.trainsOnUploads', right('we never train')],
  ]);
  const { edited: tool, clashes } = rebase(toolRecord, base, mine, theirs);
  expect(clashes).toEqual([]);
  expect(tool.evidence.indemnity).toMatchObject({ source: 'https://example.com/mine', quote: 'as is' });
  expect(tool.evidence.trainsOnUploads).toMatchObject({ source: 'https://example.com/theirs' });
  const corrected = withFields(mine, [['sources.terms', terms('https://example.com/moved')]]);
  expect(rebase(toolRecord, mine, corrected, mine).edited).toEqual(corrected);
});
