import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeSource, makeTool } from '#domain/tool/editing/make-tool.ts';
import {
  type Plan,
  planAnswers,
  type PlanRight,
  type PlanRights,
  planRightNames,
  planSchema,
} from '#domain/tool/plan/plan.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { type JudgedVerdict, judgedTool } from '#testing/judged-verdict.ts';
import judged from '#domain/rules/judged/judged-verdicts.json' with { type: 'json' };
import { judgePlan, worstOf, type Standing } from './judge-plan.ts';
import { readyMadeRules } from './ready-made-rules.ts';
import { type Rules, rulesSchema } from './rules.schema.ts';
import { verdictStatement, verdictWords } from './verdict-statement.ts';
import { verdictOf } from './verdict.ts';

const sources: Tool['sources'] = { terms: makeSource() };
const words = [{ source: 'terms', quote: 'The words.' }];

// What does not apply has no witnesses who could differ.
const right = fc
  .record({
    answer: fc.constantFrom(...planAnswers),
    condition: fc.constantFrom('', 'Settings › Privacy'),
    evidence: fc.constantFrom([], words, [
      ...words.map((one) => ({ ...one, says: 'yes' })),
      { ...words[0], says: 'no' },
    ]),
    amountUSD: fc.constantFrom(undefined, 100_000, 1_000_000),
  })
  .map((of) => (of.answer === 'does not apply' ? { ...of, evidence: [] } : of)) as fc.Arbitrary<PlanRight>;
const rights = fc.dictionary(fc.constantFrom(...planRightNames), right) as fc.Arbitrary<PlanRights>;
const plan = fc
  .record({
    name: fc.constantFrom('Free', 'Pro', 'Team', 'Studio'),
    isTrial: fc.boolean(),
    amount: fc.constantFrom(0, 10, 20, 30, null, undefined),
    minimumPeople: fc.constantFrom(null, 1, 5),
    rights,
  })
  .map(({ amount, minimumPeople, ...fields }) =>
    planSchema.parse({
      ...fields,
      price:
        amount === undefined
          ? null
          : { amount, period: 'month', billed: 'monthly', perPerson: true, minimumPeople, evidence: [] },
    }),
  );
const tool = fc
  .record({
    plans: fc.array(plan, { maxLength: 4 }),
    baseRights: rights,
    ethicallyTrained: fc.constantFrom('', 'Yes', 'No'),
  })
  .map((fields) => makeTool({ ...fields, sources, ethicsEvidence: fields.ethicallyTrained === '' ? [] : words }));
const rules = fc.record({
  paidWork: fc.boolean(),
  noTraining: fc.constantFrom(null, 'off' as const, 'never' as const),
  indemnity: fc.boolean(),
  private: fc.boolean(),
  noWatermark: fc.boolean(),
  noAttribution: fc.boolean(),
  licensedData: fc.boolean(),
  revenueUSD: fc.constantFrom(null, 50_000, 5_000_000),
  people: fc.constantFrom(null, 1, 3, 10),
});

/** How much a standing permits; what nobody knows permits as little as what fails. */
const permits: Record<Standing, number> = { passes: 2, switched: 1, unknown: 0, fails: 0 };
const passes = (of: Tool, under: Rules) => permits[verdictOf(of, under).verdict] > 0;

/** Every way to ask one thing more, or a stricter one. */
function stricter(asked: Rules): Rules[] {
  const flags = ['paidWork', 'indemnity', 'private', 'noWatermark', 'noAttribution', 'licensedData'] as const;
  return [
    ...flags.filter((name) => !asked[name]).map((name) => ({ ...asked, [name]: true })),
    ...(asked.noTraining === null ? [{ ...asked, noTraining: 'off' as const }] : []),
    ...(asked.noTraining === 'off' ? [{ ...asked, noTraining: 'never' as const }] : []),
    ...(asked.revenueUSD === null ? [{ ...asked, revenueUSD: 500_000 }] : []),
  ];
}

/** The tool without one of its readings: an answer of a plan or of the terms, its words, the statement on training data. */
function lessRead(of: Tool): Tool[] {
  const without = (held: PlanRights): PlanRights[] =>
    Object.keys(held).flatMap((name) => [
      { ...held, [name]: { ...held[name as keyof PlanRights], evidence: [] } } as PlanRights,
      { ...held, [name]: { answer: 'not read', condition: '', evidence: [] } } as PlanRights,
    ]);
  return [
    ...without(of.baseRights).map((baseRights) => ({ ...of, baseRights })),
    ...of.plans.flatMap((one, index) =>
      without(one.rights).map((held) => ({ ...of, plans: of.plans.with(index, { ...one, rights: held }) })),
    ),
    { ...of, ethicsEvidence: [] },
  ];
}

describe('for any tool and any rules', () => {
  test('one rule more never makes a plan better, and makes no tool pass, nor cheaper', () =>
    fc.assert(
      fc.property(tool, rules, (of, asked) => {
        for (const more of stricter(asked)) {
          for (const one of of.plans)
            expect(permits[worstOf(judgePlan(of, one, more))]).toBeLessThanOrEqual(
              permits[worstOf(judgePlan(of, one, asked))],
            );
          if (passes(of, more)) expect(passes(of, asked)).toBe(true);
          const [before, after] = [verdictOf(of, asked), verdictOf(of, more)];
          if (passes(of, more) && before.price && after.price)
            expect(after.price.amount * after.price.seats).toBeGreaterThanOrEqual(
              before.price.amount * before.price.seats,
            );
        }
      }),
      { numRuns: 400 },
    ));

  test('one reading less never makes a plan better, and makes no tool pass', () =>
    fc.assert(
      fc.property(tool, rules, (of, asked) => {
        for (const less of lessRead(of)) {
          for (const [index, one] of less.plans.entries())
            expect(permits[worstOf(judgePlan(less, one, asked))]).toBeLessThanOrEqual(
              permits[worstOf(judgePlan(of, of.plans[index] ?? null, asked))],
            );
          if (passes(less, asked)) expect(passes(of, asked)).toBe(true);
        }
      }),
      { numRuns: 400 },
    ));

  test('what passes is known in every rule, by words or because it does not apply', () =>
    fc.assert(
      fc.property(tool, rules, (of, asked) => {
        const { verdict, reasons } = verdictOf(of, asked);
        if (verdict !== 'passes' && verdict !== 'switched') return;
        for (const { standing, evidence, says } of reasons) {
          expect(['passes', 'switched']).toContain(standing);
          expect(evidence !== null || says === 'does not apply').toBe(true);
          expect(['not read', 'disputed', 'maker silent', 'depends']).not.toContain(says);
        }
      }),
      { numRuns: 400 },
    ));
});

test('of a tool that fails the plan is told that breaks the fewest rules, then the cheapest, whatever is unknown there', () =>
  fc.assert(
    fc.property(tool, rules, (of, asked) => {
      const { verdict, reasons, reasonsOn, failsOnEveryPlan } = verdictOf(of, asked);
      const plans = of.plans.filter(({ isTrial }) => !isTrial);
      const broken = (one: Plan | null) =>
        judgePlan(of, one, asked).flatMap(({ rule, standing }) => (standing === 'fails' ? [rule] : []));
      if (verdict !== 'fails') {
        expect(failsOnEveryPlan).toEqual([]);
        return;
      }
      const all = (plans.length > 0 ? plans : [null]).map(broken);
      expect(reasons.filter(({ standing }) => standing === 'fails')).toHaveLength(
        Math.min(...all.map((names) => names.length)),
      );
      expect(failsOnEveryPlan).toEqual((all[0] ?? []).filter((rule) => all.every((names) => names.includes(rule))));
      expect(reasonsOn === null).toBe(plans.length === 0);
    }),
    { numRuns: 400 },
  ));

describe('what is told of a plan', () => {
  const held = (answer: 'yes' | 'no') => ({ answer, condition: '', evidence: words });
  const sold = (name: string, amount: number | null | undefined, answers: Record<string, 'yes' | 'no'>, more = {}) =>
    planSchema.parse({
      name,
      price:
        amount === undefined
          ? null
          : { amount, period: 'month', billed: 'monthly', perPerson: false, evidence: words, ...more },
      rights: Object.fromEntries(Object.entries(answers).map(([right, answer]) => [right, held(answer)])),
    });
  const on = (plans: Plan[], asked: Partial<Rules>) =>
    verdictOf(makeTool({ plans, sources }), rulesSchema.parse(asked));

  test('the closest one of a tool that fails, and which rules every plan breaks', () => {
    const plans = [
      sold('Free', 0, { commercialUse: 'no', watermark: 'yes', privateByDefault: 'no' }),
      sold('Pro', 20, { commercialUse: 'yes', watermark: 'no', privateByDefault: 'no' }),
      sold('Team', 60, { commercialUse: 'yes', watermark: 'no', privateByDefault: 'no' }),
    ];
    const { verdict, reasonsOn, failsOnEveryPlan, reasons } = on(plans, {
      paidWork: true,
      private: true,
      noWatermark: true,
    });
    expect([verdict, reasonsOn, failsOnEveryPlan]).toEqual(['fails', 'Pro', ['private']]);
    expect(reasons.filter(({ standing }) => standing === 'fails').map(({ rule }) => rule)).toEqual(['private']);
  });

  test('a plan that passes without a price says whether it is sold on request, or nobody has read it', () => {
    const yes = { commercialUse: 'yes' } as const;
    const state = (amount: number | null | undefined) => {
      const { verdict, price, noPrice } = on([sold('Pro', amount, yes)], { paidWork: true });
      return [verdict, price?.amount ?? null, noPrice];
    };
    expect(state(20)).toEqual(['passes', 20, null]);
    expect(state(null)).toEqual(['passes', null, 'on request']);
    expect(state(undefined)).toEqual(['passes', null, 'not read']);
    expect(on([sold('Pro', null, { commercialUse: 'no' })], { paidWork: true }).noPrice).toBeNull();
  });

  test('a price by use says what one use is', () => {
    const by = (unit?: string) => ({ period: 'use', billed: 'by use', ...(unit && { unit }) });
    const priced = (unit?: string) => on([sold('API', 0.05, {}, by(unit))], {}).price;
    expect(priced('minute')).toMatchObject({ period: 'use', unit: 'minute' });
    expect(priced()).not.toHaveProperty('unit');
  });

  test('a reason in another language has its English, and says how its page was read', () => {
    const read = verdictStatement(
      7,
      verdictOf(
        makeTool({
          sources: {
            maker: { ...sources['terms']!, copy: null, kind: 'maker', pageDate: null },
            audit: {
              ...sources['terms']!,
              copy: 'https://github.com/owner/audits/blob/main/a.md',
              kind: 'dated transcription',
              pageDate: '2026-09-15',
            },
          },
          plans: [
            planSchema.parse({
              name: 'Pro',
              price: null,
              rights: {
                commercialUse: {
                  answer: 'yes',
                  evidence: [{ source: 'audit', quote: '商用利用できます', english: 'Commercial use is possible' }],
                },
                watermark: { answer: 'no', evidence: [{ source: 'maker', quote: 'No watermark.' }] },
              },
            }),
          ],
        }),
        rulesSchema.parse({ paidWork: true, noWatermark: true, indemnity: true }),
      ),
    ).reasons;
    expect(read.map(({ rule, english, kind, read: how }) => [rule, english, kind, how])).toEqual([
      [
        'paidWork',
        'Commercial use is possible',
        'dated transcription',
        'as copied on 15 September 2026 by owner/audits',
      ],
      ['indemnity', null, null, null],
      ['noWatermark', null, 'maker', 'read on 20 November 2026'],
    ]);
  });
});

test.each((judged.cases as JudgedVerdict[]).map((one, index) => [index + 1, one.name, one] as const))(
  'judged case %i: %s',
  (_, _name, one) => {
    const { verdict, plan, price } = verdictOf(judgedTool(one), rulesSchema.parse(one.rules));
    const sum = price && price.amount * price.seats;
    expect([verdictWords[verdict], plan, sum]).toEqual([one.verdict, one.plan, one.price?.amount ?? null]);
  },
);

test('the ready-made rules grow stricter but for trying, which asks nothing', () => {
  const [client, confidential, regulated, trying] = readyMadeRules.map((one) => one.rules);
  expect(trying).toEqual(rulesSchema.parse({}));
  for (const [weaker, stronger] of [
    [client, confidential],
    [confidential, regulated],
  ])
    for (const name of ['paidWork', 'private', 'indemnity', 'noWatermark', 'noAttribution'] as const)
      expect(Number(stronger?.[name])).toBeGreaterThanOrEqual(Number(weaker?.[name]));
});

test('a plan that is closed to new customers is none to take', () => {
  const yes = { commercialUse: { answer: 'yes' as const, condition: '', evidence: words } };
  const pro = planSchema.parse({ name: 'Pro', price: null, rights: yes });
  const judge = (plans: Plan[]) => verdictOf(makeTool({ sources, plans }), rulesSchema.parse({ paidWork: true }));
  expect(judge([pro]).plan).toBe('Pro');
  expect(judge([{ ...pro, closedToNew: { since: null, evidence: words } }]).plan).toBeNull();
});
