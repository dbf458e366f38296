import { expect, test } from 'vitest';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { planSchema } from '#domain/tool/plan/plan.schema.ts';
import { suggestRight } from './suggest-right.ts';

const source = 'https://example.com/terms';
const read = { page: source, copy: null, kind: 'maker', readOn: '2026-10-01', pageDate: null, language: 'en' } as const;
const sources = { terms: read, 'terms-2': { ...read, kind: 'press', readOn: '2026-05-01' } } as const;
const before = 'We do not train on what customers of a paid plan upload, whatever it is.';
const change = {
  before,
  after: 'We train on uploads.',
  topics: ['rights' as const],
  seenAt: '2026-11-20T08:00:00.000Z',
};
const words = (quote: string, from = 'terms') => ({
  answer: 'no' as const,
  condition: '',
  evidence: [{ source: from, quote }],
});
const plan = (name: string, rights = {}) => planSchema.parse({ name, price: null, rights });

test('a sentence that the guide quotes suggests the right and the plans that it stands behind', () => {
  const quoted = { trainsOnUploads: words('we do not train on what customers of a paid plan upload') };
  const atPlans = makeTool({ sources, plans: [plan('Free'), plan('Pro', quoted), plan('Max', quoted)] });
  expect(suggestRight(atPlans, source, change)).toEqual({
    name: 'trainsOnUploads',
    plans: ['Pro', 'Max'],
    evidence: { source, kind: 'maker', quote: change.after, readOn: '2026-11-20', pageDate: null },
  });
  const own = { trainsOnUploads: words('Something else.') };
  const forAll = makeTool({ sources, baseRights: quoted, plans: [plan('Free', own), plan('Pro')] });
  expect(suggestRight(forAll, source, change)).toMatchObject({ name: 'trainsOnUploads', plans: ['Pro'] });
});

test('one that it does not quote suggests what its topics say, for every plan', () => {
  const elsewhere = { trainsOnUploads: words(before, 'other') };
  const tool = makeTool({
    sources: { ...sources, other: { ...read, page: 'https://example.com/faq' } },
    plans: [plan('Free', elsewhere), plan('Pro')],
  });
  expect(suggestRight(tool, source, change)).toMatchObject({ name: 'commercialUse', plans: ['Free', 'Pro'] });
  expect(suggestRight(tool, source, { ...change, topics: ['rights', 'indemnity'] }).name).toBe('indemnity');
  expect(suggestRight(tool, source, { ...change, before: '', topics: ['training'] }).name).toBe('trainsOnUploads');
  const copied = { ...read, copy: 'https://archive.example/terms', kind: 'terms archive' } as const;
  expect(suggestRight(makeTool({ sources: { copied } }), copied.copy, change).evidence).toMatchObject({
    source,
    copy: copied.copy,
    kind: 'terms archive',
  });
  expect(suggestRight(makeTool({ plans: [] }), source, change)).toMatchObject({
    plans: [],
    evidence: { source, kind: 'maker' },
  });
});

test('of a sentence that is longer than a quote the words around what is new are taken', () => {
  const start = 'As long as the agreement between us is in force and no other page of ours says otherwise, '.repeat(3);
  const end = ', and the parts of this agreement that by their nature outlive it go on for as long as they need to.';
  const long = { ...change, before: `${start}we never train${end}`, after: `${start}we may always train${end}` };
  const { quote } = suggestRight(makeTool({}), source, long).evidence;
  expect([long.after.includes(quote), quote.includes('we may always train'), quote.length <= 240]).toEqual([
    true,
    true,
    true,
  ]);
  expect(quote.length).toBeGreaterThan(225);
  const { quote: removed } = suggestRight(makeTool({}), source, { ...change, after: '' }).evidence;
  expect(removed).toBe('');
});
