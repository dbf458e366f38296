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
      value: '$0 to try · $10 a month',
      lines: ['Pro: cheapest with paid work.'],
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
    {
      fact: 'trainsOnUploads',
      value: 'Depends',
      lines: ['It depends on the region.'],
      ...terms,
      quote: 'Not in the EU',
    },
    { fact: 'indemnity', value: 'Not read yet', ...unread },
    { fact: 'ethics', value: 'Not specified', ...unread },
  ]);
  expect(factLine({ ...tool, status: { ...tool.status, state: 'shut down' } }, 'price')).toMatchObject({
    value: 'No longer sold',
    quote: 'We close',
  });
});

test('a line below a value says of each day and sayer which plans they stand for', () => {
  const copied = (day: string) => ({
    ...source('https://maker.example/pricing'),
    kind: 'dated transcription' as const,
    copy: 'https://notes.example/a',
    pageDate: day,
  });
  const yes = (name: string) => ({
    commercialUse: { answer: 'yes' as const, evidence: said(name, `as ${name} says`) },
  });
  const plans = [
    planSchema.parse({ name: 'Free', price: price(0, said('old', 'Free $0')) }),
    planSchema.parse({ name: 'Team', price: price(25, said('new', 'Team $25')), rights: yes('terms') }),
    planSchema.parse({ name: 'Max', price: price(100, said('new', 'Max $100')), rights: yes('help') }),
    planSchema.parse({ name: 'Enterprise', price: price(200, said('new', 'Enterprise $200')), rights: yes('help') }),
    planSchema.parse({ name: 'Contract', price: { ...price(0), amount: null }, rights: yes('help') }),
  ];
  const help = { ...source('https://help.maker.example/a'), readOn: '2026-09-02' };
  const press = { ...source('https://paper.example/a'), kind: 'press' as const };
  const sources = { ...tool.sources, old: copied('2026-02-01'), new: copied('2026-08-31'), help };
  const told = makeTool({ sources, plans: plans.slice(0, 3) });
  expect(factLine(told, 'price')).toMatchObject({
    note: 'Copied by a reader 1 Feb (Free), 31 Aug 2026 (Team, Max): maker.example',
    of: 'Team',
    quote: 'Team $25',
  });
  expect(factLine(told, 'commercialUse')).toMatchObject({
    note: 'Confirmed 1 Sep (Team), 2 Sep 2026 (Max): maker.example',
    of: 'Team',
  });
  const more = makeTool({ sources: { ...sources, old: press }, plans });
  expect(factLine(more, 'price').note).toBe(
    'Press 1 Sep 2026 (Free): paper.example · Copied by a reader 31 Aug 2026 (others): maker.example',
  );
  expect(factLine(more, 'commercialUse').note).toBe('Confirmed 1 Sep (Team), 2 Sep 2026 (others): maker.example');
  expect(legendOf(more)).toMatch(/^Confirmed: .* Copied by a reader: .* Press: /);
  const alike = makeTool({ sources, plans: plans.slice(1, 3) });
  expect(factLine(alike, 'price')).toMatchObject({ note: 'Copied by a reader, 31 August 2026: maker.example' });
  expect(factLine(alike, 'price')).not.toHaveProperty('of');
  const silent = {
    commercialUse: { answer: 'maker silent' as const, condition: '', evidence: said('terms', 'we sell') },
  };
  const [free, team] = plans;
  const partly = makeTool({ sources, plans: [{ ...free!, rights: { ...free!.rights, ...silent } }, team!, plans[2]!] });
  expect(factLine(partly, 'commercialUse').note).toBe(
    'Read 1 Sep (Free), confirmed 1 Sep (Team), 2 Sep 2026 (Max): maker.example',
  );
  expect(legendOf(partly)).toContain('Read: the maker’s page was read that day and does not say.');
  const aged = { ...sources, help: { ...help, pageDate: '2024-08-15' } };
  const old = makeTool({ sources: aged, plans });
  expect(factLine(old, 'commercialUse').note).toContain('dated 15 Aug 2024');
  expect(legendOf(old)).toContain('Dated: the page’s own day, more than a year before it was read.');
  const often = {
    ...sources,
    old: copied('2026-04-17'),
    help: { ...copied('2026-08-31'), page: 'https://other.example/a' },
    new: copied('2025-12-01'),
  };
  const price3 = ['new', 'help', 'old', 'terms'].map((from, index) =>
    planSchema.parse({ name: `P${index}`, price: price(index, said(from, `P${index} $${index}`)) }),
  );
  expect(factLine(makeTool({ sources: often, plans: price3 }), 'price').note).toBe(
    'Copied by a reader from 1 Dec 2025 (P0) to 31 Aug 2026 (P1), confirmed 1 Sep 2026 (P3): maker.example, other.example',
  );
  const first = makeTool({ sources: often, plans: price3 });
  const led = { ...first, priceOfYes: { ...first.priceOfYes!, plan: 'P2' } };
  expect(factLine(led, 'price').note).toBe(
    'Copied by a reader 17 Apr 2026 (P2), others 1 Dec 2025 or later: maker.example',
  );
});

test('what is read of one feature vouches for no price', () => {
  const aside = { source: 'page', quote: 'from three seats on', about: 'one feature' };
  const copied = { source: 'copy', quote: 'Team $25' };
  const sources = {
    page: {
      page: 'https://maker.example/help',
      copy: null,
      kind: 'maker',
      readOn: '2026-11-27',
      pageDate: null,
      language: 'en',
    },
    copy: {
      page: 'https://maker.example/pricing',
      copy: 'https://reader.example/a',
      kind: 'dated transcription',
      readOn: '2026-11-27',
      pageDate: '2026-09-01',
      language: 'en',
    },
  } as const;
  const tool = makeTool({ sources, plans: [planSchema.parse({ name: 'Team', price: price(25, [aside, copied]) })] });
  expect(factLine(tool, 'price').note).toBe('Copied by a reader, 1 September 2026: maker.example');
});

test('an amount without words explains its mark; a dispute has both witnesses in place of one note', () => {
  const marked = makeTool({ plans: [planSchema.parse({ name: 'Pro', price: price(10, []) })] });
  expect(factLine(marked, 'price')).toMatchObject({
    value: 'From $10* a month',
    lines: ['Pro: paid work not confirmed.', '* Not confirmed yet: check the price with the maker.'],
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
  expect(factLine(makeTool({ sources: tool.sources, plans }), 'price').lines).toEqual([
    'Pro: paid work not confirmed. Pro varies by country.',
  ]);
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
    'Copied by a reader: from the maker’s page, by somebody outside Yak. Press: a newspaper says so, not the maker.',
  );
  expect(legendOf(makeTool({ plans: [planSchema.parse({ name: 'Pro', price: price(10, []) })] }))).toBe('');
});
