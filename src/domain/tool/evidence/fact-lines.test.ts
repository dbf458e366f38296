import { expect, test } from 'vitest';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { planSchema } from '#domain/tool/plan/plan.schema.ts';
import { planTable } from '#domain/tool/plan/plan-table.ts';
import { factLine, factLines, legendOf, suitsText } from './fact-lines.ts';

const source = (page: string) => ({
  page,
  copy: null,
  kind: 'maker' as const,
  readOn: '2026-09-01',
  pageDate: null,
  language: 'en',
});
const said = (name: string, quote: string, says?: string) => [{ source: name, quote, ...(says && { says }) }];
const price = (amount: number, evidence = said('pricing', `$${amount}`)) => ({
  amount,
  period: 'month' as const,
  billed: null,
  perPerson: true,
  evidence,
});
const tool = makeTool({
  name: 'Boards',
  sources: { pricing: source('https://maker.example/pricing'), terms: source('https://maker.example/terms') },
  plans: [
    planSchema.parse({ name: 'Free', price: price(0) }),
    planSchema.parse({
      name: 'Pro',
      price: price(10),
      rights: { commercialUse: { answer: 'yes', evidence: said('terms', 'For work') } },
    }),
  ],
  baseRights: {
    trainsOnUploads: { answer: 'depends', condition: 'on the region', evidence: said('terms', 'Not in the EU') },
  },
  statusEvidence: said('terms', 'We close'),
});
const terms = {
  note: 'Confirmed 1 September 2026: maker.example',
  source: 'https://maker.example/terms',
};

test('the facts of a page say what holds on which plan, who says so and since when', () => {
  const unread = { lines: [], quote: null, source: null, note: '' };
  expect(factLines(tool)).toEqual([
    {
      fact: 'price',
      value: '$0 to try · $10 a month with paid work (Pro)',
      lines: [],
      note: 'Confirmed 1 September 2026: maker.example',
      quote: '$10',
      source: 'https://maker.example/pricing',
    },
    {
      fact: 'freeUse',
      value: 'Yes, as long as you like',
      lines: [],
      note: 'Confirmed 1 September 2026: maker.example',
      quote: '$0',
      source: 'https://maker.example/pricing',
    },
    { fact: 'commercialUse', value: 'Free: not read yet.\nPro: yes.', lines: [], ...terms, quote: 'For work' },
    { fact: 'trainsOnUploads', value: 'Depends', lines: ['On the region.'], ...terms, quote: 'Not in the EU' },
    { fact: 'indemnity', value: 'Not read yet', ...unread },
    { fact: 'ethics', value: 'Not specified', ...unread },
  ]);
  expect(factLine({ ...tool, status: { ...tool.status, state: 'shut down' } }, 'price')).toMatchObject({
    value: 'No longer sold',
    quote: 'We close',
  });
});

test('an amount without words explains its mark; a dispute has both witnesses in place of one note', () => {
  const marked = makeTool({ plans: [planSchema.parse({ name: 'Pro', price: price(10, []) })] });
  expect(factLine(marked, 'price')).toMatchObject({
    value: 'From $10* a month (Pro) · paid work not confirmed',
    lines: ['* Not confirmed yet: check the price with the maker.'],
    note: 'Not confirmed yet: check with Some Tool',
  });
  const evidence = [...said('terms', 'We train', 'yes'), ...said('pricing', 'We do not', 'no')];
  const disputed = makeTool({
    sources: tool.sources,
    plans: [],
    baseRights: { trainsOnUploads: { answer: 'yes', condition: '', evidence } },
  });
  expect(factLine(disputed, 'trainsOnUploads')).toMatchObject({
    value: 'Disputed: yes or no',
    lines: [
      'Says yes: maker.example/terms, read on 1 September 2026',
      'Says no: maker.example/pricing, read on 1 September 2026',
    ],
    note: '',
  });
});

test('what does not apply asks nobody to confirm it', () => {
  const right = { answer: 'does not apply' as const, condition: 'it plans posts', evidence: [] };
  expect(factLine(makeTool({ plans: [], baseRights: { commercialUse: right } }), 'commercialUse')).toMatchObject({
    value: 'Does not apply',
    lines: ['It plans posts.'],
    note: '',
  });
});

test('a price that is not the same for everybody says on what it hangs', () => {
  const varying = { ...price(10), variesBy: 'country' };
  const plans = [planSchema.parse({ name: 'Pro', price: varying })];
  expect(factLine(makeTool({ sources: tool.sources, plans }), 'price').lines).toEqual(['Pro varies by country.']);
  expect(planTable(makeTool({ sources: tool.sources, plans }))?.rows[0]?.cells[0]?.condition).toBe(
    'Per person, varies by country.',
  );
});

test('what the maker does not say was read, and is confirmed by nobody', () => {
  const evidence = [{ source: 'terms', quote: 'we process what you send' }];
  const right = { answer: 'maker silent' as const, condition: '', evidence };
  const silent = makeTool({ sources: tool.sources, plans: tool.plans, baseRights: { trainsOnUploads: right } });
  expect(factLine(silent, 'trainsOnUploads').note).toMatch(/^Read 1 September 2026: /);
  const cells = planTable(silent)?.rows.find(({ name }) => name === 'trainsOnUploads')?.cells;
  expect(cells?.map(({ standing }) => standing)).toEqual(['Read 1 September 2026']);
});

test('of paid work and uploads that nobody has read a line says whom to ask, while the tool is sold', () => {
  const unread = makeTool({ name: 'Boards', plans: [], baseRights: {} });
  expect(factLine(unread, 'trainsOnUploads')).toMatchObject({
    value: 'Not read yet',
    note: 'No source yet: ask Boards',
    quote: null,
  });
  expect(factLine(unread, 'indemnity').note).toBe('');
  const gone = { ...unread, status: { ...unread.status, state: 'shut down' as const } };
  expect(factLine(gone, 'commercialUse').note).toBe('');
});

test('whom a tool suits stands in one line', () => {
  expect(suitsText({ experienceLevel: ['beginner', 'advanced'], teamSizes: ['solo', 'large'] })).toBe(
    'Beginner, Advanced · Solo, Large teams',
  );
  expect(suitsText({ experienceLevel: [], teamSizes: ['small'] })).toBe('Small teams');
});

test('below the values confirmed lines, copies and press are explained where one stands', () => {
  expect(legendOf(tool)).toBe('Confirmed: the maker’s own words that day.');
  const copied = {
    ...source('https://maker.example/pricing'),
    kind: 'dated transcription' as const,
    copy: 'https://notes.example/a',
  };
  const press = { ...source('https://paper.example/a'), kind: 'press' as const };
  const { plans, baseRights } = tool;
  const elsewhere = makeTool({ sources: { pricing: copied, terms: press }, plans, baseRights });
  expect(legendOf(elsewhere)).toBe(
    'Copied: a reader outside Yak wrote it down from the maker’s page. Press: a newspaper says so, not the maker.',
  );
  expect(legendOf(makeTool({ plans: [planSchema.parse({ name: 'Pro', price: price(10, []) })] }))).toBe('');
});
