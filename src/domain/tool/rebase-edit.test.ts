import { expect, test } from 'vitest';
import { noEvidence } from './evidence.ts';
import { makeEvidence, makeTool } from './make-tool.ts';
import { patchBetween, rebaseEdit } from './rebase-edit.ts';

const base = makeTool({ evidence: { ...noEvidence(), price: makeEvidence() } });
const priced = (amount: number) => ({ ...base.pricing, amount });

test('a patch holds exactly what was changed', () => {
  const after = {
    ...base,
    pricing: priced(12),
    rights: { ...base.rights, indemnity: 'no' as const },
    evidence: { ...base.evidence, indemnity: makeEvidence() },
  };
  expect(patchBetween(base, after)).toEqual({
    fields: { pricing: priced(12), rights: { indemnity: 'no' } },
    evidence: { indemnity: makeEvidence() },
  });
  expect(patchBetween(base, base)).toEqual({ fields: {}, evidence: {} });
});

test('what two editors changed in different places stands together; the same place is named with both values', () => {
  const mine = { ...base, pricing: priced(12), skipItIf: 'you need film' };
  const theirs = { ...base, pricing: priced(14), idealUseCases: 'Posters and boards' };
  expect(rebaseEdit(base, mine, theirs)).toMatchObject({
    tool: { pricing: priced(12), skipItIf: 'you need film', idealUseCases: 'Posters and boards' },
    clashes: [{ field: 'pricing', before: priced(14), after: priced(12) }],
  });
  expect(rebaseEdit(base, { ...base, pricing: priced(14) }, theirs).clashes).toEqual([]);
});
