import { expect, it } from 'vitest';
import { noEvidence } from '#domain/tool/evidence/evidence.ts';
import { makeEvidence, makeTool } from '#domain/tool/editing/make-tool.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { pickFirst } from './pick-alternative.ts';
import { weighAlternative } from './weigh-alternative.ts';

const dear = makeTool({
  name: 'Pear',
  pricing: { amount: 20, period: 'month', details: '' },
  evidence: { ...noEvidence(), price: makeEvidence() },
});
/** Tools weighed against a dear one, in the order of nearness: the one to look at first, and all in the order of a page. */
const ordered = (...others: Tool[]) => instead(null, ...others);
const instead = (replacedBy: number | null, ...others: Tool[]) => {
  const { pick, groups } = pickFirst(
    others.map((tool) => ({ tool, ...weighAlternative(dear, tool) })),
    ({ rights: own }) => own.commercialUse === 'not read',
    replacedBy,
  );
  const names = [...(pick ? [pick] : []), ...groups].map(({ own }) => own.map(({ tool }) => tool.name).join(', '));
  return { first: pick && `${pick.title}: ${names[0]}`, names };
};
const picked = (...others: Tool[]) => ordered(...others).first;
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
    'the nearest that allows paid work and keeps uploads out of training: Lime',
  );
  expect(picked(unread, allowed, cheap)).toBe('the nearest that costs less: Sloe');
  expect(picked(unread, allowed)).toBe('the nearest that allows paid work: Plum');
});

it('takes what replaces a tool before all others', () =>
  expect(instead(77, clear, { ...unread, id: 77 }).first).toBe('what replaces it: Fig'));

it('takes no price that nobody has confirmed', () => {
  expect(picked({ ...cheap, evidence: noEvidence() })).toBe('the nearest that allows paid work: Sloe');
});

it('picks nothing where nobody has read that paid work is allowed', () => {
  expect(picked(unread)).toBe(null);
  expect(picked()).toBe(null);
});

it('names each of the others once, by the reason to take it', () => {
  expect(ordered(unread, allowed, cheap, clear).names).toEqual(['Lime', 'Sloe', 'Fig', 'Plum']);
  expect(ordered(unread).names).toEqual(['Fig']);
});
