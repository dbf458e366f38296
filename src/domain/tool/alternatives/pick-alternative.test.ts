import { expect, it } from 'vitest';
import { noEvidence } from '#domain/tool/evidence/evidence.ts';
import { makeEvidence, makeTool } from '#domain/tool/editing/make-tool.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { pickAlternative } from './pick-alternative.ts';
import { weighAlternative } from './weigh-alternative.ts';

const dear = makeTool({
  name: 'Pear',
  pricing: { amount: 20, period: 'month', details: '' },
  evidence: { ...noEvidence(), price: makeEvidence() },
});
/** Tools weighed against a dear one, in the order of nearness. */
const picked = (...others: Tool[]) => {
  const pick = pickAlternative(others.map((tool) => ({ tool, ...weighAlternative(dear, tool) })));
  return pick && `${pick.head}: ${pick.tool.name} (${pick.why})`;
};
const { rights } = dear;
const unread = {
  ...dear,
  name: 'Fig',
  rights: { ...rights, commercialUse: 'not read', trainsOnUploads: 'no' },
} as const;
const allowed = { ...dear, name: 'Plum', rights: { ...rights, commercialUse: 'yes', trainsOnUploads: 'yes' } } as const;
const cheap = { ...allowed, name: 'Sloe', pricing: { ...dear.pricing, amount: 5 } };
const clear = { ...allowed, name: 'Lime', rights: { ...allowed.rights, trainsOnUploads: 'no' } } as const;

it('takes clear rights before a lower price, and that before paid work alone, each time the nearest', () => {
  expect(picked(unread, allowed, cheap, clear, { ...clear, name: 'Kiwi' })).toBe(
    'Closest with rights we have read: Lime ($20 a month, uploads not trained on)',
  );
  expect(picked(unread, allowed, cheap)).toBe('Closest that costs less: Sloe ($5 against $20 a month)');
  expect(picked(unread, allowed)).toBe('Closest with paid work: Plum ($20 a month)');
});

it('takes no price that nobody has confirmed', () => {
  expect(picked({ ...cheap, evidence: noEvidence() })).toBe('Closest with paid work: Sloe (from $5* a month)');
});

it('picks nothing where nobody has read that paid work is allowed', () => {
  expect(picked(unread)).toBe(null);
  expect(picked()).toBe(null);
});
