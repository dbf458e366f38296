import { expect, test } from 'vitest';
import { noEvidence } from '#domain/tool/evidence.ts';
import { makeEvidence, makeTool } from '#domain/tool/make-tool.ts';
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
  expect(debtsOf(paid, { ...known, today: '2027-03-01' })).toEqual(['old']);
});

test('part of a name, a maker, an old name or the number finds; debts filter; pages hold fifty', () => {
  const tools = Array.from({ length: 120 }, (_, index) =>
    makeTool({ ...paid, id: index + 1, name: `Tool ${index + 1}`, maker: index === 4 ? 'Acme' : '' }),
  );
  const find = (query: Partial<DeskQuery>) => deskPage(tools, { ...any, ...query }, known);
  expect(find({ q: 'acme' }).lines.map(({ id }) => id)).toEqual([5]);
  expect(find({ q: '№ 77' }).lines.map(({ id }) => id)).toEqual([77]);
  expect(find({ debt: 'price' }).total).toBe(0);
  expect(find({ sort: 'newest' }).lines[0]?.id).toBe(120);
  expect(find({ page: 99 })).toMatchObject({ page: 3, pages: 3, total: 120 });
  expect(find({ page: 3 }).lines).toHaveLength(120 - 2 * DESK_PAGE_SIZE);
});
