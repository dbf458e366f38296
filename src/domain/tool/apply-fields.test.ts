import { describe, expect, it } from 'vitest';
import { applyEvidence } from './apply-evidence.ts';
import { applyFields, emptyTool, newTool } from './apply-fields.ts';
import { type Evidence, type FactName, noEvidence } from './evidence.ts';
import { makeEvidence, makeTool } from './make-tool.ts';
import { rightsOfBefore, toolFieldsOfBefore } from './shapes-of-before.ts';
import type { Tool } from './tool.schema.ts';

const { rights, status, pricing } = makeTool();
const proven = (...facts: FactName[]) => ({
  ...noEvidence(),
  ...Object.fromEntries(facts.map((fact) => [fact, makeEvidence()])),
});
const tool = makeTool({ ethicallyTrained: 'Yes', evidence: proven('price', 'freeUse', 'ethics', 'status') });

describe('evidence after a row', () => {
  const dropped = (title: string, column: string) =>
    `${title}: its evidence (https://example.com/pricing, 2026-11-01) proved the old value and is dropped. Fill in ${column}, kind, quote and read_on to prove the new one.`;
  it.each<[Partial<Tool>, FactName, string]>([
    [{ pricing: { ...pricing, amount: 12 } }, 'price', dropped('Price', 'price_source')],
    [{ standardPricing: 'Solo $12' }, 'price', dropped('Price', 'price_source')],
    [{ freeUse: 'trial' }, 'freeUse', dropped('Free use', 'free_use_source')],
    [{ status: { ...status, note: 'For sale.' } }, 'status', dropped('Status', 'status_source')],
  ])('of %j goes', (fields, fact, note) =>
    expect(applyEvidence(tool, { ...tool, ...fields })).toEqual({
      evidence: { ...tool.evidence, [fact]: null },
      notes: [note],
      problems: [],
    }),
  );

  const whole = makeEvidence({ source: 'https://example.com/terms', quote: 'Eleven', readOn: '2026-11-02' });
  it('is what the row says, with what the old one says of the same page', () => {
    const given = (price: Partial<Evidence>) => applyEvidence(tool, tool, { price }).evidence.price;
    expect(given({ quote: 'Eleven' })).toEqual(makeEvidence({ quote: 'Eleven' }));
    expect(given({ source: 'https://example.com/pricing', pageDate: '2026-10-01' })).toEqual(
      makeEvidence({ pageDate: '2026-10-01' }),
    );
    expect(given(whole)).toEqual(whole);
    expect(applyEvidence(tool, tool)).toEqual({ evidence: tool.evidence, notes: [], problems: [] });
  });

  const { source, kind, quote, readOn } = whole;
  const remedy = 'Evidence is a source, its kind, a quote and the day it was read: fill in all four, or none.';
  it.each([
    [{ kind, quote, readOn }, 'indemnity_source'],
    [{ source, quote, readOn }, 'indemnity_kind'],
    [{ source, kind, readOn }, 'indemnity_quote'],
    [{ source, kind, quote }, 'indemnity_read_on'],
  ])('is refused in part: %j', (indemnity, column) => {
    const silent = { ...tool, rights: { ...rights, indemnity: 'maker silent' as const } };
    expect(applyEvidence(tool, silent, { indemnity })).toEqual({
      evidence: tool.evidence,
      notes: [],
      problems: [{ column, value: '', remedy }],
    });
  });
  it('of another page is refused in part too', () =>
    expect(applyEvidence(tool, tool, { price: { source } }).problems).toEqual([
      { column: 'price_kind', value: '', remedy },
    ]));

  it('is refused where it does not count, each value for itself', () => {
    const after = {
      ...tool,
      rights: { commercialUse: 'maker silent', trainsOnUploads: 'maker silent', indemnity: 'not read' },
    } as const;
    const hearsay = makeEvidence({ source: 'https://www.reddit.com/r/yak' });
    const silent = 'Name the page that was read and says nothing as its evidence, or write “not read”.';
    expect(applyEvidence(tool, after, { price: hearsay, indemnity: whole }).problems).toEqual([
      {
        column: 'price_source',
        value: 'https://www.reddit.com/r/yak',
        remedy:
          'A forum, a review, a list or an analysis does not count: name a page of the maker, a terms archive, a dated transcription or press.',
      },
      { column: 'commercial_use_source', value: '', remedy: silent },
      { column: 'trains_on_uploads_source', value: '', remedy: silent },
      {
        column: 'indemnity_source',
        value: 'https://example.com/terms',
        remedy: 'Nothing is said to “Indemnity”: state the value that was read, or leave its evidence out.',
      },
    ]);
  });
});

describe('a tool after a row', () => {
  const listed = (standardPricing: string, amount: number | null) =>
    makeTool({ standardPricing, pricing: { ...pricing, amount } });
  const gone = (before: string, after: string) => [
    `The price list “${before}” names the old price and gives way to “${after}”: fill in standard_pricing to say more.`,
  ];
  it.each<[string, number | null, number | null, string, string[]]>([
    ['Solo $10', 10, 12, '$12/month', gone('Solo $10', '$12/month')],
    ['Solo $ 1,200', 1200, 0, 'Free to start', gone('Solo $ 1,200', 'Free to start')],
    ['Solo $9.95', 9.95, null, 'Price on request', gone('Solo $9.95', 'Price on request')],
    ['Solo $5', 5, 6, '$6/month', gone('Solo $5', '$6/month')],
    ['Free tier', 0, 12, '$12/month', gone('Free tier', '$12/month')],
    ['Sold on request', null, 12, '$12/month', gone('Sold on request', '$12/month')],
    ['No Public Price', null, 0, 'Free to start', gone('No Public Price', 'Free to start')],
    ['', 10, 12, '$12/month', []],
    ['', 10, 10, '$10/month', []],
    ['Freemium', 0, 12, 'Freemium', []],
    ['Solo $10', 10, 10, 'Solo $10', []],
    ['Solo $10, later $12', 10, 12, 'Solo $10, later $12', []],
    ['Sold by 12', 10, 12, 'Sold by 12', []],
    ['Some $', null, 12, 'Some $', []],
  ])('the list “%s” at %s and then %s is “%s”', (list, before, amount, after, notes) => {
    const applied = applyFields(listed(list, before), { name: 'Some Tool', pricing: { amount } });
    expect([applied.tool.standardPricing, applied.notes]).toEqual([after, notes]);
  });
  it('keeps the list that the row gives, and what it does not say', () => {
    const fields = { name: 'New', standardPricing: 'By the seat', rights: { indemnity: 'yes' as const } };
    const applied = applyFields(tool, { ...fields, pricing: { amount: 12, details: 'Two seats.' } });
    expect(applied.tool).toEqual({
      ...tool,
      ...fields,
      pricing: { amount: 12, period: 'month', details: 'Two seats.' },
      rights: { ...rights, indemnity: 'yes' },
      evidence: { ...tool.evidence, price: null },
    });
  });
  it('is, when it is new, nothing but what the row says', () => {
    const each = (names: string, value: unknown) => Object.fromEntries(names.split(' ').map((name) => [name, value]));
    const blank = {
      ...each('name maker description category link yakOpinion skipItIf', ''),
      ...each('standardPricing ethicallyTrained idealUseCases', ''),
      ...each('alsoKnownAs pros cons teamSizes experienceLevel departments goals tasks', []),
      ...{ id: 7, slug: 'new', icon: null, badge: 'New', yakPick: null, freeUse: 'not read' },
      pricing: { amount: null, period: 'month', details: '' },
      rights: each('commercialUse trainsOnUploads indemnity', 'not read'),
      status: { state: 'active', note: '', since: null, replacedBy: null },
      evidence: noEvidence(),
    };
    expect(emptyTool(7, 'new')).toEqual(blank);
    const asked = { ...blank, name: 'New', standardPricing: 'Price on request' };
    expect(newTool(7, 'new', { name: 'New' })).toEqual({ tool: asked, notes: [], problems: [] });
    const free = (amount: number) => newTool(7, 'new', { name: 'New', pricing: { amount } }).tool.freeUse;
    expect([free(0), free(1)]).toEqual(['yes', 'not read']);
  });
});

describe('what an earlier release stored', () => {
  const before = { commercialUse: 'yes', indemnity: 'not stated' };
  const today = { commercialUse: 'yes', indemnity: 'not read' };
  const plain = {
    maker: '',
    alsoKnownAs: [],
    yakPick: null,
    freeUse: 'not read',
    tasks: [],
    evidence: noEvidence(),
  };
  it.each([null, 'rights', ['not stated'], undefined])('%j is none of its shapes', (value) => {
    expect([rightsOfBefore(value), toolFieldsOfBefore(value, true)]).toEqual([value, value]);
  });
  it.each<[object, boolean, object]>([
    [{ rights: before, facts: {}, budgetRange: 'free', badge: 'New' }, false, { rights: today, badge: 'New' }],
    [{ badge: 'New' }, false, { badge: 'New' }],
    [{ rights: before, facts: {}, budgetRange: 'low' }, true, { ...plain, rights: today }],
    [{ budgetRange: 'free' }, true, { ...plain, freeUse: 'yes' }],
    [{ budgetRange: 'free', freeUse: 'trial', maker: 'A' }, true, { ...plain, freeUse: 'trial', maker: 'A' }],
  ])('%j (whole: %s) is read as %j', (fields, isWhole, read) => {
    expect(toolFieldsOfBefore(fields, isWhole)).toEqual(read);
    expect(rightsOfBefore(before)).toEqual(today);
  });
});
