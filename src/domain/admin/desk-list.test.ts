import { expect, test } from 'vitest';
import { noEvidence } from '#domain/tool/evidence/evidence.ts';
import { makeEvidence, makeTool } from '#domain/tool/editing/make-tool.ts';
import { DESK_PAGE_SIZE, type DeskQuery, debtsOf, deskPage } from './desk-list.ts';

const known = { today: '2026-11-22', isBuilt: () => true, isUploaded: () => false };
const any: DeskQuery = { q: '', debt: null, sort: 'name', page: 1 };
const tasks = ['a', 'b'].map((task) => ({ task, fit: 'can' as const, note: 'It can' }));
const read = makeEvidence();
const paid = makeTool({
  tasks,
  rights: { commercialUse: 'yes', trainsOnUploads: 'no', indemnity: 'no' },
  evidence: { ...noEvidence(), price: read, commercialUse: read, trainsOnUploads: read },
});

test('an entry without debts owes nothing; each debt is told', () => {
  expect(debtsOf(paid, known)).toEqual([]);
  expect(debtsOf(makeTool({ idealUseCases: '' }), { ...known, isBuilt: () => false })).toEqual([
    'price',
    'rights',
    'training',
    'tasks',
    'words',
    'unbuilt',
  ]);
  expect(debtsOf(paid, { ...known, today: '2027-01-30' })).toEqual([]);
  expect(debtsOf(paid, { ...known, today: '2027-01-31' })).toEqual(['old']);
  const notRead = { commercialUse: 'not read', trainsOnUploads: 'not read', indemnity: 'no' } as const;
  expect(debtsOf({ ...paid, rights: notRead }, known)).toEqual(['rights', 'training']);
  expect(debtsOf({ ...paid, evidence: { ...noEvidence(), price: read } }, known)).toEqual(['rights', 'training']);
  for (const empty of [{ description: '' }, { skipItIf: '' }])
    expect(debtsOf({ ...paid, ...empty }, known)).toEqual(['words']);
  const status = { state: 'shut down' as const, note: '', since: null, replacedBy: null };
  expect(debtsOf(makeTool({ status }), known)).toEqual([]);
  expect(debtsOf({ ...paid, status }, { ...known, today: '2027-03-01' })).toEqual([]);
});

test('part of a name, a maker, an old name or the number finds; debts filter; pages hold fifty', () => {
  const tools = Array.from({ length: 120 }, (_, index) =>
    makeTool({ ...paid, id: index + 1, name: `Tool ${index + 1}`, maker: index === 4 ? 'Acme' : '' }),
  );
  const find = (query: Partial<DeskQuery>) => deskPage(tools, { ...any, ...query }, known);
  expect(find({ q: ' acme ' }).lines.map(({ id }) => id)).toEqual([5]);
  expect(find({ q: '№ 77' }).lines.map(({ id }) => id)).toEqual([77]);
  expect(find({ q: '№77' }).total).toBe(1);
  expect(find({ debt: 'price' }).total).toBe(0);
  expect(find({ sort: 'newest' }).lines[0]?.id).toBe(120);
  expect(find({ page: 99 })).toMatchObject({ page: 3, pages: 3, total: 120 });
  expect(find({ page: 3 }).lines).toHaveLength(120 - 2 * DESK_PAGE_SIZE);
});

test('lines are ordered by debts, by age and then by name, and say what the desk shows of a tool', () => {
  const later = makeEvidence({ readOn: '2026-11-09' });
  const tools = [
    makeTool({ ...paid, id: 1, name: 'B' }),
    makeTool({ ...paid, id: 2, name: 'A' }),
    makeTool({ id: 3, name: 'D' }),
    { ...paid, id: 4, name: 'C', evidence: { ...paid.evidence, price: later } },
    { ...paid, id: 5, name: 'E', evidence: { ...noEvidence(), price: later } },
    makeTool({ id: 6, name: 'F', freeUse: 'yes', pricing: { amount: 0, period: 'month', details: '' } }),
  ];
  const order = (sort: DeskQuery['sort']) => deskPage(tools, { ...any, sort }, known).lines.map(({ name }) => name);
  expect([order('name'), order('debt'), order('oldest')].map((names) => names.join(''))).toEqual([
    'ABCDEF',
    'DFEABC',
    'DFABCE',
  ]);
  expect(deskPage(tools, { ...any, q: 'F' }, known).lines.find(({ id }) => id === 6)).toEqual({
    id: 6,
    slug: 'some-tool',
    name: 'F',
    badge: 'Image',
    price: 'Free plan*',
    priceList: 'From $10/month',
    state: 'active',
    debts: ['price', 'rights', 'training', 'tasks'],
    readOn: null,
    isUploaded: false,
  });
});
