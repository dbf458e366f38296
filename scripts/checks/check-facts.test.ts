import { describe, expect, it } from 'vitest';
import { makeSource, makeTool } from '#domain/tool/editing/make-tool.ts';
import { type Plan, type PlanPrice, type PlanRight, planSchema } from '#domain/tool/plan/plan.schema.ts';
import type { Source } from '#domain/tool/evidence/source.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { checkFacts } from './check-facts.ts';
import { data, drop, fieldsOf, other, tool } from '#testing/data-sets.ts';

describe('facts', () => {
  const today = '2026-11-21';
  const page = makeSource({ page: 'https://example.com/pricing', readOn: '2026-11-01' });
  const says = (quote: string) => [{ source: 'pricing', quote }];
  const plan = (price: Partial<PlanPrice> = {}, fields: Partial<Plan> = {}): Plan =>
    planSchema.parse({
      name: 'Solo',
      price: {
        amount: 10,
        period: 'month',
        billed: 'monthly',
        perPerson: true,
        evidence: says('Solo $10 a month'),
        ...price,
      },
      ...fields,
    });
  const read = (fields: Partial<Tool> = {}) => tool({ sources: { pricing: page }, plans: [plan()], ...fields });
  const found = (fields: Partial<Tool>) => fieldsOf(checkFacts(data([read(fields)]), today));
  const readAt = (source: Partial<Source>) => found({ sources: { pricing: { ...page, ...source } } });
  const { status } = makeTool();

  it('are sound when they are', () => expect(found({})).toEqual([]));
  it('names the file of the tool that has them', () => {
    const unsound = read({ id: 2, slug: 'some-tool-1', plans: [plan({ amount: 12 })] });
    expect(checkFacts(data([other({ plans: [] }), unsound]), today)).toEqual([
      {
        file: 'data/tools/some-tool-1-1.json',
        field: 'plans.0.price.amount',
        value: '12',
        remedy: 'the amount is not in the words behind it: quote the words that name it, or leave them out',
      },
    ]);
  });
  it('refuses pages that were read or dated in the future', () => {
    expect(readAt({ readOn: '2026-11-22' })).toEqual(['sources.pricing']);
    expect(readAt({ pageDate: '2026-11-22' })).toEqual(['sources.pricing']);
  });
  it.each([
    'https://www.reddit.com/r/midjourney/',
    'https://community.openai.com/t/1',
    'https://forum.suno.com/t/9',
    'https://openllmlist.com/x',
    'https://shotkit.com/news/founder/',
    'https://conductatlas.com/platform/synthesia/synthesia-privacy-policy/',
  ])('refuses %s as a source, and as a copy', (address) => {
    expect(readAt({ page: address })).toEqual(['sources.pricing']);
    expect(readAt({ copy: address, kind: 'terms archive' })).toEqual(['sources.pricing']);
  });
  it('refuses a mail address in a quote', () =>
    expect(found({ plans: [plan({ evidence: says('$10: write to us at sales@maker.example') })] })).toEqual([
      'sources.pricing',
    ]));
  it('refuses words for a value that was not stated', () => {
    const unread: PlanRight = { answer: 'not read', condition: '', evidence: says('We indemnify you') };
    expect(found({ baseRights: { indemnity: unread } })).toEqual(['baseRights.indemnity.answer']);
    expect(found({ ethicsEvidence: says('Licensed data') })).toEqual(['ethicsEvidence']);
    expect(found({ plans: [] })).toEqual(['sources.pricing']);
  });
  it('wants the page on which a maker is silent', () => {
    const silent: PlanRight = { answer: 'maker silent', condition: '', evidence: [] };
    expect(found({ baseRights: { indemnity: silent } })).toEqual(['baseRights.indemnity.evidence']);
    expect(found({ plans: [plan({}, { rights: { indemnity: silent } })] })).toEqual([
      'plans.0.rights.indemnity.evidence',
    ]);
    expect(found({ baseRights: { indemnity: { ...silent, evidence: says('Solo $10 a month') } } })).toEqual([]);
  });
  it('refuses words against a free plan beside one', () => {
    const free = plan({ amount: 0, billed: null, evidence: says('Start for free') });
    const noFreePlan = says('There is no free plan');
    expect(found({ plans: [free], noFreePlan })).toEqual(['noFreePlan']);
    expect(found({ plans: [{ ...free, isTrial: true }], noFreePlan })).toEqual(['noFreePlan']);
    expect(found({ noFreePlan })).toEqual([]);
  });
  it('refuses a plan of what is shut down, and doubt in words', () => {
    expect(found({ status: { ...status, state: 'shut down' } })).toEqual(['plans']);
    expect(found({ plans: [plan({}, { includes: 'Ten boards, by our last knowledge' })] })).toEqual([
      'plans.0.includes',
    ]);
    expect(found({ plans: [plan({}, { includes: 'No published prices.' })] })).toEqual(['plans.0.includes']);
    expect(found({ status: { ...status, note: 'Closed in spring, as we remember it.' } })).toEqual(['status.note']);
  });
  it('wants the words that close a plan, and one that is still sold', () => {
    const closed = (evidence = says('No new sign-ups')) => ({ closedToNew: { since: '2026-09-10', evidence } });
    const sold = plan({ amount: 20, evidence: says('Team $20 a month') }, { name: 'Team' });
    expect(found({ plans: [plan({}, closed()), sold] })).toEqual([]);
    expect(found({ plans: [plan({}, closed([])), sold] })).toEqual(['plans.0.closedToNew']);
    expect(found({ plans: [plan({}, closed())] })).toEqual(['plans']);
    expect(found({ plans: [plan({}, closed([{ source: 'gone', quote: 'No new sign-ups' }])), sold] })).toEqual([
      'plans.0.closedToNew.evidence.0.source',
    ]);
  });
  it('refuses a permission that its words do not give', () => {
    const evidence = says('We claim no ownership.');
    expect(found({ baseRights: { commercialUse: { answer: 'yes', condition: '', evidence } } })).toEqual([
      'baseRights.commercialUse',
    ]);
  });
  it('refuses a statement on training data without evidence', () =>
    expect(found({ ethicallyTrained: 'Not ethically licensed: scraped' })).toEqual(['ethicallyTrained']));
  it('wants a source of each drop, and no drop of tomorrow', () => {
    expect(fieldsOf(checkFacts(data([], [drop({ sourceUrl: null, releaseDate: '2026-11-22' })]), today))).toEqual([
      'sourceUrl',
      'releaseDate',
    ]);
  });
});
