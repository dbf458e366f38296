import { expect, it } from 'vitest';
import data from '#data/admin-bundle.json' with { type: 'json' };
import { bundledToolSchema, bundleSchema } from '#domain/tool/editing/bundled-tool.schema.ts';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { checkBundle } from './check-bundle.ts';
import type { DataSet } from './data-set.ts';

const { tools: bundle } = bundleSchema.parse(data);
const catalogue: DataSet = {
  tools: bundle.map(({ name, link }, index) => ({
    file: `data/tools/${index}.json`,
    content: makeTool({ id: index + 1, name, link }),
  })),
  drops: [],
  categories: { categories: [], badges: [] },
};

it('finds nothing wrong in a sound set', () => {
  expect(bundle).toHaveLength(16);
  expect(checkBundle(bundle, catalogue)).toEqual([]);
});

it('knows the tools and their addresses', () => {
  const [first, ...rest] = bundle;
  if (!first) throw new Error('an empty bundle');
  expect(checkBundle([{ ...first, name: 'Nobody' }, ...rest], catalogue).map(({ value }) => value)).toEqual(['Nobody']);
  expect(
    checkBundle([{ ...first, link: 'https://example.com/' }, ...rest], catalogue).map(({ value }) => value),
  ).toEqual(['https://example.com/']);
});

it('wants no price from memory', () => {
  const [first, ...rest] = bundle;
  if (!first) throw new Error('an empty bundle');
  const remembered = { ...first, standard_pricing: 'Pro $10 by our last knowledge' };
  expect(checkBundle([remembered, ...rest], catalogue).map(({ value }) => value)).toEqual([
    remembered.standard_pricing,
  ]);
});

it('wants the cheapest and the dearest price', () => {
  expect(
    checkBundle(
      bundle.filter(({ pricing }) => pricing.amount > 0.05 && pricing.amount < 249),
      catalogue,
    ),
  ).toHaveLength(2);
});

it('refuses fewer records, names twice, prices and words outside the range', () => {
  const [first] = bundle;
  if (!first) throw new Error('an empty bundle');
  expect(bundleSchema.safeParse({ tools: bundle.slice(1) }).success).toBe(false);
  expect(bundleSchema.safeParse({ tools: [first, ...bundle.slice(0, 15)] }).success).toBe(false);
  expect(bundledToolSchema.safeParse({ ...first, pricing: { ...first.pricing, amount: 0.01 } }).success).toBe(false);
  expect(bundledToolSchema.safeParse({ ...first, category: 'audio' }).success).toBe(false);
  expect(bundledToolSchema.safeParse({ ...first, icon: 'icon' }).success).toBe(false);
});
