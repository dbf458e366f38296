import fc from 'fast-check';
import { expect, test } from 'vitest';
import { departments, goals } from '#domain/tool/audience.ts';
import { inks } from '#domain/tool/categories.schema.ts';
import { makeTask } from '#domain/task/make-task.ts';
import { makeSearchTool } from './make-search-tool.ts';
import { askables } from './rights-words.ts';
import { fits } from '#domain/tool/tool-words.ts';
import { criteria } from '#domain/tool/catalogue/filter-criteria.ts';
import { packToolIndex, unpackToolIndex } from './pack-tool-index.ts';

const entry = fc
  .record({
    id: fc.nat(),
    name: fc.string(),
    line: fc.string(),
    icon: fc.constantFrom(null, 'runway.svg'),
    category: fc.constantFrom('', 'Video', 'Image'),
    ink: fc.constantFrom(...inks),
    price: fc.constantFrom('Free to start', '$10/month'),
    tag: fc.constantFrom('00000', '34710'),
    criteria: fc.subarray([...criteria]),
    skipItIf: fc.constantFrom('', 'you need it offline'),
    search: fc.record({
      maker: fc.constantFrom('', 'Maker', 'Other'),
      names: fc.array(fc.stringMatching(/^[a-z]{1,5}$/)),
      tasks: fc.array(fc.record({ task: fc.constantFrom('one', 'two'), fit: fc.constantFrom(...fits) })),
      category: fc.constantFrom('', 'video AI, voice'),
      departments: fc.subarray([...departments]),
      goals: fc.subarray([...goals]),
      granted: fc.subarray([...askables]),
      isFree: fc.boolean(),
      monthly: fc.constantFrom(null, 0, 9.5),
      isAlive: fc.boolean(),
      replacedBy: fc.constant(null),
      isPaidWorkBarred: fc.boolean(),
      confirmed: fc.nat({ max: 7 }),
      isPick: fc.boolean(),
      words: fc.constantFrom('', 'imag video'),
    }),
  })
  .map(({ search, ...fields }) => ({ ...fields, search: { ...search, id: fields.id, name: fields.name } }));
const tasks = ['one', 'two'].map((slug) => makeTask({ slug }));

test('what is packed comes out again, in the same order', () => {
  fc.assert(
    fc.property(
      fc.array(entry),
      (entries) => void expect(unpackToolIndex(packToolIndex(entries, tasks))).toEqual(entries),
    ),
  );
});

test('survives the way through JSON', () => {
  fc.assert(
    fc.property(
      fc.array(entry),
      (entries) =>
        void expect(unpackToolIndex(JSON.parse(JSON.stringify(packToolIndex(entries, tasks))))).toEqual(entries),
    ),
  );
});

test('what a damaged index lacks is empty', () => {
  const texts = { line: 'A line', icon: 'a.svg', category: 'Video', ink: 'red', price: '$1', tag: '34710' } as const;
  const whole = { id: 7, name: 'A', ...texts, criteria: [...criteria], skipItIf: 'you need it offline' };
  const entries = [whole, { ...whole, id: 8, category: 'Image', price: '$2' }].map((one) => ({
    ...one,
    search: makeSearchTool({ id: one.id, name: 'A' }),
  }));
  const packed = packToolIndex(entries, tasks);
  const columns = { names: [], lines: [], icons: [], kind: [], price: [], tags: '', matches: [] };
  const empty = { category: '', ink: 'grey', price: '' };
  const nothing = { ...empty, name: '', line: '', icon: null, tag: '', criteria: [], search: { name: '' } };
  expect(unpackToolIndex({ ...packed, ...columns })).toMatchObject([7, 8].map((id) => ({ id, ...nothing })));
  const { icons: _, skips: __, ...older } = packed;
  expect(unpackToolIndex(older)).toMatchObject([7, 8].map((id) => ({ id, icon: null, skipItIf: '' })));
  expect(unpackToolIndex({ ...packed, kinds: [], prices: [] })).toMatchObject([empty, empty]);
});
