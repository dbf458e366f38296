import { describe, expect, test } from 'vitest';
import { noRules } from '#domain/rules/ready-made-rules.ts';
import { judgePlan } from '#domain/rules/judge-plan.ts';
import { fileTools } from '#testing/built-catalogue.ts';
import { toolOf } from '#domain/tool/evidence/derive-facts.ts';
import { makeSource, makeTool } from '#domain/tool/editing/make-tool.ts';
import { type Plan, planSchema } from './plan.schema.ts';
import { type RightsCell, rightsColumns, rightsRow } from './rights-matrix.ts';
import { shownPlans } from './shown-plans.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

const sources: Tool['sources'] = { terms: makeSource() };
const words = [{ source: 'terms', quote: 'The words.' }];
const held = (answer: string, more = {}) => ({ answer, condition: '', evidence: words, ...more });
const plan = (name: string, amount: number | null | undefined, rights: Record<string, object> = {}): Plan =>
  planSchema.parse({
    name,
    price:
      amount === undefined ? null : { amount, period: 'month', billed: 'monthly', perPerson: false, evidence: words },
    rights,
  });
const rowOf = (plans: Plan[], fields: Partial<Tool> = {}) => rightsRow(toolOf(makeTool({ sources, plans, ...fields })));
const texts = (plans: Plan[], fields?: Partial<Tool>) => {
  const { plan: on, price, cells } = rowOf(plans, fields);
  return [on, price.text, ...cells.map(({ text }) => text)];
};

describe('the plan of a row', () => {
  const yes = { commercialUse: held('yes') };
  test.each<[string, Plan[], string, string]>([
    [
      'the one of the price of a yes',
      [plan('Free', 0), plan('Pro', 20, yes), plan('Team', 60, yes)],
      'Pro',
      '$20 a month',
    ],
    ['free, where that is a yes', [plan('Free', 0, yes), plan('Pro', 20, yes)], 'Free', 'Free'],
    [
      'a yes that is sold on request',
      [plan('Free', 0), plan('Pro', 20), plan('Enterprise', null, yes)],
      'Enterprise',
      'On request',
    ],
    ['a yes whose price nobody has read', [plan('Pro', undefined, yes)], 'Pro', 'Not read'],
    [
      'the first that is paid, where no yes is known',
      [plan('Free', 0), plan('Pro', 20)],
      'Pro, the first paid plan',
      'None known',
    ],
    ['the only one there is', [plan('Free', 0)], 'Free, the only plan read', 'None known'],
    ['none', [], 'No plan read', 'None known'],
  ])('%s', (_, plans, on, price) => {
    expect(texts(plans).slice(0, 2)).toEqual([on, price]);
  });

  test('a price is what all seats cost together that have to be bought', () => {
    const team = { ...plan('Team', 25, yes), price: { ...plan('Team', 25).price!, perPerson: true, minimumPeople: 2 } };
    expect(rowOf([team]).price).toEqual({ text: '$50 a month', note: 'for 2 seats', rank: 50, bearing: 'good' });
    expect(rowOf([plan('Pro', 20, yes)]).price).not.toHaveProperty('note');
  });

  test('a tool that has shut down has no price of a yes', () => {
    const status = { state: 'shut down', note: '', since: null, replacedBy: null } as const;
    expect(texts([plan('Pro', 20, yes)], { status }).slice(0, 2)).toEqual(['Pro', 'Shut down']);
  });
});

describe('the words of a cell', () => {
  const cell = (right: string, answer: object): RightsCell | undefined => {
    const place = rightsColumns.findIndex(({ name }) => name === right);
    return rowOf([plan('Pro', 20, { [right]: answer })]).cells[place];
  };
  test('say the answer themselves, without the head of their column', () => {
    expect(cell('commercialUse', held('yes'))).toEqual({ text: 'Allowed', rank: 0, bearing: 'good' });
    expect(cell('trainsOnUploads', held('opt-out'))?.text).toBe('Switch it off');
    expect(cell('watermark', held('no'))?.text).toBe('No mark');
    expect(cell('privateByDefault', held('no'))).toMatchObject({ text: 'Others see it', bearing: 'bad' });
  });
  test('a good answer names its condition where that is short, and else says that there is one', () => {
    expect(cell('commercialUse', held('yes', { condition: 'while subscribed' }))).toMatchObject({
      text: 'Allowed',
      note: 'while subscribed',
    });
    const long = cell('commercialUse', held('yes', { condition: 'a word and '.repeat(10) }));
    expect([long?.text, long?.note]).toEqual(['Allowed', 'on conditions']);
    const told = held('yes', { condition: 'a word and '.repeat(10), inShort: 'with credit to Fig' });
    expect(cell('commercialUse', { ...told, condition: 'while subscribed' })?.note).toBe('with credit to Fig');
    expect(cell('commercialUse', told)).toMatchObject({ text: 'Allowed', note: 'with credit to Fig' });
    expect(cell('commercialUse', held('yes'))).not.toHaveProperty('note');
    const capped = plan('Pro', 20, { commercialUse: held('yes'), revenueCap: held('yes', { amountUSD: 1_000_000 }) });
    expect(rowOf([capped]).cells[0]?.note).toBe('on conditions');
    expect(cell('privateByDefault', held('no', { condition: 'unless Stealth is on' }))?.text).toBe('Others see it');
  });
  test.each([
    ['a yes that no words prove', held('yes', { evidence: [] })],
    ['a yes whose words are about the API', held('yes', { evidence: [{ ...words[0], about: 'the API' }] })],
    ['what is not read', { answer: 'not read', condition: '', evidence: [] }],
  ])('%s is unread', (_, answer) => {
    expect(cell('indemnity', answer)).toMatchObject({ text: 'Not read', bearing: 'open' });
  });
  test('best first: good, what does not apply, a switch, what hangs on something, nobody knows, bad', () => {
    const none = { answer: 'does not apply', condition: '', evidence: [] };
    const unread = { answer: 'not read', condition: '', evidence: [] };
    const ranks = [
      held('no'),
      none,
      held('opt-out'),
      held('depends', { condition: 'on the model' }),
      held('maker silent'),
      unread,
      held('yes'),
    ].map((answer) => cell('trainsOnUploads', answer)?.rank ?? Number.NaN);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(new Set(ranks).size).toBe(ranks.length);
  });
});

test('prices sort by dollars a month, then what has no such price, then what nobody knows', () => {
  const yes = { commercialUse: held('yes') };
  const rank = (one: Plan) => rowOf([one]).price.rank;
  const yearly = planSchema.parse({
    ...plan('Year', 120, yes),
    price: { amount: 120, period: 'year', billed: 'yearly', perPerson: false, evidence: words },
  });
  const euro = planSchema.parse({
    ...plan('Euro', 1, yes),
    price: { amount: 1, currency: 'EUR', period: 'month', billed: 'monthly', perPerson: false, evidence: words },
  });
  const ranks = [plan('Free', 0, yes), yearly, plan('Pro', 20, yes), euro, plan('Big', null, yes), plan('Dark', 5)].map(
    rank,
  );
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(new Set(ranks).size).toBe(ranks.length);
  // What costs nothing has the first rank, if it is no price for time.
  const once = planSchema.parse({
    ...plan('Open source', 0, yes),
    price: { amount: 0, period: 'once', billed: null, perPerson: false, evidence: words },
  });
  expect(rowOf([once]).price).toEqual({ text: 'Free', rank: 0, bearing: 'good' });
});

test('for every tool of the guide a good cell is a pass of the verdict, and no other; told tools have the same row', () => {
  const rules = {
    ...noRules,
    paidWork: true,
    noTraining: 'never',
    indemnity: true,
    private: true,
    noWatermark: true,
    noAttribution: true,
  } as const;
  for (const tool of fileTools) {
    const row = rightsRow(tool);
    const plan = tool.plans.find(({ name }) => row.plan.split(', the ')[0] === name) ?? null;
    const standings = judgePlan(tool, plan, rules).map(
      ({ standing, says }) => standing === 'passes' && says !== 'does not apply',
    );
    expect(row.cells.map(({ bearing }) => bearing === 'good')).toEqual(standings);
    const { baseRights: _, ...rest } = tool;
    if (tool.plans.length > 0) expect(rightsRow({ ...rest, plans: shownPlans(tool) })).toEqual(row);
  }
});
