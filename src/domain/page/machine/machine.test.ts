import { expect, test } from 'vitest';
import { noEvidence } from '#domain/tool/evidence/evidence.ts';
import { makeEvidence, makeTool } from '#domain/tool/editing/make-tool.ts';
import { machinePick } from './machine-pick.ts';
import { machineToolPage } from './tool-facts.ts';
import { machineComparison } from './two-tools.ts';

const site = 'https://yak.test';
const read = makeTool({ id: 1, slug: 'read', name: 'Read', evidence: { ...noEvidence(), price: makeEvidence() } });
const named = { id: 2, slug: 'guessed', name: 'Guessed' };
const guessed = makeTool(named);

test('each value comes with its standing, its words and its source', () => {
  const { price, facts, url, status } = machineToolPage(read, site);
  expect(status).toEqual({ state: 'active', note: '', since: null });
  expect(url).toBe('https://yak.test/tool-fluid/1');
  expect(price).toEqual({
    fact: 'Price',
    value: '$10 a month, paid work included',
    standing: 'confirmed',
    note: 'Confirmed 1 November 2026: example.com/pricing',
    evidence: makeEvidence(),
  });
  expect(facts.map(({ value }) => value)).toEqual([
    '$10 a month, paid work included',
    'no',
    'Yes',
    'Not read yet',
    'Not read yet',
    'Not specified',
    'active',
  ]);
  const free = { amount: 0, period: 'month' as const, details: '' };
  const told = machineToolPage(
    { ...read, ethicallyTrained: 'On licensed pictures', pricing: free, priceOfYes: null },
    site,
  );
  expect([told.price.value, told.facts[5]?.value]).toEqual(['Free plan, paid work included', 'On licensed pictures']);
});

test('a price that nobody has confirmed carries its mark and says so', () => {
  expect(machineToolPage(guessed, site).price).toMatchObject({
    value: '$10* a month, paid work included',
    standing: 'unconfirmed',
    note: 'Not confirmed yet: check with Guessed',
    evidence: null,
  });
});

test('two tools: differences first, each side with its evidence', () => {
  const rights = { ...guessed.rights, commercialUse: 'no' } as const;
  const { tools, facts, takeWhich } = machineComparison([read, makeTool({ ...named, rights })], site);
  expect(facts.map(({ differs }) => differs)).toEqual([true, true, false, false, false, false, false]);
  expect(tools.map(({ name }) => name)).toEqual(['Read', 'Guessed']);
  expect(facts.slice(0, 2).map(({ fact, values }) => [fact, ...values.map(({ value }) => value)])).toEqual([
    ['Price', '$10 a month, paid work included', 'From $10* a month. Paid work: no'],
    ['Commercial use', 'Yes', 'No'],
  ]);
  expect(takeWhich).toContain('Read: paid work from $10 a month.');
});

test('a pick says why in points of two decimals, and why it stands where it does', () => {
  const pick = {
    toolId: 1,
    score: 1.2345,
    counted: 1.25,
    tier: 0,
    reasons: [{ code: 'task' as const, text: 'Adds subtitles', weight: 0.3333 }],
    misfits: [{ code: 'goal_missing' as const, text: 'Good at no social job in analysis', weight: 0.6667 }],
    isByTurn: true,
    leadsFor: null,
    jobs: [],
    yakPick: null,
    tasks: [],
  };
  const told = {
    score: 1.23,
    reasons: [{ code: 'task', text: 'Adds subtitles', weight: 0.33 }],
    misfits: [{ code: 'goal_missing', text: 'Good at no social job in analysis', weight: 0.67 }],
    jobs: [],
  };
  const note = 'A wild card: two places of each full list go to tools that their points alone would leave out.';
  expect(machinePick(pick, [pick])).toStrictEqual({ ...told, note });
  expect(machinePick({ ...pick, isByTurn: false }, [])).toStrictEqual(told);
});

test('plans come with prices and rights, each with its words, page, copy and days', () => {
  const source = {
    page: 'https://example.com/terms',
    copy: 'https://archive.example/terms',
    kind: 'terms archive' as const,
    readOn: '2026-11-23',
    pageDate: '2026-08-12',
    language: 'en',
  };
  const price = { currency: 'USD', period: 'month', billed: null, perPerson: true, minimumPeople: null } as const;
  const plan = (name: string, amount: number, quote: string) => ({
    name,
    includes: '',
    isTrial: false,
    price: { ...price, amount, evidence: [{ source: 'terms', quote }] },
    priceYearly: null,
  });
  const indemnity = { answer: 'no' as const, condition: '', evidence: [{ source: 'terms', quote: 'as is' }] };
  const tool = makeTool({
    sources: { terms: source },
    plans: [
      { ...plan('Free', 0, 'Free for all'), rights: { commercialUse: { answer: 'no', condition: '', evidence: [] } } },
      {
        ...plan('Pro', 10, '$10 a month'),
        rights: {
          commercialUse: {
            answer: 'yes',
            condition: 'while subscribed',
            evidence: [{ source: 'terms', quote: 'yours to sell' }],
          },
        },
      },
    ],
    baseRights: { indemnity },
  });
  const closedToNew = { since: '2026-09-10', evidence: [{ source: 'terms', quote: 'No new sign-ups' }] };
  const closed = machineToolPage({ ...tool, plans: tool.plans.map((one) => ({ ...one, closedToNew })) }, site).plans;
  expect(closed[0]?.closedToNew).toMatchObject({ since: '2026-09-10', standing: 'confirmed' });
  const { plans, priceOfYes, price: told } = machineToolPage(tool, site);
  expect(told.value).toBe('$0 to try, $10 a month with paid work on conditions');
  expect(priceOfYes).toMatchObject({ plan: 'Pro', amount: 10, period: 'month', hasConditions: true });
  expect(plans[0]?.closedToNew).toBeNull();
  expect(plans.map(({ name, price: one }) => [name, one?.value, one?.standing])).toEqual([
    ['Free', '$0 a month', 'confirmed'],
    ['Pro', '$10 a month', 'confirmed'],
  ]);
  expect(plans[1]?.rights.commercialUse).toMatchObject({
    answer: 'yes',
    condition: 'while subscribed',
    standing: 'confirmed',
  });
  expect(plans[1]?.rights.commercialUse.evidence).toEqual([
    {
      source: source.page,
      copy: source.copy,
      kind: 'terms archive',
      quote: 'yours to sell',
      readOn: '2026-11-23',
      pageDate: '2026-08-12',
    },
  ]);
  expect(plans.map(({ rights }) => [rights.indemnity.answer, rights.watermark.answer])).toEqual([
    ['no', 'not read'],
    ['no', 'not read'],
  ]);
});
