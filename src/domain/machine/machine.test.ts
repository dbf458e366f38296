import { expect, test } from 'vitest';
import { noEvidence } from '#domain/tool/evidence.ts';
import { makeEvidence, makeTool } from '#domain/tool/make-tool.ts';
import { machineToolPage } from './tool-facts.ts';
import { machineComparison } from './two-tools.ts';

const site = 'https://yak.test';
const read = makeTool({ id: 1, slug: 'read', name: 'Read', evidence: { ...noEvidence(), price: makeEvidence() } });
const guessed = makeTool({ id: 2, slug: 'guessed', name: 'Guessed' });

test('each value comes with its standing, its words and its source', () => {
  const { price, facts, url } = machineToolPage(read, site);
  expect(url).toBe('https://yak.test/tool-fluid/1');
  expect(price).toEqual({
    fact: 'Price',
    value: '$10/month',
    standing: 'confirmed',
    note: 'Confirmed 1 November 2026',
    evidence: makeEvidence(),
  });
  expect(facts).toHaveLength(7);
});

test('a price that nobody has confirmed carries its mark and says so', () => {
  expect(machineToolPage(guessed, site).price).toMatchObject({
    value: '$10/month*',
    standing: 'unconfirmed',
    note: 'Not confirmed yet: check with Guessed',
    evidence: null,
  });
});

test('two tools: differences first, each side with its evidence', () => {
  const rights = { ...guessed.rights, commercialUse: 'no' } as const;
  const { facts, takeWhich } = machineComparison([read, { ...guessed, rights }], site);
  expect(facts.map(({ differs }) => differs)).toEqual([true, true, false, false, false, false, false]);
  expect(facts.map(({ fact }) => fact).slice(0, 2)).toEqual(['Price', 'Commercial use']);
  expect(takeWhich).toContain('Take Read for a plain yes to commercial use');
});
