import { describe, expect, it } from 'vitest';
import { noEvidence } from '#domain/tool/evidence.ts';
import { makeEvidence, makeTool } from '#domain/tool/make-tool.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { checkFacts } from './check-facts.ts';
import { data, drop, fieldsOf, tool } from '#testing/data-sets.ts';

describe('facts', () => {
  const today = '2026-11-21';
  const found = (fields: Partial<Tool>) => fieldsOf(checkFacts(data([tool(fields)]), today));
  const backed = (evidence: Partial<Tool['evidence']>) => ({ evidence: { ...noEvidence(), ...evidence } });
  const priced = (amount: number | null) => ({ pricing: { amount, period: 'month' as const, details: 'One seat.' } });
  const { rights, status } = makeTool();

  it('refuses pages that were read or dated in the future', () => {
    expect(found(backed({ price: makeEvidence({ readOn: '2026-11-22' }) }))).toEqual(['evidence.price']);
    expect(found(backed({ price: makeEvidence({ pageDate: '2026-11-22' }) }))).toEqual(['evidence.price']);
  });
  it.each([
    'https://www.reddit.com/r/midjourney/',
    'https://community.openai.com/t/1',
    'https://forum.suno.com/t/9',
    'https://openllmlist.com/x',
    'https://shotkit.com/news/founder/',
    'https://conductatlas.com/platform/synthesia/synthesia-privacy-policy/',
  ])('refuses %s as a source', (source) =>
    expect(found(backed({ price: makeEvidence({ source }) }))).toEqual(['evidence.price']),
  );
  it('refuses a mail address in a quote', () =>
    expect(found(backed({ price: makeEvidence({ quote: 'Write to us at sales@maker.example' }) }))).toEqual([
      'evidence.price',
    ]));
  it('refuses evidence for a value that was not stated', () => {
    expect(found(backed({ indemnity: makeEvidence() }))).toEqual(['evidence.indemnity']);
    expect(found(backed({ ethics: makeEvidence() }))).toEqual(['evidence.ethics']);
    expect(found({ ...backed({ freeUse: makeEvidence() }), freeUse: 'not read' })).toEqual(['evidence.freeUse']);
  });
  it('wants the page on which a maker is silent', () => {
    const silent = { rights: { ...rights, indemnity: 'maker silent' as const } };
    expect(found(silent)).toEqual(['rights.indemnity']);
    expect(found({ ...silent, ...backed({ indemnity: makeEvidence() }) })).toEqual([]);
  });
  it('refuses free use that the price denies', () => {
    expect(found({ freeUse: 'yes', ...priced(10) })).toEqual(['pricing.amount']);
    expect(found({ freeUse: 'no', ...priced(0) })).toEqual(['freeUse']);
    expect(found({ freeUse: 'no', standardPricing: 'Free plan; Pro $10/month' })).toEqual(['freeUse']);
    expect(found({ freeUse: 'no', standardPricing: 'No free plan; Pro $10/month' })).toEqual([]);
  });
  it('refuses a price of what is shut down, and doubt in words', () => {
    expect(found({ status: { ...status, state: 'shut down' } })).toEqual(['pricing.amount']);
    expect(found({ standardPricing: 'Pro $10 by our last knowledge' })).toEqual(['standardPricing']);
    expect(found({ status: { ...status, note: 'Closed in spring, as we remember it.' } })).toEqual(['status.note']);
    expect(found({ pricing: { amount: 800, period: 'month', details: 'No published prices.' } })).toEqual([
      'pricing.details',
    ]);
  });
  it('refuses a statement on training data without evidence', () =>
    expect(found({ ethicallyTrained: 'Not ethically licensed: scraped' })).toEqual(['ethicallyTrained']));
  it('wants a source of each drop, and no drop of tomorrow', () => {
    expect(
      fieldsOf(checkFacts(data([], [drop({ sourceUrl: null, releaseDate: '2026-11-22' })]), '2026-11-21')),
    ).toEqual(['sourceUrl', 'releaseDate']);
  });
});
