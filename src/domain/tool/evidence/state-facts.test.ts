import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { emptyTool } from '#domain/tool/editing/empty-tool.ts';
import { rightOn } from '#domain/tool/plan/plan-rights.ts';
import { planSchema } from '#domain/tool/plan/plan.schema.ts';
import { recordOf, toolOf } from './derive-facts.ts';
import { makeDerivedTool, makeEvidence, makeTool } from '#domain/tool/editing/make-tool.ts';
import { mergeTools } from '#domain/tool/merge-tools.ts';
import { type RightStatement, type Statement, stateFacts, stateRightOn } from './state-facts.ts';
import type { FactsOfBefore } from '#domain/tool/shapes-of-before.ts';
import { withNoted } from '#domain/tool/tool-field-paths.ts';
import { type Tool, toolSchema } from '#domain/tool/tool.schema.ts';
import { keepEntry } from '#domain/tool/editing/upload-entries.ts';
import { type Upload, uploadSchema } from '#domain/tool/uploaded-tool.schema.ts';

const folder = new URL('../../../../data/tools/', import.meta.url);
const tools = readdirSync(folder).map((name): Tool => {
  const { $schema: _, ...record } = toolSchema.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
  return toolOf(record);
});
const blank = emptyTool(1, 'some-tool');
const proof = (quote: string, source = 'https://example.com/pricing') => makeEvidence({ quote, source });

describe('facts stated without a plan', () => {
  test('that a tool of the guide says already change nothing of it', () => {
    for (const tool of tools) {
      const { pricing, freeUse, rights, evidence } = tool;
      expect(stateFacts(tool, { pricing, freeUse, rights, evidence })).toEqual(tool);
    }
  });

  test('make one plan of a price, a free plan of a way in for nothing, and answers for every plan', () => {
    const made = stateFacts(blank, {
      pricing: { amount: 10, period: 'user', details: 'Ten seats' },
      freeUse: 'yes',
      rights: { commercialUse: 'yes' },
      evidence: { price: proof('$10 per user'), commercialUse: proof('Sell it', 'https://example.com/terms') },
    });
    expect(made.plans).toMatchObject([
      { name: 'Free', price: { amount: 0 } },
      { name: 'Paid plan', includes: 'Ten seats', price: { amount: 10, period: 'month', perPerson: true } },
    ]);
    expect(made).toMatchObject({ freeUse: 'yes', pricing: { amount: 0 }, rights: { commercialUse: 'yes' } });
    expect(Object.keys(made.sources)).toEqual(['pricing', 'terms']);
  });

  const statements: Statement[] = [
    { pricing: { amount: 10, period: 'user', details: 'Ten seats' }, evidence: { price: proof('$10') } },
    { pricing: { amount: 0 }, evidence: { price: proof('Free') } },
    { pricing: { amount: 0 }, freeUse: 'trial' },
    { pricing: { amount: null }, evidence: { price: proof('Talk to us') } },
    {
      pricing: { amount: 9, currency: 'EUR', period: 'license' },
      freeUse: 'no',
      evidence: { freeUse: proof('No free plan') },
    },
    { pricing: { amount: 0.1, period: 'credit' }, freeUse: 'trial' },
    { rights: { trainsOnUploads: 'opt-out' }, conditions: { trainsOnUploads: 'Settings, on by default' } },
  ];
  test.each(statements)('%j stated again changes nothing', (statement) => {
    for (const tool of [blank, makeDerivedTool()]) {
      const once = stateFacts(tool, statement);
      expect(once).not.toEqual(tool);
      expect(stateFacts(once, statement)).toEqual(once);
    }
  });

  test('keep the words of a price whose terms alone are told anew, and no others', () => {
    const tool = stateFacts(makeDerivedTool(), { evidence: { price: proof('$10') } });
    const told = stateFacts(tool, { pricing: { amount: 10, period: 'month', details: 'Two seats' } });
    expect([told.pricing.details, told.evidence.price?.quote]).toEqual(['Paid plan: Two seats', '$10']);
    const moved = stateFacts(tool, { pricing: { amount: 10, period: 'year' } });
    expect([moved.pricing.period, moved.evidence.price, moved.sources]).toEqual(['year', null, {}]);
  });

  test('turn nothing into what nobody said', () => {
    const words = { freeUse: proof('Try it'), indemnity: proof('As is'), price: proof('Call us') };
    expect(stateFacts(blank, { evidence: words })).toEqual(blank);
    expect(stateFacts(blank, { freeUse: 'no' }).freeUse).toBe('not read');
    expect(stateFacts(blank, { pricing: { amount: null } })).toEqual(blank);
    expect(stateFacts(blank, { rights: { indemnity: 'disputed' } })).toEqual(blank);
  });

  test('answer for every plan, whatever one plan said', () => {
    const plan = makeDerivedTool().plans[0];
    const right = { answer: 'no' as const, condition: '', evidence: [] };
    const tool = makeDerivedTool({
      plans: plan
        ? [
            { ...plan, name: 'Solo', rights: { commercialUse: right } },
            { ...plan, name: 'Team' },
          ]
        : [],
      baseRights: { commercialUse: { ...right, answer: 'yes' } },
    });
    expect(tool.rights.commercialUse).toBe('depends');
    expect(stateFacts(tool, { rights: { commercialUse: 'depends' } })).toEqual(tool);
    const said = stateFacts(tool, { rights: { commercialUse: 'maker silent' } });
    expect([said.rights.commercialUse, said.plans.map(({ rights }) => rights)]).toEqual(['maker silent', [{}, {}]]);
  });
});

test('what follows from plans is no part of a record, and is made anew', () => {
  for (const tool of tools) {
    const record = recordOf(tool);
    expect(
      Object.keys(record).filter((name) => /^(pricing|freeUse|rights|evidence|standardPricing|priceOfYes)$/.test(name)),
    ).toEqual([]);
    expect(toolOf({ ...tool, freeUse: 'trial', standardPricing: 'Made up' } as Tool)).toEqual(tool);
    expect(toolSchema.parse(record)).toEqual(record);
  }
});

describe('what was uploaded before tools had plans', () => {
  const price = (amount: number) => ({ amount, period: 'month' as const, details: 'One seat.' });
  const read = (fields: object, over: object): Upload =>
    uploadSchema.parse({ kind: 'change', toolId: 1, fields, over }) as Upload;
  const file = makeDerivedTool({ evidence: { ...makeDerivedTool().evidence, price: proof('$10') } });
  const { pricing, rights, evidence } = file;
  const change = (facts: FactsOfBefore) =>
    read({ badge: 'Video', ...facts }, { badge: 'Image', pricing, rights, evidence });

  test('holds as long as the file says what it said then', () => {
    const twelve = change({ pricing: price(12), evidence: { ...evidence, price: proof('$12') } });
    expect(mergeTools([file], [twelve])[0]).toMatchObject({
      badge: 'Video',
      pricing: { amount: 12 },
      evidence: { price: { quote: '$12' } },
    });
    const moved = stateFacts(file, { pricing: { amount: 14 }, evidence: { price: proof('$14') } });
    expect(mergeTools([moved], [twelve])[0]).toMatchObject({
      badge: 'Video',
      pricing: { amount: 14 },
      evidence: { price: { quote: '$14' } },
    });
  });

  test('brings words for a value that stood, and an answer that it changed alone', () => {
    const words = change({ evidence: { ...evidence, commercialUse: proof('Sell what you make') } });
    expect(mergeTools([file], [words])[0]?.evidence).toMatchObject({
      commercialUse: { quote: 'Sell what you make' },
      price: { quote: '$10' },
    });
    const said = change({ rights: { ...rights, trainsOnUploads: 'depends' } });
    const [merged] = mergeTools([file], [said]);
    expect(merged?.rights).toEqual({ ...rights, trainsOnUploads: 'depends' });
    expect(merged?.baseRights.trainsOnUploads?.condition).not.toBe('');
  });

  test('is not read where its words came from a copy that nobody can name', () => {
    const copied = { ...proof('We never train'), kind: 'dated transcription' as const };
    const said = change({
      rights: { ...rights, trainsOnUploads: 'no' },
      evidence: { ...evidence, trainsOnUploads: copied },
    });
    expect(mergeTools([file], [said])[0]?.rights.trainsOnUploads).toBe('not read');
    const {
      plans: _,
      sources: __,
      baseRights: ___,
      noFreePlan: ____,
      ethicsEvidence: _____,
      statusEvidence: ______,
      ...whole
    } = file;
    const fresh = {
      ...whole,
      ethicallyTrained: 'Yes',
      evidence: { ...evidence, commercialUse: copied, ethics: copied },
    };
    const upload = uploadSchema.parse({ kind: 'new', tool: fresh });
    expect(upload).toMatchObject({
      tool: {
        ethicallyTrained: '',
        rights: { commercialUse: 'not read' },
        pricing: { amount: 10 },
        evidence: { price: { quote: '$10' } },
      },
    });
  });

  test('is in today’s shape after it was read and stored again', () => {
    const twelve = change({ pricing: price(12) });
    expect(uploadSchema.parse(JSON.parse(JSON.stringify(twelve)))).toEqual(twelve);
    const entries = new Map<number, Upload>();
    keepEntry(entries, file, mergeTools([file], [twelve])[0] ?? file);
    const [kept] = entries.values();
    expect(kept).toMatchObject({ fields: { badge: 'Video', plans: [{ price: { amount: 12 } }] } });
    expect(uploadSchema.parse(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });
});

test('words of an upload stay with the page that they were read on, whatever the file calls by its name', () => {
  const file = makeDerivedTool();
  const entries = new Map<number, Upload>();
  keepEntry(
    entries,
    file,
    stateFacts(file, { evidence: { commercialUse: proof('Sell it', 'https://example.com/terms') } }),
  );
  const moved = stateFacts(file, {
    rights: { indemnity: 'no' },
    evidence: { indemnity: proof('As is', 'https://example.com/legal/terms') },
  });
  expect(Object.keys(moved.sources)).toEqual(['terms']);
  const [merged] = mergeTools([moved], [...entries.values()]);
  expect(merged?.evidence.commercialUse?.source).toBe('https://example.com/terms');
  expect(merged?.evidence.indemnity?.source).toBe('https://example.com/legal/terms');
});

test('a history from before tools had plans says what the tool said then', () => {
  const noted = withNoted(makeDerivedTool(), [
    { field: 'pricing', value: { amount: 8, period: 'month', details: '' } },
    { field: 'rights.indemnity', value: 'yes' },
    { field: 'evidence.price', value: null },
    { field: 'badge', value: 'Video' },
  ]);
  expect(noted).toMatchObject({
    badge: 'Video',
    pricing: { amount: 8 },
    rights: { indemnity: 'yes', commercialUse: 'yes' },
  });
});

describe('an answer on one right', () => {
  const page = 'https://example.com/terms';
  const terms = { page, copy: null, kind: 'maker', readOn: '2026-06-01', pageDate: null, language: 'en' } as const;
  const no = { answer: 'no', condition: '', evidence: [{ source: 'terms', quote: 'We never train.' }] } as const;
  const plan = (name: string, rights = {}) => planSchema.parse({ name, price: null, rights });
  const tool = makeTool({
    sources: { terms },
    baseRights: { trainsOnUploads: { ...no, evidence: [...no.evidence] } },
    plans: [plan('Free'), plan('Pro'), plan('Max', { trainsOnUploads: no })],
  });
  const says = (more: Partial<RightStatement>): RightStatement => ({
    ...{ name: 'trainsOnUploads', plans: ['Free', 'Pro'], answer: 'yes', condition: '' },
    evidence: makeEvidence({ source: page, quote: 'We train.', readOn: '2026-11-20' }),
    ...more,
  });
  const heldOn = (held: Tool) => held.plans.map((one) => rightOn(held, one, 'trainsOnUploads').answer);

  test('stands at the plans that it is said of, with its own reading of the page; the others keep theirs', () => {
    const stated = stateRightOn(tool, says({}));
    expect(heldOn(stated)).toEqual(['yes', 'yes', 'no']);
    expect(stated.sources).toEqual({ terms, 'terms-2': { ...terms, readOn: '2026-11-20' } });
    expect(stated.plans[0]?.rights.trainsOnUploads?.evidence).toEqual([{ source: 'terms-2', quote: 'We train.' }]);
    expect(stated.rights.trainsOnUploads).toBe('depends');
  });

  test('of every plan wins over what plans said, and a page that nothing quotes any more goes', () => {
    const stated = stateRightOn(tool, says({ plans: null, answer: 'opt-out', condition: 'Settings, on at first' }));
    expect(heldOn(stated)).toEqual(['opt-out', 'opt-out', 'opt-out']);
    expect(stated.plans.map(({ rights }) => rights)).toEqual([{}, {}, {}]);
    expect(Object.values(stated.sources)).toEqual([{ ...terms, readOn: '2026-11-20' }]);
  });

  test('may be on what the label does not show, and carries an amount', () => {
    const stated = stateRightOn(tool, says({ name: 'revenueCap', plans: ['Free'], amountUSD: 1_000_000 }));
    expect(rightOn(stated, stated.plans[0] ?? null, 'revenueCap')).toMatchObject({ answer: 'yes', amountUSD: 1e6 });
    expect(heldOn(stated)).toEqual(['no', 'no', 'no']);
  });
});
