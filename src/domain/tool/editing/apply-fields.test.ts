import { describe, expect, it } from 'vitest';
import { applyEvidence } from '#domain/tool/evidence/apply-evidence.ts';
import { applyFields, newTool } from './apply-fields.ts';
import { emptyTool } from './empty-tool.ts';
import { type FactName, noEvidence } from '#domain/tool/evidence/evidence.ts';
import type { Evidence } from '#domain/tool/evidence/evidence.schema.ts';
import { laterFields } from '#domain/tool/later-fields.ts';
import { makeDerivedTool, makeEvidence } from './make-tool.ts';
import { rightsOfBefore, recordOfBefore } from '#domain/tool/shapes-of-before.ts';
import { stateFacts } from '#domain/tool/evidence/state-facts.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

const proven = (...facts: FactName[]) => ({
  ...noEvidence(),
  ...Object.fromEntries(facts.map((fact) => [fact, makeEvidence()])),
});
const tool = makeDerivedTool({ ethicallyTrained: 'Yes', evidence: proven('price', 'freeUse', 'ethics', 'status') });
const { status } = tool;

describe('evidence after a row', () => {
  const dropped = (title: string, column: string) =>
    `${title}: its evidence (https://example.com/pricing, 2026-11-01) proved the old value and is dropped. Fill in ${column}, kind, quote and read_on to prove the new one.`;
  it.each<[Tool, FactName, string]>([
    [stateFacts(tool, { pricing: { amount: 12 } }), 'price', dropped('Price', 'price_source')],
    [stateFacts(tool, { freeUse: 'trial' }), 'freeUse', dropped('Free use', 'free_use_source')],
    [{ ...tool, ethicallyTrained: '' }, 'ethics', dropped('Training data', 'ethically_trained_source')],
    [{ ...tool, status: { ...status, note: 'For sale.' } }, 'status', dropped('Status', 'status_source')],
  ])('of a changed value goes', (after, fact, note) => {
    const applied = applyEvidence(tool, after);
    expect(applied.tool.evidence).toEqual({ ...tool.evidence, [fact]: null });
    expect([applied.notes, applied.problems]).toEqual([[note], []]);
  });

  const whole = makeEvidence({ source: 'https://example.com/terms', quote: 'Eleven', readOn: '2026-11-02' });
  it('is what the row says, with what the old one says of the same page', () => {
    const given = (price: Partial<Evidence>) => applyEvidence(tool, tool, { price }).tool.evidence.price;
    expect(given({ quote: 'Eleven' })).toEqual(makeEvidence({ quote: 'Eleven' }));
    expect(given({ source: 'https://example.com/pricing', pageDate: '2026-10-01' })).toEqual(
      makeEvidence({ pageDate: '2026-10-01' }),
    );
    expect(given(whole)).toEqual(whole);
    expect(applyEvidence(tool, tool)).toEqual({ tool, notes: [], problems: [] });
  });
  it('of a copy needs the address of the copy', () => {
    const copied = { ...whole, kind: 'dated transcription' as const };
    expect(applyEvidence(tool, tool, { price: copied }).problems).toEqual([
      {
        column: 'price_copy',
        value: '',
        remedy: 'Name the address of the copy in which the words were read: without it nobody can look them up.',
      },
    ]);
    const copy = 'https://github.com/somebody/prices/blob/1a2b3c/example.md';
    const read = applyEvidence(tool, tool, { price: { ...copied, copy, english: 'Eleven dollars' } });
    expect(read.problems).toEqual([]);
    expect(read.tool.evidence.price).toEqual({ ...copied, copy, english: 'Eleven dollars' });
  });

  const { source, kind, quote, readOn } = whole;
  const remedy = 'Evidence is a source, its kind, a quote and the day it was read: fill in all four, or none.';
  it.each([
    [{ kind, quote, readOn }, 'indemnity_source'],
    [{ source, quote, readOn }, 'indemnity_kind'],
    [{ source, kind, readOn }, 'indemnity_quote'],
    [{ source, kind, quote }, 'indemnity_read_on'],
  ])('is refused in part: %j', (indemnity, column) => {
    const silent = stateFacts(tool, { rights: { indemnity: 'maker silent' } });
    expect(applyEvidence(tool, silent, { indemnity })).toEqual({
      tool: silent,
      notes: [],
      problems: [{ column, value: '', remedy }],
    });
  });
  it('of another page is refused in part too', () =>
    expect(applyEvidence(tool, tool, { price: { source } }).problems).toEqual([
      { column: 'price_kind', value: '', remedy },
    ]));

  it('is refused where it does not count, each value for itself', () => {
    const after = stateFacts(tool, {
      rights: { commercialUse: 'maker silent', trainsOnUploads: 'maker silent', indemnity: 'not read' },
    });
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
  it('with another price has a price list that says so', () => {
    const lists = [
      [10, 12, 'Paid plan $12* a month'],
      [10, 0, 'Free: free; Paid plan $10* a month'],
      [0, 12, 'Paid plan $12* a month'],
      [10, null, 'Paid plan on request'],
      [10, 10, 'Paid plan $10* a month'],
    ] as const;
    for (const [before, amount, list] of lists) {
      const first = newTool(7, 'new', { name: 'New', pricing: { amount: before } }).tool;
      expect(applyFields(first, { name: 'New', pricing: { amount } }).tool.standardPricing).toBe(list);
    }
  });
  it('leaves a list of the row out, and keeps what it does not say', () => {
    const applied = applyFields(tool, {
      name: 'New',
      standardPricing: 'By the seat',
      rights: { trainsOnUploads: 'yes' },
      pricing: { amount: 12, details: 'Two seats.' },
    });
    expect(applied.tool).toMatchObject({
      name: 'New',
      pricing: { amount: 12, period: 'month', details: 'Paid plan: Two seats.' },
      rights: { ...tool.rights, trainsOnUploads: 'yes' },
      evidence: { ...tool.evidence, price: null },
    });
    expect(applied.notes[0]).toContain('“By the seat” is left out');
  });
  it('says of its first price what the list says, when the row says no more', () => {
    const first = newTool(7, 'new', { name: 'New', pricing: { amount: 10 }, standardPricing: 'Solo $10' });
    expect([first.tool.pricing.details, first.notes]).toEqual(['Paid plan: Solo $10', []]);
  });
  it('says that nothing is free only with the words for it', () => {
    const row = { name: 'Some Tool', freeUse: 'no' as const };
    const unread = newTool(7, 'new', row);
    expect(unread.tool.freeUse).toBe('not read');
    expect(unread.notes).toEqual([
      '“No” to free use is read as “not read”: only the words that say so prove it. Fill in free_use_source, kind, quote and read_on.',
    ]);
    const read = newTool(7, 'new', { ...row, evidence: { freeUse: makeEvidence({ quote: 'No free plan' }) } });
    expect([read.tool.freeUse, read.notes, read.problems]).toEqual(['no', [], []]);
    expect(read.tool.evidence.freeUse).toEqual(makeEvidence({ quote: 'No free plan' }));
  });
  it.each<[Parameters<typeof applyFields>[1], string]>([
    [{ name: 'A', pricing: { amount: 0 }, freeUse: 'no' }, 'free_use'],
    [{ name: 'A', rights: { trainsOnUploads: 'depends' } }, 'trains_on_uploads'],
    [{ name: 'A', rights: { trainsOnUploads: 'opt-out' } }, 'trains_on_uploads'],
    [{ name: 'A', rights: { indemnity: 'disputed' } }, 'indemnity'],
  ])('%j is refused at %s', (fields, column) =>
    expect(applyFields(tool, fields).problems).toEqual([expect.objectContaining({ column })]),
  );
  it('answers with a condition', () => {
    const said = applyFields(tool, {
      name: 'Some Tool',
      rights: { trainsOnUploads: 'opt-out' },
      conditions: { trainsOnUploads: 'Settings › Privacy, on by default' },
    });
    expect(said.problems).toEqual([]);
    expect(said.tool.baseRights.trainsOnUploads).toEqual({
      answer: 'opt-out',
      condition: 'Settings › Privacy, on by default',
      evidence: [],
    });
  });
  it('is, when it is new, nothing but what the row says', () => {
    const each = (names: string, value: unknown) => Object.fromEntries(names.split(' ').map((name) => [name, value]));
    const blank = {
      ...laterFields(),
      ...each('name description category link yakOpinion skipItIf', ''),
      ...each('standardPricing ethicallyTrained idealUseCases', ''),
      ...each('pros cons teamSizes experienceLevel departments goals', []),
      ...{ id: 7, slug: 'new', icon: null, badge: 'New', freeUse: 'not read' },
      pricing: { amount: null, period: 'month', details: '' },
      rights: each('commercialUse trainsOnUploads indemnity', 'not read'),
      evidence: noEvidence(),
      priceOfYes: null,
    };
    expect(emptyTool(7, 'new')).toEqual(blank);
    const asked = { ...blank, name: 'New' };
    expect(newTool(7, 'new', { name: 'New' })).toEqual({ tool: asked, notes: [], problems: [] });
    const free = (amount: number) => newTool(7, 'new', { name: 'New', pricing: { amount } }).tool.freeUse;
    expect([free(0), free(1)]).toEqual(['yes', 'not read']);
  });
});

describe('what an earlier release stored', () => {
  const before = { commercialUse: 'yes', indemnity: 'not stated' };
  const today = { commercialUse: 'yes', indemnity: 'not read' };
  it.each([null, 'rights', ['not stated'], undefined])('%j is none of its shapes', (value) => {
    expect([rightsOfBefore(value), recordOfBefore(value)]).toEqual([value, value]);
  });
  it.each<[object, object]>([
    [
      { rights: before, facts: {}, budgetRange: 'low' },
      { baseRights: { commercialUse: { answer: 'yes' } }, plans: [] },
    ],
    [{ budgetRange: 'free' }, { maker: '', plans: [{ name: 'Free', isTrial: false }] }],
    [
      { budgetRange: 'free', freeUse: 'trial', maker: 'A' },
      { maker: 'A', plans: [{ name: 'Free', isTrial: true }] },
    ],
  ])('%j is read as %j', (fields, read) => {
    expect(recordOfBefore(fields)).toMatchObject(read);
    expect(rightsOfBefore(before)).toEqual(today);
  });
});
