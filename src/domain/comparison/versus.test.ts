import { describe, expect, it } from 'vitest';
import { noEvidence } from '#domain/tool/evidence/evidence.ts';
import { makeEvidence, makeTool } from '#domain/tool/editing/make-tool.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { jobsOf } from '#domain/tool/alternatives/weigh-alternative.ts';
import { reasonsToTake, takeWhich, versusPairs, versusPath } from './versus.ts';

const confirmed = { evidence: { ...noEvidence(), price: makeEvidence() } };
const monthly = (amount: number) => ({ amount, period: 'month' as const, details: 'One seat.' });
const apple = makeTool({ id: 1, slug: 'apple', name: 'Apple', pricing: monthly(10), ...confirmed });
const pear = makeTool({ id: 2, slug: 'pear', name: 'Pear', pricing: monthly(20), ...confirmed });

describe('takeWhich', () => {
  it('says what speaks for each', () => {
    const rights = { ...pear.rights, trainsOnUploads: 'no', indemnity: 'yes' } as const;
    expect(takeWhich([apple, { ...pear, rights }])).toBe(
      'Apple: the lower price ($10 against $20 a month). Pear: uploads not used for training, indemnity, paid work from $20 a month.',
    );
  });
  it('says when no fact speaks for the other, and what else does', () => {
    const said = (pros: string[]) => takeWhich([{ ...pear, pros }, apple]);
    expect(said([])).toBe('Apple: the lower price ($10 against $20 a month). Pear: no fact speaks for it instead.');
    expect(said(['Juicy'])).toBe('Apple: the lower price ($10 against $20 a month). Pear: by its pros, “Juicy”.');
  });
  it('says of several what sets each apart from all others, and of whom nothing is said', () => {
    const does = (task: string) => [{ task, fit: 'made for' as const, note: 'So.' }];
    const plum = makeTool({ id: 3, slug: 'plum', name: 'Plum', pricing: monthly(30), ...confirmed });
    const safe = { ...pear, rights: { ...pear.rights, trainsOnUploads: 'no', indemnity: 'yes' } as const };
    expect(takeWhich([apple, safe, { ...plum, tasks: does('dub-a-film') }])).toBe(
      'Apple: the lowest price, paid work from $10 a month. Pear: uploads not used for training, indemnity, paid work from $20 a month. Plum: dubbing a film, paid work from $30 a month.',
    );
    const alike = { ...safe, id: 4, name: 'Peach', tasks: does('dub-a-film') };
    expect(takeWhich([apple, safe, alike])).toBe(
      'Apple: the lowest price, paid work from $10 a month. Peach: dubbing a film, paid work from $20 a month. No fact speaks for Pear before all others.',
    );
    expect(takeWhich([pear, safe, { ...safe, name: 'Peach' }])).toBe(
      'No fact sets Pear, Pear and Peach apart: let their pros and cons decide.',
    );
    expect(takeWhich([{ ...apple, pricing: monthly(0) }, safe, plum])).toContain(
      'Apple: a free start, paid work from $10 a month. Pear: ',
    );
    expect(takeWhich([apple])).toBe('');
  });
  it('makes no reason up', () => {
    expect(takeWhich([apple, { ...pear, pricing: apple.pricing }])).toBe(
      'No fact sets Apple and Pear apart: let their pros and cons decide.',
    );
  });
  it('calls no unconfirmed price lower, and a free start free', () => {
    expect(reasonsToTake({ ...apple, evidence: noEvidence() }, pear, 3)).toEqual([]);
    const free = { ...apple, pricing: monthly(0) };
    expect(reasonsToTake(free, pear, 3)).toEqual(['a free start']);
    expect(takeWhich([free, pear])).toContain('Apple: a free start, paid work from $10 a month.');
    const unread = { ...free, priceOfYes: null, rights: { ...free.rights, commercialUse: 'not read' as const } };
    expect(takeWhich([unread, pear])).toContain('Apple: a free start, paid work not confirmed.');
    const worked = { ...free, priceOfYes: null, rights: { ...free.rights, commercialUse: 'yes' as const } };
    expect(reasonsToTake(worked, pear, 3)).toContain('a free plan');
  });
  it('names three reasons at most', () => {
    const rights = { commercialUse: 'yes', trainsOnUploads: 'no', indemnity: 'yes' } as const;
    const rich = { ...apple, rights, teamSizes: ['large' as const], experienceLevel: ['advanced' as const] };
    const poor = { ...pear, rights: { ...rights, trainsOnUploads: 'yes', indemnity: 'no' } as const };
    expect(reasonsToTake(rich, poor, 3)).toHaveLength(3);
  });
  it('leaves categories out and says by jobs what each is for', () => {
    const does = (task: string, fit: 'made for' | 'good at' | 'can' = 'made for') => ({ task, fit, note: 'So.' });
    const a = {
      ...apple,
      category: 'voice',
      tasks: [does('clone-a-voice'), does('edit-a-podcast'), does('sing', 'can')],
    };
    const b = { ...pear, pricing: apple.pricing, tasks: [does('edit-a-podcast', 'good at'), does('dub-a-film')] };
    expect(jobsOf(a, b, 2)).toEqual(['clone a voice']);
    expect(takeWhich([a, b])).toBe(
      'Apple: cloning a voice, paid work from $10 a month. Pear: dubbing a film, paid work from $20 a month.',
    );
    expect(jobsOf({ ...a, tasks: [does('hum', 'good at'), does('sing', 'can')] }, b, 2)).toEqual(['hum']);
  });
});

describe('versusPairs', () => {
  const gone = { state: 'shut down', note: 'Gone.', since: null, replacedBy: 1 } as const;
  const nearestOf = (tool: Tool) => [apple, pear].filter(({ id }) => id !== tool.id);
  it('gives each pair once, in the order of slugs', () => {
    const pairs = versusPairs([pear, apple], nearestOf);
    expect([...pairs].map(([slug, [a, b]]) => [slug, a.slug, b.slug])).toEqual([['apple-vs-pear', 'apple', 'pear']]);
    expect(versusPath(pear, apple)).toBe('/versus/apple-vs-pear');
  });
  it('has no page for a tool that is gone', () =>
    expect(versusPairs([{ ...pear, slug: 'zucchini', id: 3, status: gone }], nearestOf).size).toBe(0));
});
